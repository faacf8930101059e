import type { EntryWithResolvedLinkedFiles } from '@keystatic/core/reader'
import { currentTime } from '@/config/clock'
import { CARLINE_CODES, CARLINE_SLUGS } from '@/domain/carline'
import { CATEGORIES, OTHER_CATEGORIES } from '@/domain/category'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { LANGUAGES, type Language } from '@/domain/language'
import { buildPathFromText, NOT_FOUND_PATH } from '@/routing/build-path'
import { entryLanguages } from '../read/languages'
import { type Addressed, wordIn, wordsFor } from '../read/own-address'
import config from '../schema/config'
import { findTabRoute, PAGE_ROUTES } from '../schema/content-routes'
import type { ContentProblem, ProblemCode, Report } from '../schema/problems'
import { type ContentReader, contentReader } from '../store/reader.server'
import type { BlockEntry, CarlineEntry, DealerEntry, FaqEntry, PageEntry } from '../store/store.server'
import { findAcceptance } from './accepted-claims'
import { isGone, type LinkTargets } from './link-targets'
import { problemLine } from './problem-words.server'
import { checkBlocks } from './validate-blocks.server'
import { type Checking, checkFields } from './validate-fields.server'

/** Thrown by validateContent: its message has one line for each problem. */
export class InvalidContent extends Error {
  constructor(readonly problems: readonly ContentProblem[]) {
    super(problems.map((one) => `${one.file}: ${problemLine(one, 'fr')}`).join('\n'))
    this.name = 'InvalidContent'
  }
}

/** Throws InvalidContent unless every entry under `root` can be shown in both languages. */
export async function validateContent(root?: string): Promise<void> {
  const problems = await findContentProblems(root)
  if (problems.length > 0) throw new InvalidContent(problems)
}

const ALL = { resolveLinkedFiles: true } as const

/** Everything that is wrong in the entries under `root` (default: the project), or in those of another reader. */
export async function findContentProblems(root?: string, reader = contentReader(root)): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = []
  const reportFor =
    (file: string): Report =>
    (field, code, ...values) =>
      problems.push({ file, field, code, values })

  const pages = await readAll('pages')
  const carlines = await readAll('carlines')
  const news = await readAll('news')
  const dealers = await readAll('dealers')
  const legal = await readAll('legal')
  const faq = await attempt(
    () => reader.singletons.faq.readOrThrow(ALL),
    reportFor(yamlFile(config.singletons.faq.path)),
  )
  const promisesFile = yamlFile(config.singletons.promises.path)
  const promises = await attempt(() => reader.singletons.promises.read(), reportFor(promisesFile))
  const accepted = promises?.accepted ?? []
  const today = dayInBrussels(currentTime())
  const questions = new Set(faq?.groups.flatMap((group) => group.questions.map(({ id }) => id)))
  const articles = news.map(({ slug, file, entry }) => ({ id: slug, file, address: entry?.address ?? NO_ADDRESS }))
  const targets: LinkTargets = {
    news: new Set(articles.flatMap(wordsFor)),
    dealers: new Set(await reader.collections.dealers.list()),
    questions,
    carlineTabs: (carline) => carlines.find(({ entry }) => entry?.carline === carline)?.entry?.tabs.map(({ id }) => id),
    pageTabs: (route, subject) =>
      pages.find(({ entry }) => entry?.route === route && entry.subject === subject)?.entry?.tabs.flatMap(wordsFor),
  }
  const isUnwritten = unwrittenAmong(pages.flatMap(({ entry }) => entry ?? []))
  const checking = (file: string, languages: readonly Language[] = LANGUAGES): Checking => ({
    report: reportFor(file),
    languages,
    isUnwritten,
    isGone: (address) => isGone(address, targets),
    isAccepted: (sentence, language) => {
      const acceptance = findAcceptance(sentence, language, accepted, today)
      return acceptance !== undefined && !acceptance.hasEnded
    },
  })

  for (const { file, entry } of pages) {
    checkFields(config.collections.pages.schema, entry, checking(file, entry && entryLanguages(entry)))
    if (entry) checkTabs(entry, reportFor(file))
    checkAllBlocks(entry, reportFor(file))
  }
  for (const { file, entry } of carlines) {
    checkFields(config.collections.carlines.schema, entry, checking(file))
    checkAllBlocks(entry, reportFor(file))
    checkTwice(entry?.tabs ?? [], (index) => `tabs[${index}].id`, reportFor(file))
  }
  for (const { file, entry } of news) {
    checkFields(config.collections.news.schema, entry, checking(file, entry && entryLanguages(entry)))
    checkAllBlocks(entry, reportFor(file))
  }
  checkAddresses(articles, (index, language, word) =>
    reportFor(articles[index]?.file ?? '')(`address.${language}`, 'twice', word),
  )
  for (const { file, entry } of dealers) {
    checkFields(config.collections.dealers.schema, entry, checking(file))
    checkHours(entry?.hours ?? [], reportFor(file))
  }
  const contactFile = yamlFile(config.singletons.contact.path)
  const contact = await attempt(() => reader.singletons.contact.readOrThrow(ALL), reportFor(contactFile))
  checkFields(config.singletons.contact.schema, contact, checking(contactFile))
  checkHours(contact?.hours ?? [], reportFor(contactFile))
  for (const { file, entry } of legal) checkFields(config.collections.legal.schema, entry, checking(file))
  for (const name of ['cars', 'header', 'footer'] as const) {
    const file = yamlFile(config.singletons[name].path)
    const read: () => Promise<unknown> = () => reader.singletons[name].readOrThrow(ALL)
    checkFields(config.singletons[name].schema, await attempt(read, reportFor(file)), checking(file))
  }
  checkFields(config.singletons.promises.schema, promises, { ...checking(promisesFile), isAccepted: () => true })
  checkFields(config.singletons.faq.schema, faq, checking(yamlFile(config.singletons.faq.path)))
  checkQuestions(faq, reportFor(yamlFile(config.singletons.faq.path)))

  // An entry that cannot be read is a problem already: whose page it is cannot be known.
  if (pages.every(isRead)) checkPageSet(pages.filter(isRead), reportFor)
  if (carlines.every(isRead)) checkCarlineSet(carlines.filter(isRead), reportFor)
  return problems

  /** Every entry of a collection with its file; without the entry where it cannot be read. */
  async function readAll<Name extends keyof typeof config.collections>(name: Name) {
    const collection = reader.collections[name] as Collections[Name]
    const read: FileOf<EntryOf<Name>>[] = []
    for (const slug of await collection.list()) {
      const file = yamlFile(config.collections[name].path, slug)
      const entry = await attempt(() => collection.readOrThrow(slug, ALL) as Promise<EntryOf<Name>>, reportFor(file))
      read.push({ slug, file, entry })
    }
    return read
  }

  function checkAllBlocks(entry: WithBlocks | undefined, report: Report): void {
    checkBlocks(entry?.blocks ?? [], 'blocks', { questions }, report)
    for (const [index, tab] of (entry?.tabs ?? []).entries()) {
      checkBlocks(tab.blocks, `tabs[${index}].blocks`, { questions }, report)
    }
  }
}

