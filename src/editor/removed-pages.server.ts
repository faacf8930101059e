import { readFile } from 'node:fs/promises'
import { parseDocument } from 'yaml'
import { writeFileAtomically } from '@/config/write-file-atomically.server'
import { entryLanguages, type LanguagesEntry } from '@/content/read/languages'
import { allSlugs, type HasSlugs, slugIn } from '@/content/read/localized-slug'
import { pageParams } from '@/content/read/page-entries.server'
import { findTabRoute } from '@/content/schema/content-routes'
import { entryPaths, readerWithDrafts } from '@/content/store/drafts.server'
import { contentReader } from '@/content/store/reader.server'
import type { CarlineEntry, FaqEntry, NewsEntry, PageEntry } from '@/content/store/store.server'
import { readWrittenEntry } from '@/content/store/written-entries.server'
import { LANGUAGES, type Language } from '@/domain/language'
import { hiddenFields, type MessagePage } from '@/door/preview/message-page.server'
import { plainPage } from '@/door/preview/plain-page.server'
import { escapeHtml } from '@/i18n/escape-html'
import { buildPathFromText } from '@/routing/build-path'
import { listCrumbs } from '@/routing/crumbs'
import { parsePath } from '@/routing/parse-path'
import { serverWords } from '@/words/words.server'
import { listChoices } from './choices.server'
import { baseState, noteBase } from './draft-base.server'
import { type PageChoice, type PageParam, pageId } from './pickers/choices'
import { exists, readWorkingCopy } from './working-copy.server'

/** A page of an entry: the one it is, or one of its tabs or questions. */
interface OwnPage {
  /** Within the entry. */
  readonly id: string
  readonly route: string
  readonly languages: readonly Language[]
  /** What stands in its address. */
  readonly params: (language: Language) => Readonly<Record<string, string>>
  /** Everything that leads to it in a language. */
  readonly everyParams?: readonly Readonly<Record<string, string>>[]
}

/** A page that will not be at its address any more. */
export interface RemovedPage {
  /** In the languages in which it is removed: for a private buyer. */
  readonly addresses: Readonly<Partial<Record<Language, string>>>
  /** Where it is now, or the page above it. */
  readonly next: string
}

/** The pages that publishing what waits of an entry takes from their addresses. */
export async function findRemovedPages(entry: string, root: string): Promise<readonly RemovedPage[]> {
  const [live, waiting] = await Promise.all(
    [contentReader(root), readerWithDrafts(root)].map((reader) => readWrittenEntry(reader, entry)),
  )
  const before = listOwnPages(entry, live?.value)
  const isGoing = (await readWorkingCopy(entry, root)) === undefined
  const after = isGoing ? [] : listOwnPages(entry, waiting?.value)
  const kept = new Set(after.flatMap((page) => page.languages.flatMap((language) => everyAddress(page, language))))
  return before.flatMap((page) => {
    const removed = page.languages
      .map((language) => [language, pageAddress(page, language)] as const)
      .filter(([, address]) => !kept.has(address))
    if (removed.length === 0) return []
    const same = after.find(({ id, route }) => id === page.id && route === page.route)
    return [{ addresses: Object.fromEntries(removed), next: suggestTarget(same, removed[0]?.[1] ?? '') }]
  })
}

const pageAddress = ({ route, params }: OwnPage, language: Language) =>
  buildPathFromText(route, params(language), language, 'B2C')

const everyAddress = (page: OwnPage, language: Language) => [
  pageAddress(page, language),
  ...(page.everyParams ?? []).map((params) => buildPathFromText(page.route, params, language, 'B2C')),
]

/** @param address that is removed */
function suggestTarget(same: OwnPage | undefined, address: string): string {
  const removed = parsePath(address)
  if (!removed) return pageId('homepage', [])
  // By the id, as a link is written.
  if (same) return pageId(same.route, listed(same.everyParams?.[0] ?? same.params('fr')))
  const above = listCrumbs(removed.match, removed.language).at(-2)
  return pageId(above?.name ?? 'homepage', listed({ ...above?.params }))
}

const listed = (params: Readonly<Record<string, unknown>>): readonly PageParam[] =>
  Object.entries(params).map(([name, value]) => ({ name, value: String(value) }))

/** What of an entry has an address. A model's page and a route's are there whatever is written. */
function listOwnPages(entry: string, value: unknown): readonly OwnPage[] {
  if (typeof value !== 'object' || value === null) return []
  const [kind, ...rest] = entry.split('/')
  const slug = rest.join('/')
  switch (kind) {
    case 'pages':
      return contentPages(value as PageEntry)
    case 'carlines': {
      const { carline, tabs } = value as CarlineEntry
      const own = (id: string) => fixed(id, 'models.carline.tab', { carline_code: carline, tab_slug_id: id })
      return tabs.map(({ id }) => own(id))
    }
    case 'news': {
      const article = value as NewsEntry
      return [called({ id: slug, address: article.address }, 'news.article', 'slug', article)]
    }
    case 'dealers':
      return [fixed('', 'contact.dealer', { dealer: slug })]
    case 'faq': {
      const questions = (value as FaqEntry).groups.flatMap((group) => group.questions)
      return questions.map(({ id }) => fixed(id, 'faq.question', { question: id }))
    }
    default:
      return []
  }
}

