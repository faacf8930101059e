import { readCarline } from '@/content/read/carlines.server'
import { listDealers } from '@/content/read/dealers.server'
import { listArticleDates, listNewsPage } from '@/content/read/news.server'
import { listTabs } from '@/content/read/page-entries.server'
import { TAB_ROUTES, type TabRoute } from '@/content/schema/content-routes'
import { audienceQuery } from '@/data/audience-query'
import { vehiclePages } from '@/data/stock/vehicle-pages'
import { CARLINE_CODES, carlinesOnSale } from '@/domain/carline'
import { availableTabs } from '@/domain/carline-tabs'
import type { Audience } from '@/routing/build-path'
import type { RouteName } from '@/routing/route-table'
import { paramSets } from '@/routing/static-paths'

export interface OpenParams {
  readonly params: Readonly<Record<string, string | readonly string[]>>
  /** The day the thing behind it last changed, where the thing itself says so. */
  readonly changed?: string | undefined
  /** It comes from a list of what exists, maybe of thousands: its page need not be loaded to know that there is one. */
  readonly isThere?: true
}

type Lister = (audience: Audience) => Promise<readonly OpenParams[]> | readonly OpenParams[]

/** What stands behind each parameter that the table leaves open, today. */
const LISTERS: { readonly [N in RouteName]?: Lister } = {
  'models.carline.tab': async (audience) => {
    const carlines = await Promise.all(CARLINE_CODES.map((code) => readCarline(code, audience)))
    return carlines.flatMap((words) =>
      words ? availableTabs(words).map((tab_slug_id) => ({ params: { carline_code: words.code, tab_slug_id } })) : [],
    )
  },
  // With a car that is announced nobody can drive yet.
  'models.carline.test-drive': () => carlinesOnSale().map((carline_code) => ({ params: { carline_code } })),
  'stock.vehicle': vehicles,
  'contact.dealer': async (audience) => {
    const dealers = await listDealers(audience)
    return dealers.map(({ id }) => ({ params: { dealer: id } }))
  },
  'news.page': async (audience) => {
    const first = await listNewsPage(audience, 1)
    const others = Array.from({ length: (first?.pages ?? 1) - 1 }, (_, index) => String(index + 2))
    return others.map((page) => ({ params: { page }, isThere: true as const }))
  },
  'news.article': async (audience) => {
    const articles = await listArticleDates(audience)
    return articles.map(({ slug, date }) => ({
      params: { slug: slug.split('/') },
      changed: date,
      isThere: true as const,
    }))
  },
  ...(Object.fromEntries(Object.keys(TAB_ROUTES).map((name) => [name, tabLister(name as TabRoute)])) as Record<
    TabRoute,
    Lister
  >),
}

/**
 * Every set of parameters that a route has today; the closed ones from the table, the open ones from what there is.
 *
 * @throws what a call throws when the service does not answer: only the cars in stock are asked for there
 */
export async function listParams(name: RouteName, audience: Audience): Promise<readonly OpenParams[]> {
  const lister = LISTERS[name]
  return lister ? lister(audience) : paramSets(name).map((params) => ({ params }))
}

function tabLister(name: TabRoute): Lister {
  const page = TAB_ROUTES[name]
  return async ({ language }) => {
    const sets = await Promise.all(
      paramSets(page).map(async (params) => {
        const tabs = await listTabs(page, language, params)
        return tabs.map((tab_slug_id) => ({ params: { ...params, tab_slug_id } }))
      }),
    )
    return sets.flat()
  }
}

/** A sitemap may hold 50,000 addresses; this many cars say what there is, and the lists lead to all the others. */
const VEHICLES_AT_MOST = 2_000

async function vehicles(audience: Audience): Promise<readonly OpenParams[]> {
  const cars: OpenParams[] = []
  const body = { ...audienceQuery(audience), criteria: { carline: [...carlinesOnSale()] } }
  for await (const { vehicles: found } of vehiclePages(body, VEHICLES_AT_MOST)) {
    for (const { carline_code, commission_id, updated_at } of found) {
      cars.push({
        params: { modelName: carline_code, commissionId: commission_id },
        changed: updated_at,
        isThere: true,
      })
    }
  }
  return cars
}
