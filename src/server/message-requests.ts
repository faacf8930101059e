import type { MessageKind } from '@/domain/message-kind'
import { paramCodecs } from '@/routing/codecs'
import { B2B_SEGMENTS, MESSAGE } from '@/routing/route-words.mjs'
/** Seconds in which messages of one visitor by one form are counted, whichever of its two ways they come: nobody writes many. */
export const MESSAGE_WINDOW = 600

const FORM_PAGE = new RegExp(
  `^/(?:fr|nl)/(?:(?:${Object.values(B2B_SEGMENTS).join('|')})/)?(?:${Object.values(MESSAGE).join('|')})/([a-z-]+)$`,
)

/** Whether a page takes POST: the forms and receipts do, for visitors without a script. */
export function isFormPage(path: string): boolean {
  return FORM_PAGE.test(path)
}

/** The form by which a message is sent; undefined for everything else, so that no word of a visitor's own is kept as a count of its own. */
export function readFormKind(method: string, path: string): MessageKind | undefined {
  if (method !== 'POST') return undefined
  const word = /^\/api\/messages\/([a-z-]+)$/.exec(path)?.[1] ?? FORM_PAGE.exec(path)?.[1]
  return word === undefined ? undefined : paramCodecs.message_kind.loosen(word)
}