function contentPages(page: PageEntry): readonly OwnPage[] {
  const tabRoute = findTabRoute(page.route)
  const tabs = tabRoute ? page.tabs.map((tab) => called(tab, tabRoute, 'tab_slug_id', page, pageParams(page))) : []
  return [{ ...fixed('', page.route, pageParams(page)), languages: entryLanguages(page) }, ...tabs]
}

const fixed = (id: string, route: string, params: Readonly<Record<string, string>>): OwnPage => ({
  id,
  route,
  languages: LANGUAGES,
  params: () => params,
})

function called(
  one: HasSlugs,
  route: string,
  param: string,
  written: LanguagesEntry,
  more: Readonly<Record<string, string>> = {},
): OwnPage {
  const withWord = (word: string) => ({ ...more, [param]: word })
  return {
    id: one.id,
    route,
    languages: entryLanguages(written),
    params: (language) => withWord(slugIn(one, language)),
    everyParams: allSlugs(one).map(withWord),
  }
}

/** Of an address for a private buyer, that of a business buyer too. */
export function forBothBuyers(address: string): readonly string[] {
  const found = parsePath(address)
  return found ? [address, buildPathFromText(found.match.name, found.match.params, found.language, 'B2B')] : [address]
}

/** The pages to choose from, by their titles. @param chosen the id of one */
export function pageOptions(pages: readonly PageChoice[], chosen?: string): string {
  const options = pages.map(
    ({ id, name, detail = '' }) =>
      `<option value="${escapeHtml(id)}"${id === chosen ? ' selected' : ''}>${escapeHtml(name)} (${escapeHtml(detail)})</option>`,
  )
  return options.join('')
}

/** Asks where visitors of the removed pages are to go; a page is proposed for each. */
export async function removedPagesPage(
  removed: readonly RemovedPage[],
  again: Readonly<Record<string, string>>,
  language: Language,
  root: string,
): Promise<MessagePage> {
  const words = serverWords('editor', language).lost_pages
  const { pages } = await listChoices(readerWithDrafts(root, { isForgiving: true }), language, root)
  const gone = new Set(removed.flatMap(({ addresses }) => Object.values(addresses)))
  const places = pages.filter(({ detail = '' }) => !gone.has(detail))
  const rows = removed.map(({ addresses, next }, index) => {
    const former = Object.values(addresses).map((address) => `<code>${escapeHtml(address)}</code>`)
    return `<p><label>${former.join('<br>')}<br>${words.leads_to}<br><select name="to${index}"><option value="">${words.nowhere}</option>${pageOptions(places, next)}</select></label></p>`
  })
  const form = `<form method="post" action="/api/drafts">${hiddenFields({ ...again, asked: 'yes' })}${rows.join('')}<button>${words.publish}</button></form>`
  const body = `<main><h1>${words.title}</h1><p class="words">${words.text}</p>${form}</main>`
  return { kind: 'page', status: 409, html: plainPage(language, words.title, body) }
}

/**
 * Leads the removed addresses to the chosen pages, live and in the draft of the redirects where there is one.
 * @returns what takes it back
 */
export async function addRedirects(
  removed: readonly RemovedPage[],
  chosen: Readonly<Record<string, unknown>>,
  root: string,
): Promise<() => Promise<void>> {
  const added = removed.flatMap(({ addresses }, index) => {
    const to = readPageId(chosen[`to${index}`])
    return to ? [{ fr: wordsOf(addresses.fr), nl: wordsOf(addresses.nl), to, isForGood: true, period: {} }] : []
  })
  if (added.length === 0) return async () => undefined
  const { live, draft } = entryPaths('redirects', root)
  const [isDraft, state] = [await exists(draft), await baseState(draft, live)]
  const files = [live, ...(isDraft ? [draft] : [])]
  const before = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => 'redirects: []\n')))
  const writeAll = async (texts: readonly string[]) => {
    for (const [index, file] of files.entries()) await writeFileAtomically(file, texts[index] ?? '')
    if (isDraft && state === 'same') await noteBase(draft, live)
  }
  await writeAll(before.map((text) => withRedirects(text, added)))
  return () => writeAll(before)
}

/** After the language: `news/soldes` of `/fr/news/soldes`. */
const wordsOf = (address = '') => address.split('/').slice(2).join('/')

export function withRedirects(text: string, added: readonly object[]): string {
  const file = parseDocument(text)
  // What leads from the same address already is of a page that was there before.
  for (const one of added) file.addIn(['redirects'], file.createNode(one))
  return file.toString({ lineWidth: 0 })
}

/** The other way round than pageId. */
export function readPageId(
  id: unknown,
): { readonly route: string; readonly params: readonly PageParam[]; readonly anchor: '' } | undefined {
  if (typeof id !== 'string' || id === '') return undefined
  const [route = '', ...pairs] = id.split('&')
  const params = pairs.map((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    return { name, value }
  })
  const isThere = parsePath(
    buildPathFromText(route, Object.fromEntries(params.map(({ name, value }) => [name, value])), 'fr', 'B2C'),
  )
  return isThere && { route, params, anchor: '' }
}
