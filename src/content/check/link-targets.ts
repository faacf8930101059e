import type { CarlineCode } from '@/domain/carline'
import { parsePath } from '@/routing/parse-path'
import { TAB_ROUTES } from '../schema/content-routes'

/** What entries there are for links to lead to. */
export interface LinkTargets {
  /** Every word that leads to an article. */
  readonly news: ReadonlySet<string>
  readonly dealers: ReadonlySet<string>
  readonly questions: ReadonlySet<string>
  /** The ids of the tabs of a carline; undefined where its entry cannot be read. */
  readonly carlineTabs: (carline: CarlineCode) => readonly string[] | undefined
  /** Every word that leads to a tab of a page, by its route and the subject of a category. */
  readonly pageTabs: (route: string, subject: string) => readonly string[] | undefined
}

/**
 * Whether a page that an address of this site names is gone: an article, a dealer, a question or a tab that was deleted. The
 * route table knows their addresses alone.
 */
export function isGone(address: string, targets: LinkTargets): boolean {
  const { name, params } = parsePath(address)?.match ?? {}
  const of = (params ?? {}) as Readonly<Record<string, unknown>>
  switch (name) {
    case 'news.article':
      return !targets.news.has([of.slug].flat().join('/'))
    case 'contact.dealer':
      return !targets.dealers.has(String(of.dealer))
    case 'faq.question':
      return !targets.questions.has(String(of.question))
    case 'models.carline.tab':
      return targets.carlineTabs(of.carline_code as CarlineCode)?.includes(String(of.tab_slug_id)) === false
    default: {
      const page = Object.entries(TAB_ROUTES).find(([tab]) => tab === name)?.[1]
      return (
        page !== undefined &&
        targets.pageTabs(page, String(of.category ?? ''))?.includes(String(of.tab_slug_id)) === false
      )
    }
  }
}
