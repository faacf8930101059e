import type { MessageContent } from '../message.server'
import type { Sealing } from './sealing.server'

/** An address in the one spelling by which a person is found. */
export function personalKey(email: string): string {
  return email.trim().toLowerCase()
}

/** Whom a message is from, as the store keeps it: by address and by phone. */
export function indexPerson(
  { values: { email, phone } }: MessageContent,
  { deriveIndex }: Pick<Sealing, 'deriveIndex'>,
): readonly [email: string | null, phone: string | null] {
  return [email ? deriveIndex(personalKey(email)) : null, phone ? deriveIndex(phone) : null]
}
