import { isDeepStrictEqual } from 'node:util'
import { CARLINE_OF_STOCKS } from '@/brand/shown-carlines'
import { readArticle } from '@/content/read/article.server'
import { readBanner } from '@/content/read/banners.server'
import { readCarline, readCarlineScenes, readCarlineTab } from '@/content/read/carlines.server'
import { readContact } from '@/content/read/contact.server'
import { listDealers, readDealer } from '@/content/read/dealers.server'
import { findTopic, readFaq, readTopic } from '@/content/read/faq.server'
import { localizeMatch } from '@/content/read/localize-match.server'
import { listNews, listNewsPage } from '@/content/read/news.server'
import type { PageParams } from '@/content/read/page-entries.server'
import { readPage } from '@/content/read/pages.server'
import type { Reading } from '@/content/read/reading'
import { isContentRoute } from '@/content/schema/content-routes'
import type { PageContent } from '@/content/types'
import type { Prefetchable } from '@/data/prefetchable'
import { reportUnknownDealer } from '@/data/stock/report-unknown-dealer'
import { readBudget } from '@/domain/budget'
import { type Calculation, readCalculation } from '@/domain/calculation'
import { type CarlineCode, isSoldCarline } from '@/domain/carline'
import { availableTabs } from '@/domain/carline-tabs'
import { commissionIdPattern, spellCommissionId } from '@/domain/commission-id'
import { readCostCalculation } from '@/domain/cost-plan'
import { readFleetPlan } from '@/domain/fleet-plan'
import { isOneOf } from '@/domain/is-one-of'
import { readChoice } from '@/domain/product-choice'
import { parseTypedCode } from '@/domain/typed-code'
import {
  carlineStartQueries,
  comparedVehicleQuery,
  compareQueries,
  confQueries,
  offerQueries,
  startQueries,
} from '@/features/configurator/configurator.prefetch'
import {
  budgetQueries,
  calculationPageQueries,
  choiceQueries,
  costsQueries,
  fleetQueries,
  toolQueries,
} from '@/features/finance/finance.prefetch'
import { homeQueries } from '@/features/home/home.prefetch'
import { carlineQueries, carlineTabQueries, modelsQueries, testDriveQueries } from '@/features/models/models.prefetch'
import {
  closestQueries,
  comparedVehiclesQuery,
  correctedVehicleRoute,
  reservedVehicleQueries,
  sameModelQueries,
  soldVehicleRoute,
  stockListQueries,
  stockVehicleQueries,
  vehicleDealerId,
} from '@/features/stock/stock.prefetch'
import type { RouteMatch, RouteParams } from '@/routing/params'
import type { RouteName } from '@/routing/route-table'
import type { LoadedProps, RouteViews } from '@/site/route-views'
import type { Loaded, PageReading } from './loaded'

type Queries = readonly Prefetchable[]

/** What a page needs from the server; undefined when there is no such page (no such tab, article, car on sale …). */
type Loader<N extends RouteName> = (
  params: RouteParams<N>,
  reading: PageReading,
) => Loaded<LoadedProps<N>> | undefined | Promise<Loaded<LoadedProps<N>> | undefined>

/** Routes whose page is an editor's words: they need no loader of their own. */
type EditorialRoute = {
  [N in RouteName]: RouteViews[N] extends 'editorial/EditorialView' ? N : never
}[RouteName]

