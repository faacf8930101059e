import type { Bilingual } from '@/domain/language'
import { typeset } from '@/i18n/typeset'
import type { Audience } from '@/routing/build-path'
import { NO_ROUTE } from '../schema/link'
import { addressOfRoute, resolveWrittenAddress } from '../text/addresses'
import { fillPlaceholders } from '../text/placeholders'
import type { ContentLink } from '../types'
import type { Reading } from './reading'

/** A link as it stands in an entry. */
export interface LinkEntry {
  route: string
  params: readonly { name: string; value: string }[]
  anchor: string
  address: string
  label: Bilingual
}

export function readText(text: Bilingual, { language }: Audience): string {
  return typeset(fillPlaceholders(text[language], language).trim(), language)
}

export function readOptionalText(text: Bilingual, audience: Audience): string | null {
  return readText(text, audience) || null
}

/** A business buyer's own words, where the entry has them: they take the place of everyone's. */
export function businessWords<Words extends Readonly<Record<string, Bilingual>>>(
  { business }: { readonly business: Words },
  { salesType }: Audience,
): Partial<Words> {
  const given = salesType === 'B2B' ? Object.entries(business).filter(([, { fr }]) => fr) : []
  return Object.fromEntries(given) as Partial<Words>
}

export function isLinkGiven(link: LinkEntry): boolean {
  return link.route !== NO_ROUTE || link.address !== ''
}

/** The address of a link for this audience; null when it has none, or one that is not allowed. */
export function readAddress(link: LinkEntry, audience: Reading): string | null {
  if (link.route === NO_ROUTE) return resolveWrittenAddress(link.address, audience) ?? null
  return pageAddress(link, audience)
}

/** The address of a page that an entry names, for this audience; null where it has none. */
export function pageAddress(
  { route, params, anchor }: Pick<LinkEntry, 'route' | 'params' | 'anchor'>,
  audience: Reading,
): string | null {
  const values = Object.fromEntries(params.map(({ name, value }) => [name, value]))
  return addressOfRoute(route, values, anchor, audience) ?? null
}

export function readLink(link: LinkEntry, audience: Reading, label?: string): ContentLink | null {
  const href = readAddress(link, audience)
  if (href === null) return null
  return { label: readOptionalText(link.label, audience) ?? label ?? href, href }
}

/** Whether a link is to a page that exists, and that a flag or its time closes: what it leads to is not to be spoken of either. */
export function isClosed(link: LinkEntry, reading: Reading): boolean {
  const { flags, closed, ...anyone } = reading
  return (
    (flags !== undefined || closed !== undefined) &&
    readAddress(link, reading) === null &&
    readAddress(link, anyone) !== null
  )
}
