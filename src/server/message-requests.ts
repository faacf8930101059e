import { paramCodecs } from '@/routing/codecs'
import { B2B_SEGMENTS, MESSAGE } from '@/routing/route-words.mjs'
import { createRateLimit } from './rate-limit'

/** Seconds: nobody writes many messages. */
const WINDOW = 600

/** Counts the messages that one address sends by one form, whichever of its two ways they come. */
export function createMessageLimit(messages: number): (address: string, form: string) => Promise<number | undefined> {
  const limit = createRateLimit(messages, WINDOW)
  return (address, form) => limit(`${address} ${form}`)
}

const FORM_PAGE = new RegExp(
  `^/(?:fr|nl)/(?:(?:${Object.values(B2B_SEGMENTS).join('|')})/)?(?:${Object.values(MESSAGE).join('|')})/([a-z-]+)$`,
)

/** Whether a page takes POST: the forms and receipts do, for visitors without a script. */
export function isFormPage(path: string): boolean {
  return FORM_PAGE.test(path)
}

/** The form by which a message is sent, as its address says it; undefined for everything else. */
export function readFormKind(method: string, path: string): string | undefined {
  if (method !== 'POST') return undefined
  const word = /^\/api\/messages\/([a-z-]+)$/.exec(path)?.[1] ?? FORM_PAGE.exec(path)?.[1]
  return word && (paramCodecs.message_kind.loosen(word) ?? word)
}
