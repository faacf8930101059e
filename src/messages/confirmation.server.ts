import { randomInt } from 'node:crypto'
import { env } from '@/config/env.server'
import { flagsOnServer } from '@/data/feature-flags/flags-on-server.server'
import { type MessageKind, SAVED_SEARCH } from '@/domain/message-kind'
import { visibleText } from '@/domain/visible-text'
import type { Message } from './message.server'
import type { Messages } from './messages.server'

/** Milliseconds. */
export const CODE_LASTS = 30 * 60_000
/** Guesses of a million codes. */
const MOST_TRIES = 5

/** Whether an address is confirmed by a code first. Without a mail server nobody could be sent one; a search is followed only then. */
export async function needsCode(kind: MessageKind): Promise<boolean> {
  if (!env.MESSAGES_SMTP_URL) return false
  if (kind === SAVED_SEARCH) return true
  const { flags } = await flagsOnServer()
  return flags.BUYING_PROCESS_EMAIL_VERIFICATION === true
}

/** Six digits. The message keeps only its index, so that nobody can read it in the store. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** Hands a message on when its code is right. */
export async function confirmCode(
  message: Message,
  typed: string,
  { store, sealing }: Pick<Messages, 'store' | 'sealing'>,
): Promise<'confirmed' | 'wrong' | 'ended'> {
  if (message.state !== 'held') return 'confirmed'
  const code = visibleText(typed).replace(/[\s.-]/g, '')
  const outcome = await store.tryCode(message.id, sealing.deriveIndexes(codeText(message, code)), MOST_TRIES)
  if (outcome === 'confirmed') await store.release(message)
  return outcome
}

/** What the index of a code is made of: it confirms the address that it was sent to, and no other. */
export const codeText = ({ id, content }: Message, code: string) => `${id} ${content?.values.email} ${code}`
