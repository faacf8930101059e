import type { MessageContent } from '../message.server'
import type { Sealing } from './sealing.server'

/** Of what was typed: the moment and what the car cost then do not make it another message. */
function textOf({ values }: MessageContent): string {
  const entries = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))
  return `content ${JSON.stringify(entries)}`
}

/** The same for the same words. Whoever has a copy of the store and no key can try no address against it. */
export function digestContent(content: MessageContent, { deriveIndex }: Pick<Sealing, 'deriveIndex'>): string {
  return deriveIndex(textOf(content))
}

/** Whether a digest is that of a content, by whichever key. */
export function isDigestOf(
  digest: unknown,
  content: MessageContent,
  { deriveIndexes }: Pick<Sealing, 'deriveIndexes'>,
): boolean {
  return deriveIndexes(textOf(content)).includes(String(digest))
}

/** The key of a message whose form has none: that of a form is a random one. */
export function keyOfWords(said: string, { deriveIndex }: Pick<Sealing, 'deriveIndex'>): string {
  return `words:${deriveIndex(`form ${said}`)}`
}

/** In an UPDATE of a message: a key that was made of its words goes with them. By a random one its form is known as before. */
export const FORGET_WORDS = "key = CASE WHEN key LIKE 'words:%' THEN 'gone:' || id ELSE key END"
