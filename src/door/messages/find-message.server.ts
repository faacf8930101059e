import type { Message } from '@/messages/message.server'
import { type Messages, siteMessages } from '@/messages/messages.server'
import { findByReceipt, type Right } from '@/messages/receipt.server'
import { readingTrouble } from '@/messages/report.server'

/** Seconds after which a store that could not be used may be asked again. */
export const AGAIN_AFTER = 30

/** The message of a link. `away`: nobody can say, as the store cannot be read, or was sealed with a key that this site does not have. */
export async function findMessage(
  link: string,
  right: Right = 'receipt',
): Promise<{ readonly messages: Messages; readonly message: Message | undefined } | 'away'> {
  try {
    const messages = await siteMessages()
    if (messages.isOfOtherKey) return 'away'
    const message = await findByReceipt(link, messages, Date.now(), right)
    readingTrouble.worked()
    return { messages, message }
  } catch (error) {
    readingTrouble.failed(error)
    return 'away'
  }
}
