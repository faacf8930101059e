import { CARLINE_CODES, CARLINE_SLUGS } from '@/domain/carline'
import { CATEGORIES, OTHER_CATEGORIES } from '@/domain/category'
import { LANGUAGES, type Language } from '@/domain/language'
import { SALES_TYPES } from '@/domain/sales-type'
import { buildPathFromText, NOT_FOUND_PATH } from '@/routing/build-path'
import { entryLanguages } from '../read/languages'
import { type HasSlugs, slugIn } from '../read/localized-slug'
import type { ScheduleEntry } from '../read/visibility'
import { findTabRoute, PAGE_ROUTES } from '../schema/content-routes'
import { DUTIES } from '../schema/team'
import { EVERYONE } from '../schema/visibility'
import type { DealerEntry } from '../store/store.server'
import type { ContentProblem, Report } from './problems.server'
import { type Check, problemsIn, reportIn, type WrittenFile } from './read-entries.server'

/** Each tab of a page has an address that nothing else has. */
export const tabsHaveAddresses: Check = ({ pages }) =>
  problemsIn(pages, (entry, report) => {
    const route = findTabRoute(entry.route)
    checkTwice(entry.tabs, (index) => `tabs[${index}].id`, report)
    checkAddresses(entry.tabs, (index, language, word) => report(`tabs[${index}].address.${language}`, 'twice', word))
    for (const [index, tab] of entry.tabs.entries()) {
      if (!route) report(`tabs[${index}].id`, 'no_tabs', entry.route)
      else if (!hasAddress(tab.id, 'fr') || !hasAddress(tab.id, 'nl'))
        report(`tabs[${index}].id`, 'address_taken', tab.id)
      else
        for (const language of LANGUAGES.filter((one) => !hasAddress(slugIn(tab, one), one)))
          report(`tabs[${index}].address.${language}`, 'address_taken', slugIn(tab, language))
    }

    function hasAddress(word: string, language: Language): boolean {
      const params = { category: entry.subject, tab_slug_id: word }
      return route !== undefined && buildPathFromText(route, params, language, 'B2C') !== NOT_FOUND_PATH
    }
  })

/** No two articles are called alike in an address. */
export const articlesHaveAddresses: Check = ({ news }) => {
  const problems: ContentProblem[] = []
  const articles = news.map(({ slug, entry }) => ({ id: slug, address: entry?.address ?? NO_ADDRESS }))
  checkAddresses(articles, (index, language, word) =>
    reportIn(problems, news[index]?.file ?? '')(`address.${language}`, 'twice', word),
  )
  return problems
}

/** An article is there from its date until its last day. */
export const articlesEndAfterTheyBegin: Check = ({ news }) =>
  problemsIn(news, ({ date, until }, report) => {
    if (date && until && until < date) report('until', 'period', until, date)
  })

export const NO_ADDRESS = { fr: '', nl: '' }

/** Finds words of addresses that another one is called by already: which of the two is meant could not be told. */
function checkAddresses(
  all: readonly HasSlugs[],
  report: (index: number, language: Language, word: string) => void,
): void {
  const owners = new Map(all.map(({ id }, index) => [id, index]))
  for (const [index, one] of all.entries()) {
    for (const language of LANGUAGES) {
      const word = slugIn(one, language)
      const owner = owners.get(word)
      if (owner === undefined) owners.set(word, index)
      else if (owner !== index) report(index, language, word)
    }
  }
}

/** A tab of a model is called like no other of it. */
export const carlineTabsDiffer: Check = ({ carlines }) =>
  problemsIn(carlines, ({ tabs }, report) => checkTwice(tabs, (index) => `tabs[${index}].id`, report))

/** Opening hours, of the dealers and of the company. */
export const hoursFitADay: Check = ({ dealers, contact }) => [
  ...problemsIn(dealers, ({ hours }, report) => checkHours(hours, report)),
  ...problemsIn(contact, ({ hours }, report) => checkHours(hours, report)),
]

/** A team in which nobody approves or publishes could never change anything again. */
export const teamDoesAll: Check = ({ team }) =>
  problemsIn(team, ({ people }, report) => {
    checkTwice(
      people.map(({ name }) => ({ id: name })),
      (index) => `people[${index}].name`,
      report,
    )
    if (people.length > 0 && DUTIES.some((duty) => !people.some(({ duties }) => duties.includes(duty))))
      report('people', 'team_duties')
  })

