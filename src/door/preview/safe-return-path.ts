import { canonicalPath } from '@/routing/alternates'
import { parsePath, splitAddress } from '@/routing/parse-path'

/** Where a form of the bar leads back to: a page of this site, built from the route table, or its homepage. */
export function safeReturnPath(path: unknown): string {
  const parsed = parsePath(String(path ?? ''))
  return parsed ? canonicalPath(parsed.match, parsed.language) : `/${readLanguage(path) ?? 'nl'}`
}

export function readLanguage(path: unknown) {
  return splitAddress(String(path ?? ''))?.language
}
