import type { Language } from '@/domain/language'
import { canonicalPath } from './alternates'
import { matchPath } from './match-path'
import type { RouteMatch } from './params'
import { splitAddress } from './parse-path'

/**
 * The pages on the way to a page, the homepage first and the page itself last: every beginning of its address that is
 * a page of its own. So a route is under another one because its address is, and there is no second list to keep.
 */
export function crumbsOf(match: RouteMatch, language: Language): readonly RouteMatch[] {
  const segments = splitAddress(canonicalPath(match, language))?.segments ?? []
  const lengths = Array.from({ length: segments.length + 1 }, (_, length) => length)
  const shortest = match.salesType === 'B2B' ? 1 : 0
  return lengths.slice(shortest).flatMap((length) => matchPath(language, segments.slice(0, length)) ?? [])
}