type Collections = ContentReader['collections']
type EntryOf<Name extends keyof Collections> = EntryWithResolvedLinkedFiles<(typeof config)['collections'][Name]>

interface FileOf<Entry> {
  readonly slug: string
  readonly file: string
  readonly entry: Entry | undefined
}

interface WithBlocks {
  readonly blocks: readonly BlockEntry[]
  readonly tabs?: readonly { readonly blocks: readonly BlockEntry[] }[]
}

function isRead<Entry>(one: FileOf<Entry>): one is FileOf<Entry> & { readonly entry: Entry } {
  return one.entry !== undefined
}

/** A link to a page that is not written in the link's language. */
function unwrittenAmong(pages: readonly PageEntry[]): Checking['isUnwritten'] {
  const partial = pages.filter((page) => entryLanguages(page).length < LANGUAGES.length)
  return ({ route, params }, language) => {
    const names = new Set(params.map(({ value }) => value))
    const target = partial.find((page) => page.route === route && (!page.subject || names.has(page.subject)))
    return target !== undefined && !entryLanguages(target).includes(language)
  }
}

function yamlFile(path: string | undefined, slug = ''): string {
  return `${(path ?? '').replace('*', slug)}.yaml`
}

/** Reads an entry, or reports what the reader says: "title: Must be an object", one field on each line. */
async function attempt<T>(read: () => Promise<T>, report: Report): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    const lines = (error instanceof Error ? error.message : String(error)).split('\n')
    const details = lines.filter((line) => line && !line.startsWith('Invalid data for'))
    const isSyntax = error instanceof Error && error.name === 'YAMLException'
    if (isSyntax || details.length === 0) report('', 'unreadable', lines[0] ?? '')
    else for (const line of details) report(...splitFieldFromProblem(line))
    return undefined
  }
}

