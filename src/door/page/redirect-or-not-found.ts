import { AFTER_TROUBLE_S } from '@/config/constants'
import type { Reading } from '@/content/read/reading'
import type { KnownFlags } from '@/data/feature-flags/known-flags'
import { isLanguage, type Language } from '@/domain/language'
import { canonicalPath } from '@/routing/alternates'
import { listCrumbs } from '@/routing/crumbs'
import type { RouteMatch } from '@/routing/params'
import { resolvePath } from '@/routing/resolve-path'
import { closedRouteParent } from '@/routing/route-flag'
import { splitAddress } from '@/routing/split-address'
import type { Loaded } from '../loaders/loaded'
import type { MainResourceStatus } from './main-resource-status'
import { NOT_FOUND_S } from './revalidate-seconds'

/** What the door answers instead of a page, in the form that Next takes from getStaticProps. */
export type RedirectOrNotFound =
  | { readonly notFound: true; readonly revalidate?: number }
  | { readonly redirect: { readonly destination: string; readonly permanent: boolean }; readonly revalidate?: number }

export type Resolved =
  | { readonly kind: 'page'; readonly match: RouteMatch; readonly language: Language }
  | { readonly kind: 'other'; readonly answer: RedirectOrNotFound }

const notFound = { notFound: true, revalidate: NOT_FOUND_S } as const

/** Step 1, resolve: which page an address is, or where it leads. */
export function resolve(locale: string | undefined, segments: readonly string[]): Resolved {
  // `en` is the placeholder of next-i18next.config.js: nothing is ever served in it.
  if (!isLanguage(locale)) return { kind: 'other', answer: { notFound: true } }
  const resolution = resolvePath(locale, segments)
  switch (resolution.kind) {
    case 'match':
      return { kind: 'page', match: resolution.match, language: locale }
    case 'redirect':
      return { kind: 'other', answer: { redirect: { destination: resolution.path, permanent: true } } }
    case 'not-found':
      return { kind: 'other', answer: notFound }
  }
}

/** What decides whether a page exists. */
interface Open {
  readonly flags: KnownFlags
  readonly closed: NonNullable<Reading['closed']>
}

/**
 * Step 3, close: a route behind a flag that is off leads to its parent, a page whose time is over or that is for other buyers to
 * the one above it; what nobody has written, or whose time has not come, is not found.
 */
export function closed(
  match: RouteMatch,
  language: Language,
  { flags: { flags, areCurrent }, closed: pages }: Open,
  loaded: Loaded | undefined,
): RedirectOrNotFound | undefined {
  const parent = closedRouteParent(match, flags)
  if (parent) {
    // What its template has no place for belongs to the page that is closed.
    const [destination] = splitAddress(canonicalPath(parent, language))
    return { redirect: { destination, permanent: false }, revalidate: areCurrent ? NOT_FOUND_S : AFTER_TROUBLE_S }
  }
  if (loaded) return undefined
  const above = pages.get(canonicalPath(match, language)) === 'over' && listCrumbs(match, language).at(-2)
  return above
    ? { redirect: { destination: canonicalPath(above, language), permanent: false }, revalidate: NOT_FOUND_S }
    : notFound
}

/** Step 5 as well: the main resource has another address. It may change again, so the answer is not kept for long. */
export function moved(to: RouteMatch, language: Language, anchor?: string): RedirectOrNotFound {
  const destination = canonicalPath(to, language) + (anchor ? `#${anchor}` : '')
  return { redirect: { destination, permanent: true }, revalidate: NOT_FOUND_S }
}

/** Step 5, refuse: a page whose main resource the service does not know is not found, unless its view says so itself. */
export function refused(
  main: MainResourceStatus,
  { tellsRefusal }: Pick<Loaded, 'tellsRefusal'>,
): RedirectOrNotFound | undefined {
  return main.kind === 'refused' && !tellsRefusal ? notFound : undefined
}
