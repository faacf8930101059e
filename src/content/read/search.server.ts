import type { SearchEntry } from '@/contract/search'
import { FIRST_TERMS } from '@/domain/calculation'
import { FIRST_COSTS, writeCostCalculation } from '@/domain/cost-plan'
import type { FeatureFlags } from '@/domain/feature-flag'
import { MESSAGE_SLUGS } from '@/domain/message-kind'
import { SEPARATOR } from '@/i18n/punctuation'
import { translatorFor } from '@/i18n/translator.server'
import { type Audience, buildPath } from '@/routing/build-path'
import { parsePath } from '@/routing/parse-path'
import { closedRouteParent } from '@/routing/route-flag'
import { routeDefinition } from '@/routing/route-table'
import { switchPath } from '@/routing/switch-path'
import { findTabRoute } from '../schema/content-routes'
import { type PageEntry, store } from '../store/store.server'
import { addressOfRoute } from '../text/addresses'
import { withoutFigures } from '../text/placeholders'
import { stripMarkup } from '../text/rich-text'
import { shorten } from '../text/shorten'
import { listDealers } from './dealers.server'
import { readFaq } from './faq.server'
import { slugIn } from './localized-slug'
import { readCarsNavigation, readLinkGroups } from './navigation.server'
import { listNews } from './news.server'
import { readPage } from './pages.server'
import { readFound } from './pictures.server'

/** Older articles are found in the list of articles. */
const ARTICLES = 100
/** What of an answer is looked through: its beginning says what it is about. */
const ANSWER_LENGTH = 160

/**
 * Everything that the menu's search can find for this audience: models, pages, questions, articles and dealers, and what a car costs a
 * company by all its names.
 *
 * @param taxedCar the public code of the car whose taxes are shown first; left out where the service could not say one
 */
export async function readSearchEntries(
  audience: Audience,
  flags: FeatureFlags,
  taxedCar?: string,
): Promise<SearchEntry[]> {
  const taxes = taxedCar && flags.FINANCING_B2B ? [await companyTaxEntry(audience, taxedCar)] : []
  const found = await Promise.all([
    readModels(audience),
    readPages(audience),
    readQuestions(audience),
    readNews(audience),
    readDealers(audience),
  ])
  // A page that is drawn from the service alone (the configurator) has only its name in the menu.
  const byAddress = new Map((await readMenuNames(audience)).map((entry) => [entry.href, entry]))
  for (const entry of found.flat()) byAddress.set(entry.href, entry)
  return [...[...byAddress.values()].filter(({ href }) => canBeFound(href, flags)), ...taxes]
}

async function companyTaxEntry({ language }: Audience, cupra_code: string): Promise<SearchEntry> {
  const t = await translatorFor(language, ['financing'])
  const costs = writeCostCalculation({ car: { cupra_code }, ...FIRST_TERMS, product: 'ol', costs: FIRST_COSTS })
  return {
    kind: 'page',
    title: t('financing:company.found'),
    text: t('financing:company.found_text'),
    // A private visitor who looks for it is after the pages for businesses.
    href: buildPath('financing.costs', { costs }, { language, salesType: 'B2B' }),
    words: t('financing:company.found_words'),
  }
}

async function readModels({ language, salesType }: Audience): Promise<SearchEntry[]> {
  const { navigation } = await readCarsNavigation(language)
  return navigation
    .filter(({ href }) => href !== '')
    .map(({ name, family, href, tag_label = '', motorisation, ctas_list, carlineCode }) => ({
      kind: 'model',
      title: name,
      text: family,
      href: switchPath(href, { salesType }),
      picture: readFound(carlineCode),
      // What can be done with a model finds it too: "proefrit", and "testrit", as the address of its form has it.
      words: [tag_label, ...motorisation, ...ctas_list.map(({ label }) => label), MESSAGE_SLUGS['test-drive'][language]]
        .join(' ')
        .trim(),
    }))
}

