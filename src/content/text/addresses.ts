import { buildPathFromText, NOT_FOUND_PATH } from '@/routing/build-path'
import { leadsAway } from '@/routing/route-flag'
import { splitAddress } from '@/routing/split-address'
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
 * The address of a link inside a running text: `route:models.carline?carline_code=BORN#prices`, or an address
 * outside the site. Undefined when it is neither.
 */
export function resolveWrittenAddress(written: string, audience: Reading): string | undefined {
  // The Markdoc parser has encoded the braces of a placeholder.
  const address = fillPlaceholders(written.replaceAll('%7B', '{').replaceAll('%7D', '}'), audience.language)
  if (!address.startsWith(ROUTE_SCHEME)) return isSafeAddress(address) ? address : undefined
  const [beforeAnchor = '', anchor = ''] = address.slice(ROUTE_SCHEME.length).split('#', 2)
  const [name, query] = splitAddress(beforeAnchor)
  return addressOfRoute(name, Object.fromEntries(new URLSearchParams(query)), anchor, audience)
}
