import { brand } from '@/config/brand'
import { readPage } from '@/content/read/pages.server'
import { isContentRoute, isTabRoute } from '@/content/schema/content-routes'
import type { Article, DealerPage, FaqTopicPage } from '@/content/types'
import type { StockVehiclesResponse } from '@/contract/stock'
import { stockQueries } from '@/data/stock/queries'
import { isCarlineTab } from '@/features/models/carline-tabs'
import { vehicleBody } from '@/features/stock/list/stock-search'
import type { RouteMatch } from '@/routing/params'
import { carlineName } from './carline-name.server'
import type { PageFacts } from './page-facts.server'

/** What a page is called in a line of names: shorter than its title, which is often a sentence. */
export async function crumbName(crumb: RouteMatch, facts: PageFacts): Promise<string> {
  return (await ownName(crumb, facts)) ?? (await entryName(crumb, facts)) ?? crumb.name
}

/** Pages that are about a thing are called like it. */
function ownName(crumb: RouteMatch, { audience, words, answered, view }: PageFacts): string | undefined {
  switch (crumb.name) {
    case 'homepage':
      return brand.name
    case 'models.carline':
      return carlineName(crumb.params.carline_code, words)
    case 'models.carline.tab': {
      const { carline_code, tab_slug_id } = crumb.params
      return isCarlineTab(carline_code, tab_slug_id) ? words(`models:tab.${tab_slug_id}`) : undefined
    }
    case 'models.carline.test-drive':
      return words('models:page.testDrive')
    case 'stock.model':
      return carlineName(crumb.params.modelName, words)
    case 'stock.vehicle': {
      const found: StockVehiclesResponse | undefined = answered(
        stockQueries.vehicles(vehicleBody(crumb.params.commissionId, audience)),
      )
      return found?.detail?.title ?? crumb.params.commissionId
    }
    case 'car-configurator':
      return words('ccf:start.title', { brand: brand.name })
    case 'car-configurator.models':
      return words('ccf:models.title')
    case 'news.article':
      return (view.article as Article | undefined)?.title
    case 'news.page':
      return words('common:news.page', { page: crumb.params.page })
    case 'faq.topic':
      return (view.entry as FaqTopicPage | undefined)?.group.title
    case 'contact.dealer':
      return (view.entry as DealerPage | undefined)?.dealer.name
    default:
      return undefined
  }
}

/** Other pages are called as their entry says: by the line above the title, else by the title. */
async function entryName({ name, params }: RouteMatch, { audience }: PageFacts): Promise<string | undefined> {
  if (!isContentRoute(name)) return undefined
  const page = await readPage(name, { ...audience, params })
  return page && (isTabRoute(name) ? page.title : (page.eyebrow ?? page.title))
}
