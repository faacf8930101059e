import type { Thing } from 'schema-dts'
import { brand } from '@/brand/brand'
import { CARLINE_OF_STOCKS } from '@/brand/shown-carlines'
import type { StockVehicle } from '@/contract/stock'
import { audienceQuery } from '@/data/audience-query'
import { configuratorQueries } from '@/data/configurator/queries'
import { stockQueries } from '@/data/stock/queries'
import { announcedWords } from '@/domain/announced-carline'
import { CARLINE_CODES, type CarlineCode } from '@/domain/carline'
import { CARLINE_TABS } from '@/domain/carline-tabs'
import { isOneOf } from '@/domain/is-one-of'
import { readSearch } from '@/domain/stock-search'
import { searchBody, vehicleBody } from '@/features/stock/list/stock-search'
import { buildPath } from '@/routing/build-path'
import type { RouteParams } from '@/routing/params'
import type { RouteName } from '@/routing/route-table'
import type { LoadedProps } from '@/site/route-views'
import { type CarNode, carlineNode, vehicleNode } from './car-json-ld.server'
import { dealerNode } from './dealer-json-ld.server'
import { articleNode, faqNodes, listNode } from './editorial-json-ld.server'
import type { PageFacts } from './page-facts.server'
import { organizationNode, websiteNode } from './site-json-ld.server'

type Node = Thing | CarNode

/** Name and schema.org nodes of a route. The view is of the page described, which may stand below the one that is named. */
export interface StructuredData<N extends RouteName> {
  /** The page's name in a breadcrumb. Without one its entry gives the name. */
  readonly name?: (facts: PageFacts, params: RouteParams<N>, view: Partial<LoadedProps<N>>) => string | undefined
  /** The schema.org nodes of what it shows. What it does not show, or could not be fetched, is left out. */
  readonly nodes?: (
    facts: PageFacts,
    params: RouteParams<N>,
    view: Partial<LoadedProps<N>>,
  ) => readonly Node[] | Promise<readonly Node[]>
}

const articleList: StructuredData<'news' | 'news.page'>['nodes'] = (facts, _params, { list }) =>
  list
    ? [
        listNode(
          list.articles,
          ({ slug }) => buildPath('news.article', { slug: slug.split('/') }, facts.audience),
          facts,
        ),
      ]
    : []

export const structuredData: { readonly [N in RouteName]?: StructuredData<N> } = {
  homepage: { name: () => brand.name, nodes: (facts) => [organizationNode(facts), websiteNode(facts)] },
  models: {
    nodes: (facts) => [
      listNode(CARLINE_CODES, (code) => buildPath('models.carline', { carline_code: code }, facts.audience), facts),
    ],
  },
  'models.carline': {
    name: (facts, { carline_code }) => carlineName(carline_code, facts),
    nodes: carline,
  },
  'models.carline.tab': {
    name: ({ words }, { tab_slug_id }) =>
      isOneOf(CARLINE_TABS, tab_slug_id) ? words(`models:tab.${tab_slug_id}`) : undefined,
  },
  'models.carline.test-drive': { name: ({ words }) => words('models:page.testDrive') },
  'car-configurator': { name: ({ words }) => words('ccf:start.title', { brand: brand.name }) },
  'car-configurator.models': { name: ({ words }) => words('ccf:models.title') },
  stock: { nodes: (facts) => stockList(facts) },
  'stock.model': {
    name: (facts, { modelName }) => carlineName(modelName, facts),
    nodes: (facts, { modelName }) => stockList(facts, modelName),
  },
  'stocks.formentor': { nodes: (facts) => stockList(facts, CARLINE_OF_STOCKS) },
  'stock.vehicle': {
    name: (facts, { commissionId }) => vehicle(facts, commissionId)?.title ?? commissionId,
    nodes: (facts, { commissionId }) => {
      const found = vehicle(facts, commissionId)
      return found ? [vehicleNode(found, facts)] : []
    },
  },
  contact: { nodes: (facts, _params, { dealers = [] }) => dealers.map((dealer) => dealerNode(dealer, facts)) },
  'contact.dealer': {
    name: (_facts, _params, { entry }) => entry?.dealer.name,
    nodes: (facts, _params, { entry }) => (entry ? [dealerNode(entry.dealer, facts)] : []),
  },
  faq: { nodes: (_facts, _params, { groups = [] }) => faqNodes(groups.flatMap(({ questions }) => questions)) },
  'faq.topic': {
    name: (_facts, _params, { entry }) => entry?.group.title,
    nodes: (_facts, _params, { entry }) => faqNodes(entry?.group.questions ?? []),
  },
  news: { nodes: articleList },
  'news.page': { name: ({ words }, { page }) => words('common:news.page', { page }), nodes: articleList },
  'news.article': {
    name: (_facts, _params, { article }) => article?.title,
    nodes: async (facts, _params, { article }) => (article ? [await articleNode(article, facts)] : []),
  },
}

const carlineName = (code: CarlineCode, { audience }: PageFacts): string => announcedWords(code, audience.language).name

/** An announced carline has no price yet, so it is no product yet. */
function carline(facts: PageFacts, { carline_code }: RouteParams<'models.carline'>): readonly Node[] {
  const query = { ...audienceQuery(facts.audience), carline_code }
  const prices = facts.answered(configuratorQueries.modelsPrices(query))
  const model = prices?.models.find((each) => each.carline_code === carline_code)
  const builds = facts.answered(configuratorQueries.configurations(query))?.configurations ?? []
  return model ? [carlineNode(model, builds, facts)] : []
}

/** None for a list without a car, and for one that the service did not give. */
function stockList(facts: PageFacts, modelName?: CarlineCode): readonly Node[] {
  const { audience, flags, search } = facts
  const body = searchBody(readSearch(search), { audience, flags, carline: modelName })
  const cars = facts.answered(stockQueries.vehicles(body))?.vehicles ?? []
  const path = ({ carline_code, commission_id }: StockVehicle) =>
    buildPath('stock.vehicle', { modelName: carline_code, commissionId: commission_id }, audience)
  return cars.length > 0 ? [listNode(cars, path, facts)] : []
}

function vehicle({ answered, audience }: PageFacts, commissionId: string) {
  return answered(stockQueries.vehicles(vehicleBody(commissionId, audience)))?.detail
}
