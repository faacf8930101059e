import type { Thing } from 'schema-dts'
import type { Article, DealerPage, FaqGroup, FaqTopicPage, Dealer as KnownDealer, NewsPage } from '@/content/types'
import { audienceQuery } from '@/data/audience-query'
import { configuratorQueries } from '@/data/configurator/queries'
import { stockQueries } from '@/data/stock/queries'
import { CARLINE_CODES, type CarlineCode } from '@/domain/carline'
import { readSearch } from '@/domain/stock-search'
import { searchBody, vehicleBody } from '@/features/stock/list/stock-search'
import { buildPath } from '@/routing/build-path'
import { routeDefinition } from '@/routing/route-table'
import { type CarNode, carlineNode, vehicleNode } from './car-nodes.server'
import { carlineName } from './carline-name.server'
import { dealerNode } from './dealer-nodes.server'
import { articleNode, faqNodes, listNode } from './editorial-nodes.server'
import type { PageFacts } from './page-facts.server'
import { breadcrumbNode, organizationNode, websiteNode } from './site-nodes.server'

type Node = Thing | CarNode

/**
 * What a page says to machines (schema.org, as JSON-LD): its place in the site and the thing it is about. What the
 * page does not show, or could not be asked, is not told; nothing at all of pages that no search engine may show.
 */
export async function structuredData(facts: PageFacts): Promise<string> {
  if (routeDefinition(facts.match.name).robots === 'noindex') return ''
  const place = await breadcrumbNode(facts)
  const nodes: readonly Node[] = [...(place ? [place] : []), ...(await subjectNodes(facts))]
  if (nodes.length === 0) return ''
  // "</script>" inside a text would end the element.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c')
}

async function subjectNodes(facts: PageFacts): Promise<readonly Node[]> {
  const { match, view } = facts
  switch (match.name) {
    case 'homepage':
      return [organizationNode(facts), websiteNode(facts)]
    case 'models':
      return [carlineList(facts)]
    case 'models.carline':
      return carline(match.params.carline_code, facts)
    case 'stock':
      return stockList(undefined, facts)
    case 'stock.model':
      return stockList(match.params.modelName, facts)
    case 'stocks.formentor':
      return stockList('FORMENTOR', facts)
    case 'stock.vehicle':
      return vehicle(match.params.commissionId, facts)
    case 'contact':
      return ((view.dealers ?? []) as readonly KnownDealer[]).map((dealer) => dealerNode(dealer, facts))
    case 'contact.dealer':
      return view.entry ? [dealerNode((view.entry as DealerPage).dealer, facts)] : []
    case 'faq':
      return faqNodes(((view.groups ?? []) as readonly FaqGroup[]).flatMap(({ questions }) => questions))
    case 'faq.topic':
      return view.entry ? faqNodes((view.entry as FaqTopicPage).group.questions) : []
    case 'news':
    case 'news.page':
      return view.list ? [articleList(view.list as NewsPage, facts)] : []
    case 'news.article':
      return view.article ? [await articleNode(view.article as Article, facts)] : []
    default:
      return []
  }
}

function carlineList(facts: PageFacts): Node {
  const items = CARLINE_CODES.map((carline_code) => ({
    name: carlineName(carline_code, facts.words),
    path: buildPath('models.carline', { carline_code }, facts.audience),
  }))
  return listNode(items, facts)
}

/** An announced carline has no price yet, so it is no product yet. */
function carline(carline_code: CarlineCode, facts: PageFacts): readonly Node[] {
  const query = { ...audienceQuery(facts.audience), carline_code }
  const prices = facts.answered(configuratorQueries.modelsPrices(query))
  const model = prices?.models.find((each) => each.carline_code === carline_code)
  const builds = facts.answered(configuratorQueries.configurations(query))?.configurations ?? []
  return model ? [carlineNode(model, builds, facts)] : []
}

function stockList(modelName: CarlineCode | undefined, facts: PageFacts): readonly Node[] {
  const found = facts.answered(
    stockQueries.vehicles(
      searchBody(readSearch(facts.search), { audience: facts.audience, flags: facts.flags, carline: modelName }),
    ),
  )
  const items = found?.vehicles.map(({ title, carline_code, commission_id }) => ({
    name: title,
    path: buildPath('stock.vehicle', { modelName: carline_code, commissionId: commission_id }, facts.audience),
  }))
  return items && items.length > 0 ? [listNode(items, facts)] : []
}

function vehicle(commissionId: string, facts: PageFacts): readonly Node[] {
  const detail = facts.answered(stockQueries.vehicles(vehicleBody(commissionId, facts.audience)))?.detail
  return detail ? [vehicleNode(detail, facts)] : []
}

function articleList({ articles }: NewsPage, facts: PageFacts): Node {
  const items = articles.map(({ title, slug }) => ({
    name: title,
    path: buildPath('news.article', { slug: slug.split('/') }, facts.audience),
  }))
  return listNode(items, facts)
}
