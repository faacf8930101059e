import { readCarline, readCarlineTab } from '@/content/carlines.server'
import { readContact } from '@/content/contact.server'
import { isContentRoute } from '@/content/content-routes'
import { listDealers, readDealer } from '@/content/dealers.server'
import { readFaq, readQuestion } from '@/content/faq.server'
import { listNews, listNewsPage, readArticle } from '@/content/news.server'
import { type PageParams, readPage } from '@/content/pages.server'
import type { Reading } from '@/content/reading'
import type { prefetch } from '@/data/prefetch.server'
import { isSoldCarline } from '@/domain/carline'
import {
  confQueries,
  modelsStepQueries,
  offerQueries,
  startQueries,
} from '@/features/configurator/configurator.prefetch'
import { homeQueries } from '@/features/home/home.prefetch'
import { isCarlineTab, isFiguresTab } from '@/features/models/carline-tabs'
import { carlineQueries, carlineTabQueries, modelsQueries, testDriveQueries } from '@/features/models/models.prefetch'
import { stockListQueries, stockVehicleQueries } from '@/features/stock/stock.prefetch'
import type { RouteMatch, RouteParams } from '@/routing/params'
import type { RouteName } from '@/routing/route-table'

type Queries = Parameters<typeof prefetch>[1]

export interface Loaded {
  /** Prefetched on the server. When the first one is refused as unknown, the page does not exist. */
  readonly queries: Queries
  /** The page exists all the same: the view receives the refusal as `refused` and says what was asked in vain. */
  readonly tellsRefusal?: boolean
  /** Prefetched when the main subject is gone for good (410): what to offer in its place. */
  readonly whenGone?: Queries
  /** Props of the view besides its parameters: content that editors own. */
  readonly view: Readonly<Record<string, unknown>>
}

/** What a page needs from the server; undefined when there is no such page (no such tab, article, car on sale …). */
type Loader<N extends RouteName> = (
  params: RouteParams<N>,
  audience: Reading,
) => Loaded | undefined | Promise<Loaded | undefined>

/** Routes that need more than an editor's words. The browser's half is site-views.ts. */
const loaders: { readonly [N in RouteName]?: Loader<N> } = {
  homepage: async (_params, audience) =>
    remoteWithWords('homepage', audience, homeQueries(audience), { news: await listNews(audience.language, 3) }),

  design: () => remote([]),

  models: (_params, audience) => remoteWithWords('models', audience, modelsQueries(audience)),
  'models-v2': (_params, audience) => remoteWithWords('models-v2', audience, modelsQueries(audience)),
  'models.carline': async ({ carline_code }, audience) => {
    const words = await readCarline(carline_code, audience)
    return words && { queries: carlineQueries(audience, carline_code), view: { words } }
  },
  'models.carline.tab': async ({ carline_code, tab_slug_id }, audience) => {
    if (!isCarlineTab(carline_code, tab_slug_id)) return undefined
    const words = await readCarline(carline_code, audience)
    const tab = await readCarlineTab(carline_code, tab_slug_id, audience)
    if (!words || (!tab && !isFiguresTab(tab_slug_id))) return undefined
    return { queries: carlineTabQueries(audience, carline_code, tab_slug_id), view: { words, tab: tab ?? null } }
  },
  'models.carline.test-drive': ({ carline_code }, audience) => remote(testDriveQueries(audience, carline_code)),

  'car-configurator': (_params, audience) => remote(startQueries(audience)),
  'car-configurator.models': (_params, audience) => remote(modelsStepQueries(audience)),
  'car-configurator.conf': ({ id }, audience) => ({ ...remote(confQueries(audience, id)), tellsRefusal: true }),
  'car-configurator.offer': ({ cupra_code }, audience) => ({
    ...remote(offerQueries(audience, cupra_code)),
    tellsRefusal: true,
  }),

  stock: (_params, audience) => remoteWithWords('stock', audience, stockListQueries(audience)),
  'stock.model': ({ modelName }, audience) =>
    isSoldCarline(modelName) ? remote(stockListQueries(audience, modelName)) : undefined,
  'stock.flemish-region-incentive': ({ modelName }, audience) =>
    isSoldCarline(modelName) ? remote(stockListQueries(audience, modelName)) : undefined,
  'stocks.formentor': (_params, audience) =>
    remoteWithWords('stocks.formentor', audience, stockListQueries(audience, 'FORMENTOR')),
  'stock.vehicle': ({ modelName, commissionId }, audience) => ({
    ...remote(stockVehicleQueries(audience, commissionId)),
    whenGone: stockListQueries(audience, modelName),
  }),

  contact: async (_params, audience) =>
    withWords('contact', audience, { contact: await readContact(audience), dealers: await listDealers(audience) }),
  'contact.dealer': async ({ dealer }, audience) => {
    const entry = await readDealer(dealer, audience)
    return entry && { queries: [], view: { entry } }
  },
  news: (_params, audience) => newsList(1, audience),
  'news.page': ({ page }, audience) => newsList(Number(page), audience),
  'news.article': async ({ slug }, audience) => {
    const article = await readArticle(slug, audience)
    return article && { queries: [], view: { article } }
  },
  faq: async (_params, audience) => withWords('faq', audience, { groups: await readFaq(audience) }),
  'faq.question': async ({ question }, audience) => {
    const entry = await readQuestion(question, audience)
    return entry && { queries: [], view: { entry } }
  },
}

function remote(queries: Queries): Loaded {
  return { queries, view: {} }
}

async function newsList(page: number, audience: Reading): Promise<Loaded | undefined> {
  const list = await listNewsPage(audience.language, page)
  return list && withWords('news', audience, { list })
}

/** A page made of an editor's words: the words are the page. */
async function withWords(
  name: RouteName,
  audience: Reading,
  view: Loaded['view'] = {},
  params: object = {},
): Promise<Loaded | undefined> {
  const page = isContentRoute(name) && (await readPage(name, { ...audience, params: params as PageParams }))
  return page ? { queries: [], view: { page, ...view } } : undefined
}

/** Remote data with an editor's words around it. */
async function remoteWithWords(name: RouteName, audience: Reading, queries: Queries, view: Loaded['view'] = {}) {
  const words = await withWords(name, audience, view)
  return words && { ...words, queries }
}

/** Runs the loader of a route; the words alone where it has none. */
export async function load(match: RouteMatch, audience: Reading): Promise<Loaded | undefined> {
  const loader = loaders[match.name] as Loader<RouteName> | undefined
  return loader ? loader(match.params, audience) : withWords(match.name, audience, {}, match.params)
}
