import type { MessageContent } from '../message.server'
import type { Sealing } from './sealing.server'

/** An address in the one spelling by which a person is found. */
export function personalKey(email: string): string {
  return email.trim().toLowerCase()
}

/** Whom a message is from, as the store keeps it: by address and by phone. */
export function personOf(
  { values: { email, phone } }: MessageContent,
  { indexOf }: Pick<Sealing, 'indexOf'>,
): readonly [email: string | null, phone: string | null] {
  return [email ? indexOf(personalKey(email)) : null, phone ? indexOf(phone) : null]
}