/** A day has one opening, which ends after it began. */
function checkHours(hours: DealerEntry['hours'], report: Report): void {
  const seen = new Set<string>()
  for (const [index, { days, opens, closes }] of hours.entries()) {
    if (opens >= closes) report(`hours[${index}].closes`, 'not_after', closes, opens)
    for (const day of days) {
      if (seen.has(day)) report(`hours[${index}].days`, 'twice', day)
      seen.add(day)
    }
  }
}

/** A question has an id of its own among all. */
export const questionsDiffer: Check = ({ faq }) =>
  problemsIn(faq, ({ groups }, report) => {
    const places = groups.flatMap(({ questions }, at) =>
      questions.map(({ id }, index) => ({ id, field: `groups[${at}].questions[${index}].id` })),
    )
    checkTwice(places, (index) => places[index]?.field ?? '', report)
  })

/** What the menu begins with is a few high rows (shell/menu), for either kind of buyer. */
const START_LINKS = { least: 2, most: 6 } as const
/** What is let to consumers alone. */
const CONSUMER_ROUTES: readonly string[] = ['private-lease', 'personal-lease']

/** The menu begins with a few links for each kind of buyer, and offers a business nothing that it cannot have. */
export const menuFitsItsBuyer: Check = ({ header }) =>
  problemsIn(header, ({ main }, report) => {
    for (const salesType of SALES_TYPES) {
      const count = main[0]?.children.filter(({ shownTo }) => shownTo === EVERYONE || shownTo === salesType).length ?? 0
      if (count < START_LINKS.least || count > START_LINKS.most) {
        report('main[0].children', 'menu_start', salesType, count)
      }
    }
    for (const [at, { children }] of main.entries()) {
      for (const [index, { link, shownTo }] of children.entries()) {
        if (shownTo !== 'B2C' && CONSUMER_ROUTES.includes(link.route))
          report(`main[${at}].children[${index}].shownTo`, 'for_consumers', link.route)
      }
    }
  })

function checkTwice(
  items: readonly { readonly id: string }[],
  fieldPath: (index: number) => string,
  report: Report,
): void {
  for (const [index, { id }] of items.entries()) {
    if (items.findIndex((item) => item.id === id) < index) report(fieldPath(index), 'twice', id)
  }
}

// An entry that cannot be read is a problem already: whose page it is cannot be known.

/** Each carline has one entry, and only one. */
export const carlinesHaveOneEntry: Check = ({ carlines: all }) => {
  const carlines = all.filter(isRead)
  if (carlines.length < all.length) return []
  const problems: ContentProblem[] = []
  for (const code of CARLINE_CODES) {
    const [first, second] = carlines.filter(({ entry }) => entry.carline === code)
    if (!first) {
      const file = `src/content/entries/carlines/${CARLINE_SLUGS[code]}.yaml`
      reportIn(problems, file)('carline', 'no_entry', code)
    }
    if (second) reportIn(problems, second.file)('carline', 'second_entry', code, first?.file ?? '')
  }
  return problems
}

/** Each page of the table has one entry, and only one. */
export const pagesHaveOneEntry: Check = ({ pages: all }) => {
  const pages = all.filter(isRead)
  if (pages.length < all.length) return []
  const problems: ContentProblem[] = []
  const wanted = PAGE_ROUTES.flatMap((route): { route: string; subject: string }[] => {
    if (route === 'category') return CATEGORIES.map((subject) => ({ route, subject }))
    if (route === 'category.other') return OTHER_CATEGORIES.map((subject) => ({ route, subject }))
    return [{ route, subject: '' }]
  })
  for (const { route, subject } of wanted) {
    const [first, second] = pages.filter(({ entry }) => entry.route === route && entry.subject === subject)
    const page = subject ? `${route} (${subject})` : route
    if (!first) reportIn(problems, 'src/content/entries/pages')('route', 'no_entry', page)
    if (first && route === 'homepage' && entryLanguages(first.entry).length < LANGUAGES.length)
      reportIn(problems, first.file)('languages', 'homepage_languages')
    if (first && route === 'homepage' && isLimited(first.entry))
      reportIn(problems, first.file)('period', 'homepage_always')
    if (second) reportIn(problems, second.file)('route', 'second_entry', page, first?.file ?? '')
  }
  for (const { file, entry } of pages) {
    const known = wanted.some(({ route, subject }) => route === entry.route && subject === entry.subject)
    if (!known) reportIn(problems, file)('subject', 'no_subject', entry.route, entry.subject)
  }
  return problems
}

const isLimited = ({ shownTo, period }: ScheduleEntry) => shownTo !== EVERYONE || Boolean(period.from || period.until)

function isRead<Entry>(one: WrittenFile<Entry>): one is WrittenFile<Entry> & { readonly entry: Entry } {
  return one.entry !== undefined
}
