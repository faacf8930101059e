import { publicEnv } from '@/config/env.public'
import { canonicalPath } from '@/routing/alternates'
import { buildPathFromText, NOT_FOUND_PATH } from '@/routing/build-path'
import { splitAddress as splitWhole } from '@/routing/parse-path'
import { resolvePath } from '@/routing/resolve-path'
import { leadsAway } from '@/routing/route-flag'
import { splitAddress } from '@/routing/split-address'
import { switchPath } from '@/routing/switch-path'
import type { Reading } from '../read/reading'
import { fillPlaceholders } from './placeholders'

/** Addresses outside the site that a text may point at. No javascript:, data: or protocol-relative address passes. */
const SAFE_ADDRESS = /^(?:https:\/\/[^\s/]|mailto:[^\s@]+@|tel:\+?\d)[^\s]*$/

export function isSafeAddress(address: string): boolean {
  return SAFE_ADDRESS.test(address)
}

/**
 * The address of a route for this audience, or undefined when no page answers to that name and those parameters, or when a flag
 * that this reading knows leads it elsewhere, or when the page is not there now.
 */
export function addressOfRoute(
  name: string,
  params: Readonly<Record<string, unknown>>,
  anchor: string,
  { language, salesType, flags, closed }: Reading,
): string | undefined {
  const path = buildPathFromText(name, { ...params }, language, salesType)
  if (path === NOT_FOUND_PATH || closed?.has(path) || (flags && leadsAway(path, salesType, flags))) return undefined
  return anchor ? `${path}#${encodeURIComponent(anchor)}` : path
}

const ROUTE_SCHEME = 'route:'

/**
 * The address of a link as an editor wrote it: `route:models.carline?carline_code=BORN#prices`; that of a page of this site as a browser
 * shows it; or an address outside the site. Undefined when it is none of these.
 */
export function resolveWrittenAddress(written: string, audience: Reading): string | undefined {
  // The Markdoc parser has encoded the braces of a placeholder.
  const address = fillPlaceholders(written.replaceAll('%7B', '{').replaceAll('%7D', '}'), audience.language)
  if (!address.startsWith(ROUTE_SCHEME)) {
    const own = ownPage(address)
    if (own) return ownPath(own, audience)
    return isSafeAddress(address) ? address : undefined
  }
  const [beforeAnchor = '', anchor = ''] = address.slice(ROUTE_SCHEME.length).split('#', 2)
  const [name, query] = splitAddress(beforeAnchor)
  return addressOfRoute(name, Object.fromEntries(new URLSearchParams(query)), anchor, audience)
}

/** The page of this site that an address names, whole or from its first bar on, in either language and in any spelling. */
function ownPage(address: string) {
  const within = address.startsWith(`${publicEnv.siteUrl}/`) ? address.slice(publicEnv.siteUrl.length) : address
  const parts = splitWhole(within)
  const found = parts && resolvePath(parts.language, parts.segments)
  return found && found.kind !== 'not-found' ? { match: found.match, address: within } : undefined
}

/** Its address for a reader, who stays with their language; the pages for businesses are meant where one of them was written. */
function ownPath({ match, address }: NonNullable<ReturnType<typeof ownPage>>, reading: Reading): string | undefined {
  const { language, flags, closed } = reading
  const salesType = match.salesType === 'B2B' ? 'B2B' : reading.salesType
  const path = canonicalPath({ ...match, salesType }, language)
  if (path === NOT_FOUND_PATH || closed?.has(path) || (flags && leadsAway(path, salesType, flags))) return undefined
  return switchPath(address, { language, salesType })
}
