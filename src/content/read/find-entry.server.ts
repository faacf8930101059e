import { CARLINE_SLUGS, type CarlineCode } from '@/domain/carline'
import type { RouteMatch } from '@/routing/params'
import { isContentRoute, isTabRoute, TAB_ROUTES } from '../schema/content-routes'
import { findArticle } from './news.server'
import { findPage } from './page-entries.server'

/** The entry whose words a page shows, by its file: `pages/co2`. Undefined for a page of the service's own. */
export async function findEntry({ name, params }: RouteMatch): Promise<string | undefined> {
  const of = params as Readonly<Record<string, unknown>>
  switch (name) {
    case 'models.carline':
    case 'models.carline.tab':
    case 'models.carline.test-drive':
      return `carlines/${CARLINE_SLUGS[of.carline_code as CarlineCode]}`
    case 'news.article': {
      const article = await findArticle(of.slug as readonly string[])
      return article && `news/${article.id}`
    }
    case 'contact.dealer':
      return `dealers/${of.dealer}`
    case 'faq.topic':
    case 'faq.question':
      return 'faq'
  }
  if (!isContentRoute(name)) return undefined
  const found = await findPage(isTabRoute(name) ? TAB_ROUTES[name] : name, of)
  return found && `pages/${found.slug}`
}