/** "blocks.0.discriminant: Must be a valid option" -> "blocks[0].discriminant", "Must be a valid option" */
function splitFieldFromProblem(line: string): [field: string, code: ProblemCode, said: string] {
  const at = line.indexOf(': ')
  if (at < 0) return ['', 'unreadable', line]
  return [line.slice(0, at).replace(/\.(\d+)(?=\.|$)/g, '[$1]'), 'unreadable', line.slice(at + 2)]
}

function checkTabs(entry: PageEntry, report: Report): void {
  const route = findTabRoute(entry.route)
  checkTwice(entry.tabs, (index) => `tabs[${index}].id`, report)
  checkAddresses(entry.tabs, (index, language, word) => report(`tabs[${index}].address.${language}`, 'twice', word))
  for (const [index, tab] of entry.tabs.entries()) {
    if (!route) report(`tabs[${index}].id`, 'no_tabs', entry.route)
    else if (!hasAddress(tab.id, 'fr') || !hasAddress(tab.id, 'nl'))
      report(`tabs[${index}].id`, 'address_taken', tab.id)
    else
      for (const language of LANGUAGES.filter((one) => !hasAddress(wordIn(tab, one), one)))
        report(`tabs[${index}].address.${language}`, 'address_taken', wordIn(tab, language))
  }

  function hasAddress(word: string, language: Language): boolean {
    const params = { category: entry.subject, tab_slug_id: word }
    return route !== undefined && buildPathFromText(route, params, language, 'B2C') !== NOT_FOUND_PATH
  }
}

const NO_ADDRESS = { fr: '', nl: '' }

/** Finds words of addresses that another one is called by already: which of the two is meant could not be told. */
function checkAddresses(
  all: readonly Addressed[],
  report: (index: number, language: Language, word: string) => void,
): void {
  const owners = new Map(all.map(({ id }, index) => [id, index]))
  for (const [index, one] of all.entries()) {
    for (const language of LANGUAGES) {
      const word = wordIn(one, language)
      const owner = owners.get(word)
      if (owner === undefined) owners.set(word, index)
      else if (owner !== index) report(index, language, word)
    }
  }
}

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

function checkQuestions(entry: FaqEntry | undefined, report: Report): void {
  const seen = new Set<string>()
  for (const [at, group] of (entry?.groups ?? []).entries()) {
    for (const [index, { id }] of group.questions.entries()) {
      const field = `groups[${at}].questions[${index}].id`
      if (seen.has(id)) report(field, 'twice', id)
      seen.add(id)
    }
  }
}

function checkTwice(
  items: readonly { readonly id: string }[],
  fieldPath: (index: number) => string,
  report: Report,
): void {
  for (const [index, { id }] of items.entries()) {
    if (items.findIndex((item) => item.id === id) < index) report(fieldPath(index), 'twice', id)
  }
}

/** Each carline has one entry, and only one. */
function checkCarlineSet(
  carlines: readonly { file: string; entry: CarlineEntry }[],
  reportFor: (file: string) => Report,
): void {
  for (const code of CARLINE_CODES) {
    const [first, second] = carlines.filter(({ entry }) => entry.carline === code)
    if (!first) {
      const file = `src/content/entries/carlines/${CARLINE_SLUGS[code]}.yaml`
      reportFor(file)('carline', 'no_entry', code)
    }
    if (second) reportFor(second.file)('carline', 'second_entry', code, first?.file ?? '')
  }
}

/** Each page of the table has one entry, and only one. */
function checkPageSet(pages: readonly { file: string; entry: PageEntry }[], reportFor: (file: string) => Report): void {
  const wanted = PAGE_ROUTES.flatMap((route): { route: string; subject: string }[] => {
    if (route === 'category') return CATEGORIES.map((subject) => ({ route, subject }))
    if (route === 'category.other') return OTHER_CATEGORIES.map((subject) => ({ route, subject }))
    return [{ route, subject: '' }]
  })
  for (const { route, subject } of wanted) {
    const [first, second] = pages.filter(({ entry }) => entry.route === route && entry.subject === subject)
    const page = subject ? `${route} (${subject})` : route
    if (!first) reportFor('src/content/entries/pages')('route', 'no_entry', page)
    if (first && route === 'homepage' && entryLanguages(first.entry).length < LANGUAGES.length)
      reportFor(first.file)('languages', 'homepage_languages')
    if (second) reportFor(second.file)('route', 'second_entry', page, first?.file ?? '')
  }
  for (const { file, entry } of pages) {
    const known = wanted.some(({ route, subject }) => route === entry.route && subject === entry.subject)
    if (!known) reportFor(file)('subject', 'no_subject', entry.route, entry.subject)
  }
}