/** One loader for each other route, held to the props of its view (views.ts): one that is missing does not compile. */
const loaders: { readonly [N in Exclude<RouteName, EditorialRoute>]: Loader<N> } = {
  homepage: async (_params, reading) => {
    const page = await words('homepage', reading)
    return page && { queries: homeQueries(reading), view: { page, news: await listNews(reading, 3) } }
  },

  models: (_params, reading) => modelsList(reading),
  'models-v2': (_params, reading) => modelsList(reading),
  'models.carline': async ({ carline_code }, reading) => {
    const words = await readCarline(carline_code, reading)
    if (!words) return undefined
    const scenes = await readCarlineScenes(carline_code, reading)
    const banner = await readBanner('model', carline_code, reading)
    return { queries: carlineQueries(reading, carline_code), view: { words, scenes, banner } }
  },
  'models.carline.tab': async ({ carline_code, tab_slug_id }, reading) => {
    const carline = await readCarline(carline_code, reading)
    if (!carline || !isOneOf(availableTabs(carline), tab_slug_id)) return undefined
    const tab = await readCarlineTab(carline_code, tab_slug_id, reading)
    return {
      queries: carlineTabQueries(reading, carline_code, tab_slug_id),
      view: { words: carline, tab: tab ?? null },
    }
  },
  'models.carline.test-drive': ({ carline_code }, reading) => remote(testDriveQueries(reading, carline_code)),

  'car-configurator': (_params, reading) => remote(startQueries(reading)),
  'car-configurator.models': (_params, reading) => remote(startQueries(reading)),
  'car-configurator.carline': async ({ carline_code }, reading) =>
    remote(await carlineStartQueries(reading, carline_code)),
  'car-configurator.conf': ({ id: typed }, reading) => {
    const id = typed.trim().toLowerCase()
    const own: RouteMatch = { name: 'car-configurator.conf', params: { id }, salesType: reading.salesType }
    return {
      ...remote(confQueries(reading, id)),
      tellsRefusal: true,
      ...(id !== typed && { belongsTo: () => own }),
    }
  },
  'car-configurator.offer': ({ cupra_code }, reading) => ({
    ...remote(offerQueries(reading, cupra_code)),
    tellsRefusal: true,
    isUnreadable: !parseTypedCode(cupra_code),
  }),

  'car-configurator.compare': ({ cupra_code, other_codes: [other_code = '', typed, ...more] }, reading) => {
    const commissionId = typed && spellCommissionId(typed)
    const isNumber = commissionId === undefined || commissionIdPattern.test(commissionId)
    if (!isNumber || more.length > 0) return undefined
    const vehicle = commissionId ? [comparedVehicleQuery(reading, commissionId)] : []
    const codes = [cupra_code, other_code]
    return {
      ...remote([...compareQueries(reading, codes), ...vehicle]),
      tellsRefusal: true,
      mainResources: codes.length,
      isUnreadable: !codes.every(parseTypedCode),
    }
  },
  'financing.calculation': ({ calculation }, reading) => {
    const asked = readCalculation(calculation)
    return asked && { ...remote(calculationPageQueries(reading, asked)), ...onceSold(asked.car, reading) }
  },
  'financing.costs': async ({ costs }, reading) => {
    const asked = readCostCalculation(costs)
    return asked && { ...remote(await costsQueries(reading, asked)), ...onceSold(asked.car, reading) }
  },
  'financing.budget': ({ budget }, reading) => {
    const asked = readBudget(budget)
    return asked && remote(budgetQueries(reading, asked))
  },
  'financial-solutions.choice': async ({ choice }, reading) => {
    const asked = readChoice(choice)
    return asked && remote(await choiceQueries(reading, asked))
  },
  'fleet.calculation': ({ fleet }, reading) => {
    const asked = readFleetPlan(fleet)
    return asked && remote(fleetQueries(reading, asked))
  },

  stock: (_params, reading) => stockList('stock', reading),
  'stock.model': ({ modelName }, reading) => stockOfModel(modelName, reading),
  'stock.flemish-region-incentive': ({ modelName }, reading) =>
    stockOfModel(modelName, reading, 'FLEMISH_REGION_INCENTIVE'),
  'stocks.formentor': (_params, reading) => stockList('stocks.formentor', reading, CARLINE_OF_STOCKS),
  'stock.vehicle': ({ modelName, commissionId }, reading) => {
    const others = isSoldCarline(modelName) ? { whenRefused: sameModelQueries(reading, modelName) } : undefined
    // What cannot be a number is no car: the service need not be asked for it.
    if (!commissionIdPattern.test(commissionId)) {
      return others && { ...remote([]), isUnreadable: true, thenQueries: () => others.whenRefused }
    }
    return {
      ...remote(stockVehicleQueries(reading, commissionId)),
      ...(others && { ...others, tellsRefusal: true }),
      thenQueries: (answers) => reservedVehicleQueries(answers, reading, commissionId),
      whenGone: closestQueries(reading, commissionId),
      belongsTo: (answers) => correctedVehicleRoute(answers, { modelName, commissionId }, reading),
      thenView: async (answers) => {
        const id = vehicleDealerId(answers, reading, commissionId)
        if (id === undefined) return {}
        if ((await listDealers(reading)).some((dealer) => dealer.id === id)) return { hasDealerPage: true }
        reportUnknownDealer(id)
        return {}
      },
    }
  },
  'my-cars': () => remote([]),
  'stock.compare': ({ commissionIds }, reading) => {
    const query = comparedVehiclesQuery(commissionIds, reading)
    return query && remote([query])
  },

  contact: async (_params, reading) => {
    const page = await words('contact', reading)
    if (!page) return undefined
    const [contact, dealers] = await Promise.all([readContact(reading), listDealers(reading)])
    return { queries: [], view: { page, contact, dealers } }
  },
  'contact.dealer': async ({ dealer }, reading) => {
    const entry = await readDealer(dealer, reading)
    return entry && { queries: [], view: { entry } }
  },
  // Their pages are made for each request (door/messages), never by the door of the stored ones.
  message: () => undefined,
  'message.receipt': () => undefined,
  news: (_params, reading) => newsList(1, reading),
  'news.page': ({ page }, reading) => newsList(Number(page), reading),
  'news.article': async ({ slug }, reading) => {
    const article = await readArticle(slug, reading)
    return article && { queries: [], view: { article } }
  },
  faq: async (_params, reading) => {
    const page = await words('faq', reading)
    return page && { queries: [], view: { page, groups: await readFaq(reading) } }
  },
  'faq.topic': async ({ topic }, reading) => {
    const entry = await readTopic(topic, reading)
    return entry && { queries: [], view: { entry, picture: await faqPicture(reading) } }
  },
  'faq.question': async ({ question }, reading) => {
    const topic = await findTopic(question)
    const entry = topic && (await readTopic(topic, reading))
    if (!entry) return undefined
    const { salesType } = reading
    return {
      queries: [],
      view: { entry, picture: null },
      belongsTo: () => ({ name: 'faq.topic', params: { topic }, salesType }),
      anchor: question,
    }
  },
}