async function readPages(audience: Audience): Promise<SearchEntry[]> {
  const entries = await store.pages()
  return (await Promise.all(entries.map(({ entry }) => readPageAndTabs(entry, audience)))).flat()
}

/** A page and each of its tabs, by the short name that stands above the title: the title is often a sentence. */
async function readPageAndTabs(entry: PageEntry, audience: Audience): Promise<SearchEntry[]> {
  const { route, subject, tabs } = entry
  if (route === 'homepage') return []
  const ofPage = { category: subject, specific_category: subject }
  const tabRoute = findTabRoute(route)
  const places = [
    { name: route, params: ofPage },
    ...(tabRoute
      ? tabs.map((tab) => ({ name: tabRoute, params: { ...ofPage, tab_slug_id: slugIn(tab, audience.language) } }))
      : []),
  ]
  const found = await Promise.all(
    places.map(async ({ name, params }): Promise<SearchEntry[]> => {
      const page = await readPage(name, { ...audience, params })
      const href = addressOfRoute(name, withoutEmpty(name, params), '', audience)
      if (!page || !href) return []
      const { title, description, eyebrow } = page
      const shortName = name === tabRoute ? [eyebrow, title].filter(Boolean).join(SEPARATOR) : (eyebrow ?? title)
      return [{ kind: 'page', title: shortName, text: withoutFigures(description), href, words: title }]
    }),
  )
  return found.flat()
}

/** Only what the route's address holds: all else would become a query. */
function withoutEmpty(name: string, { category, specific_category, ...rest }: Record<string, string>) {
  if (name === 'category.other') return { specific_category }
  return name.startsWith('category') ? { category, ...rest } : rest
}

/** The pages that the menu and the footer name. */
async function readMenuNames({ language, salesType }: Audience): Promise<SearchEntry[]> {
  const groups = await Promise.all([readLinkGroups(language, 'header'), readLinkGroups(language, 'footer')])
  return groups
    .flatMap(({ main, secondary }) => [...main.flatMap(({ children }) => children), ...secondary])
    .filter(({ href, sales_type }) => parsePath(href) && (sales_type ?? salesType) === salesType)
    .map(({ title, href }) => ({ kind: 'page', title, text: '', href: switchPath(href, { salesType }) }))
}

/** Not behind a flag that is off, and no second view of what another page shows: the explorer is reached from the models. */
function canBeFound(href: string, flags: FeatureFlags): boolean {
  const match = parsePath(href)?.match
  return (
    match !== undefined &&
    closedRouteParent(match, flags) === undefined &&
    routeDefinition(match.name).robots === 'index'
  )
}

async function readQuestions(audience: Audience): Promise<SearchEntry[]> {
  const groups = await readFaq(audience)
  return groups.flatMap(({ id: topic, title, questions }) =>
    questions.flatMap(({ id, question, answer }): SearchEntry[] => {
      const href = addressOfRoute('faq.topic', { topic }, id, audience)
      if (!href) return []
      return [
        {
          kind: 'question',
          title: question,
          text: shorten(withoutFigures(stripMarkup(answer)), ANSWER_LENGTH),
          href,
          words: title,
        },
      ]
    }),
  )
}

async function readNews(audience: Audience): Promise<SearchEntry[]> {
  const articles = await listNews(audience, ARTICLES)
  return articles.flatMap(({ slug, title, lead }): SearchEntry[] => {
    const href = addressOfRoute('news.article', { slug }, '', audience)
    return href ? [{ kind: 'news', title, text: withoutFigures(lead), href }] : []
  })
}

async function readDealers(audience: Audience): Promise<SearchEntry[]> {
  const dealers = await listDealers(audience)
  return dealers.flatMap(({ id, name, street, zipcode, city }): SearchEntry[] => {
    const href = addressOfRoute('contact.dealer', { dealer: id }, '', audience)
    return href ? [{ kind: 'page', title: `${name}, ${city}`, text: `${street}, ${zipcode} ${city}`, href }] : []
  })
}
