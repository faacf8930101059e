import { entryOf } from '@/content/entry-of.server'
import { flagsOnServer } from '@/data/feature-flags/flags-on-server.server'
import '@/data/server-transport.server'
import { LANGUAGES, type Language } from '@/domain/language'
import { canonicalPath } from '@/routing/alternates'
import type { Audience } from '@/routing/build-path'
import type { RouteMatch } from '@/routing/params'
import { closedRouteParent } from '@/routing/route-flag'
import { ROUTE_NAMES, routeDefinition } from '@/routing/route-table'
import { load } from '../site-loaders.server'
import { contentDate } from './content-dates.server'
import { latest } from './latest'
import { paramsOf } from './open-params.server'

export interface IndexedPage {
  readonly match: RouteMatch
  readonly path: string
  /** The languages that the page exists in, this one included. */
  readonly languages: readonly Language[]
  /** ISO date of the last change of its content; undefined where nobody knows. */
  readonly changed: string | undefined
}

export interface IndexedPages {
  readonly pages: readonly IndexedPage[]
  /** False: the service did not answer, and pages that depend on it are left out. */
  readonly isWhole: boolean
}

/** Every page of an audience that search engines should know, as the site stands today. */
export async function indexedPages(audience: Audience): Promise<IndexedPages> {
  const [here, there] = await Promise.all([
    existing(audience),
    Promise.all(
      LANGUAGES.filter((language) => language !== audience.language).map(async (language) => {
        const { pages, isWhole } = await existing({ ...audience, language })
        return { language, keys: new Set(pages.map(({ match }) => keyOf(match))), isWhole }
      }),
    ),
  ])
  const pages = here.pages.map(({ match, changed }) => ({
    match,
    changed,
    path: canonicalPath(match, audience.language),
    languages: [
      audience.language,
      ...there.filter(({ keys }) => keys.has(keyOf(match))).map(({ language }) => language),
    ],
  }))
  return { pages, isWhole: [here, ...there].every(({ isWhole }) => isWhole) }
}

interface ExistingPage {
  readonly match: RouteMatch
  readonly changed: string | undefined
}

async function existing(audience: Audience) {
  const { flags } = await flagsOnServer()
  const names = ROUTE_NAMES.filter((name) => {
    const { sitemap, robots } = routeDefinition(name)
    return sitemap && robots === 'index'
  })
  let isWhole = true
  // One after the other: they are hundreds, and nobody waits for a sitemap.
  const pages: ExistingPage[] = []
  for (const name of names) {
    const sets = await paramsOf(name, audience).catch(() => undefined)
    if (!sets) isWhole = false
    for (const { params, changed, isThere } of sets ?? []) {
      const match = { name, params, salesType: audience.salesType } as unknown as RouteMatch
      // A page whose way is closed, or that its loader does not know, would be an address that leads elsewhere.
      if (closedRouteParent(match, flags)) continue
      if (!isThere && !(await load(match, { ...audience, flags }))) continue
      const entry = await entryOf(match)
      pages.push({ match, changed: latest(changed, entry && contentDate(entry)) })
    }
  }
  return { pages, isWhole }
}

const keyOf = ({ name, params }: RouteMatch) => `${name} ${JSON.stringify(params)}`