/** The picture of the page of all questions, beside each of their subjects. */
const faqPicture = async (reading: PageReading) => (await words('faq', reading))?.picture ?? null

function remote(queries: Queries) {
  return { queries, view: {} }
}

/** Whoever comes back to what a car of the stock would have cost is led to its page, which offers the closest ones. */
function onceSold(car: Calculation['car'], reading: PageReading): Pick<Loaded, 'whenGone' | 'belongsTo'> {
  if ('cupra_code' in car) return {}
  return {
    whenGone: closestQueries(reading, car.commission_id),
    belongsTo: (answers) => soldVehicleRoute(answers, reading, car.commission_id),
  }
}

/** Each with an editor's words around it, and the line under its title. */
async function modelsList(reading: PageReading) {
  const page = await words('models', reading)
  const banner = await readBanner('models', undefined, reading)
  return page && { queries: modelsQueries(reading), view: { page, banner } }
}

async function stockList(name: 'stock' | 'stocks.formentor', reading: PageReading, carline?: CarlineCode) {
  const page = await words(name, reading)
  const banner = await readBanner('stock', carline, reading)
  return page && { queries: stockListQueries(reading, carline), view: { page, banner } }
}

async function stockOfModel(carline: CarlineCode, reading: PageReading, incentive?: 'FLEMISH_REGION_INCENTIVE') {
  if (!isSoldCarline(carline)) return undefined
  const banner = await readBanner('stock', carline, reading)
  return { queries: stockListQueries(reading, carline, incentive), view: { banner } }
}

async function newsList(number: number, reading: Reading) {
  const list = await listNewsPage(reading, number)
  const page = list && (await words('news', reading))
  return page && { queries: [], view: { page, list } }
}

/** An editor's words for a route; undefined where nobody has written any. */
async function words(name: RouteName, reading: Reading, params: object = {}): Promise<PageContent | undefined> {
  return isContentRoute(name) ? readPage(name, { ...reading, params: params as PageParams }) : undefined
}

/** Runs the loader of a route; a page that is called otherwise in this language has its address there. */
export async function load(match: RouteMatch, reading: PageReading): Promise<Loaded | undefined> {
  const loaded = await loadCalled(match, reading)
  const own = loaded && (await localizeMatch(match, reading.language))
  return own && !isDeepStrictEqual(own, match) ? { ...loaded, belongsTo: () => own } : loaded
}

/** The loader of the route; the words alone where it has none. */
async function loadCalled(match: RouteMatch, reading: PageReading): Promise<Loaded | undefined> {
  const loader = (loaders as Partial<Record<RouteName, Loader<RouteName>>>)[match.name]
  if (loader) return loader(match.params, reading)
  const page = await words(match.name, reading, match.params)
  return page && { queries: [], ...withTool(match.name, page, reading), view: { page } }
}

/** The calculator of a page about money asks about the first car of its field. */
function withTool(name: RouteName, page: PageContent, reading: PageReading): Pick<Loaded, 'thenQueries'> {
  const hasTool = page.blocks.some((block) => block.kind === 'tool' && block.tool === 'financing')
  return hasTool ? { thenQueries: (answers) => toolQueries(reading, name, answers) } : {}
}
