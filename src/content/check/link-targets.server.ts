import type { CarlineCode } from '@/domain/carline'
import { availableTabs } from '@/domain/carline-tabs'
import { LANGUAGES, type Language } from '@/domain/language'
import type { RouteMatch } from '@/routing/params'
import { parsePath } from '@/routing/parse-path'
import { entryLanguages, type LanguagesEntry } from '../read/languages'
import { allSlugs } from '../read/localized-slug'
import { type LinkEntry, pageAddress } from '../read/text-reader'
import { TAB_ROUTES } from '../schema/content-routes'
import type { Report } from './problems.server'
import type { Entries } from './read-entries.server'
import { NO_ADDRESS } from './validate-sets.server'

/** What entries there are for links to lead to. */
interface LinkTargets {
  /** Every word that leads to an article. */
  readonly news: ReadonlySet<string>
  readonly dealers: ReadonlySet<string>
  readonly questions: ReadonlySet<string>
  /** The words that lead to a tab of a carline, those of its figures too; undefined where its entry cannot be read. */
  readonly carlineTabs: (carline: CarlineCode) => readonly string[] | undefined
  /** Every word that leads to a tab of a page, by its route and the subject of a category. */
  readonly pageTabs: (route: string, subject: string) => readonly string[] | undefined
}

export function linkTargets({ pages, carlines, news, dealers, faq }: Entries): LinkTargets {
  const articles = news.map(({ slug, entry }) => ({ id: slug, address: entry?.address ?? NO_ADDRESS }))
  return {
    news: new Set(articles.flatMap(allSlugs)),
    dealers: new Set(dealers.map(({ slug }) => slug)),
    questions: new Set(faq[0]?.entry?.groups.flatMap((group) => group.questions.map(({ id }) => id))),
    carlineTabs: (code) => {
      const tabs = carlines.find(({ entry }) => entry?.carline === code)?.entry?.tabs
      return tabs && availableTabs({ code, tabs: tabs.map(({ id }) => id) })
    },
    pageTabs: (route, subject) =>
      pages.find(({ entry }) => entry?.route === route && entry.subject === subject)?.entry?.tabs.flatMap(allSlugs),
  }
}

/** Tells of a link whether its page, or its article, is not written in a language. */
export function unwrittenAmong({ pages, news }: Pick<Entries, 'pages' | 'news'>) {
  const isPartial = (one: LanguagesEntry) => entryLanguages(one).length < LANGUAGES.length
  const partial = pages.flatMap(({ entry }) => entry ?? []).filter(isPartial)
  const articles = news.flatMap(({ slug, entry }) => (entry && isPartial(entry) ? { ...entry, id: slug } : []))
  return ({ route, params }: Pick<LinkEntry, 'route' | 'params'>, language: Language): boolean => {
    const names = new Set(params.map(({ value }) => value))
    const target =
      route === 'news.article'
        ? articles.find((article) => allSlugs(article).some((word) => names.has(word)))
        : partial.find((page) => page.route === route && (!page.subject || names.has(page.subject)))
    return target !== undefined && !entryLanguages(target).includes(language)
  }
}

/** A page of the site, as a link names it. */
export const asLink = ({ name, params }: RouteMatch): Pick<LinkEntry, 'route' | 'params'> => ({
  route: name,
  params: Object.entries(params).map(([param, value]) => ({ name: param, value: String(value) })),
})

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

type NamedPage = Pick<LinkEntry, 'route' | 'params' | 'anchor'>

/** Says of a page that an entry leads to when it has no address in a language, is gone, or is not written there. */
export function pageReporter(targets: LinkTargets, isUnwritten: ReturnType<typeof unwrittenAmong>) {
  return (to: NamedPage, language: Language, field: string, report: Report): void => {
    const address = pageAddress(to, { language, salesType: 'B2C' })
    if (!address) report(field, 'leads_nowhere', to.route, language)
    else if (isGone(address, targets)) report(field, 'page_gone', address)
    else if (isUnwritten(to, language)) report(field, 'not_in_language', to.route, language)
  }
}
