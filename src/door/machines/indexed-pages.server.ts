import { findEntry } from '@/content/read/find-entry.server'
import { localizeMatch } from '@/content/read/localize-match.server'
import { flagsOnServer } from '@/data/feature-flags/flags-on-server.server'
import { createMatch } from '@/routing/create-match'
import '@/data/server-transport.server'
import { LANGUAGES, type Language } from '@/domain/language'
import { canonicalPath } from '@/routing/alternates'
import type { Audience } from '@/routing/build-path'
import type { RouteMatch } from '@/routing/params'
import { closedRouteParent } from '@/routing/route-flag'
import { ROUTE_NAMES, routeDefinition } from '@/routing/route-table'
import { load } from '../loaders/site-loaders.server'
import { contentDate } from './content-dates.server'
import { laterDate } from './later-date'
import { listParams } from './open-params.server'

export interface IndexedPage {
  readonly match: RouteMatch
  /** Its address in each language that it exists in, this one included. */
  readonly paths: { readonly [L in Language]?: string }
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
        return { language, paths: new Map(pages.map(({ key, path }) => [key, path])), isWhole }
      }),
    ),
  ])
  const pages = here.pages.map(({ match, key, path, changed }) => ({
    match,
    changed,
    paths: {
      [audience.language]: path,
      ...Object.fromEntries(
        there.flatMap(({ language, paths }) => (paths.has(key) ? [[language, paths.get(key)]] : [])),
      ),
    },
  }))
  return { pages, isWhole: [here, ...there].every(({ isWhole }) => isWhole) }
}

interface ExistingPage {
  readonly match: RouteMatch
  /** The same in every language. */
  readonly key: string
  readonly path: string
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
    const sets = await listParams(name, audience).catch(() => undefined)
    if (!sets) isWhole = false
    for (const { params, changed, isThere } of sets ?? []) {
      const match = createMatch(name, params, audience.salesType)
      // A page whose way is closed, or that its loader does not know, would be an address that leads elsewhere.
      if (closedRouteParent(match, flags)) continue
      if (!isThere && !(await load(match, { ...audience, flags }))) continue
      const entry = await findEntry(match)
      pages.push({
        match,
        key: await pageKey(match),
        path: canonicalPath(match, audience.language),
        changed: laterDate(changed, entry && contentDate(entry)),
      })
    }
  }
  return { pages, isWhole }
}

async function pageKey(match: RouteMatch): Promise<string> {
  const { name, params } = await localizeMatch(match, LANGUAGES[0])
  return `${name} ${JSON.stringify(params)}`
}
