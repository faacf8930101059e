import { createHash } from 'node:crypto'
import { onlyInPreview } from '@/config/preview.server'

/** A preview of a few drafts names them in its cookie and its link, which hold little: by marks, not by names. */
const MARK_LENGTH = 5

/** Drafts that are seen together: beside as many flags as a preview changes, its cookie holds no more. */
export const MOST_CHOSEN = 24

const markOf = (entry: string) => createHash('sha256').update(entry).digest('base64url').slice(0, MARK_LENGTH)

/** @param entries `pages/co2`, `navigation/cars` */
export const marksOf = (entries: readonly string[]): string => entries.map(markOf).join('')

/** Which drafts the preview shows that is made now; undefined where it shows all of them. */
export function chosenInPreview(): ((entry: string) => boolean) | undefined {
  const only = onlyInPreview()
  if (only === undefined) return undefined
  const marks = new Set(only.match(new RegExp(`.{${MARK_LENGTH}}`, 'g')))
  return (entry) => marks.has(markOf(entry))
}
