import type { Language } from '@/domain/language'
import { canonicalPath } from './alternates'
import { type Audience, buildPath } from './build-path'
import { splitAddress } from './parse-path'
import { resolvePath } from './resolve-path'

/**
 * The same page for another audience: name, parameters, foreign query values and hash stay as they are (spec §2).
 * `address` is a whole one, with its language ('/fr/stock?x=1#top'); one that is no page leads to the homepage.
 */
export function switchPath(address: string, to: Partial<Audience>): string {
  const parts = splitAddress(address)
  const language: Language = to.language ?? parts?.language ?? 'nl'
  const page = parts && resolvePath(parts.language, parts.segments)
  if (!page || page.kind === 'not-found') {
    return buildPath('homepage', {}, { language, salesType: to.salesType ?? 'B2C' })
  }
  const match = { ...page.match, salesType: to.salesType ?? page.match.salesType }
  return canonicalPath(match, language) + withoutSalesType(parts.search) + parts.hash
}

/**
 * A sales type in the query would contradict the new address, and be redirected back. Everything else stays to the
 * letter, however it was encoded.
 */
function withoutSalesType(search: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !/^sales_type(?:=|$)/.test(pair))
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}
