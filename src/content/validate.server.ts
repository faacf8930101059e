import type { ComponentSchema } from '@keystatic/core'
import { CATEGORIES, OTHER_CATEGORIES } from '@/domain/category'
import { LANGUAGES } from '@/domain/language'
import type { Audience } from '@/routing/build-path'
import { buildPathFromText, NOT_FOUND_PATH } from '@/routing/build-path'
import config from './config'
import { PAGE_ROUTES, tabRouteOf } from './content-routes'
import { unknownPlaceholders } from './placeholders'
import { type MarkupNode, readRichText, wordsOf } from './rich-text'
import { linkField, optionalLinkField } from './schema/link'
import { isBilingualField, isOptionalText } from './schema/text'
import { contentReader, type FaqEntry, type PageEntry } from './store.server'
import { isLinkGiven, type LinkEntry, readAddress } from './text-reader'

export interface ContentProblem {
  /** From the root of the project: src/content/entries/pages/faq.yaml */
  file: string
  /** The way to the field: tabs[0].title.nl; empty when the file as a whole is wrong. */
  field: string
  problem: string
}

/** Thrown by validateContent: its message has one line for each problem. */
export class InvalidContent extends Error {
  constructor(readonly problems: readonly ContentProblem[]) {
    super(problems.map(({ file, field, problem }) => [file, field, problem].filter(Boolean).join(': ')).join('\n'))
    this.name = 'InvalidContent'
  }
}

/** Throws InvalidContent unless every entry under `root` can be shown in both languages. */
export async function validateContent(root?: string): Promise<void> {
  const problems = await findContentProblems(root)
  if (problems.length > 0) throw new InvalidContent(problems)
}

type Report = (field: string, problem: string) => void
const ALL = { resolveLinkedFiles: true } as const

/** Everything that is wrong in the entries under `root` (default: the project). */
export async function findContentProblems(root?: string): Promise<ContentProblem[]> {
  const reader = contentReader(root)
  const problems: ContentProblem[] = []
  const reportFor =
    (file: string): Report =>
    (field, problem) =>
      problems.push({ file, field, problem })

  const pages: { file: string; entry: PageEntry }[] = []
  const slugs = await reader.collections.pages.list()
  for (const slug of slugs) {
    const file = fileOf(config.collections.pages.path, slug)
    const entry = await attempt(() => reader.collections.pages.readOrThrow(slug, ALL), reportFor(file))
    if (entry) pages.push({ file, entry })
    walkRecord(config.collections.pages.schema, entry, reportFor(file))
  }
  for (const slug of await reader.collections.news.list()) {
    const report = reportFor(fileOf(config.collections.news.path, slug))
    const entry = await attempt(() => reader.collections.news.readOrThrow(slug, ALL), report)
    walkRecord(config.collections.news.schema, entry, report)
    checkTables(entry?.blocks ?? [], 'blocks', report)
  }
  for (const slug of await reader.collections.legal.list()) {
    const report = reportFor(fileOf(config.collections.legal.path, slug))
    const entry = await attempt(() => reader.collections.legal.readOrThrow(slug, ALL), report)
    walkRecord(config.collections.legal.schema, entry, report)
  }
  for (const name of ['cars', 'header', 'footer', 'faq'] as const) {
    const report = reportFor(fileOf(config.singletons[name].path))
    const read: () => Promise<unknown> = () => reader.singletons[name].readOrThrow(ALL)
    walkRecord(config.singletons[name].schema, await attempt(read, report), report)
  }
  checkQuestions(await reader.singletons.faq.read(ALL).catch(() => null), reportFor(fileOf(config.singletons.faq.path)))

  for (const { file, entry } of pages) {
    checkTabs(entry, reportFor(file))
    checkTables(entry.blocks, 'blocks', reportFor(file))
    for (const [index, tab] of entry.tabs.entries()) checkTables(tab.blocks, `tabs[${index}].blocks`, reportFor(file))
  }
  // An entry that cannot be read is a problem already: whose page it is cannot be known.
  if (pages.length === slugs.length) checkPageSet(pages, reportFor)
  return problems
}

function fileOf(path: string | undefined, slug = ''): string {
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
    if (isSyntax || details.length === 0) report('', lines[0] ?? 'cannot be read')
    else for (const line of details) report(...splitFieldFromProblem(line))
    return undefined
  }
}

/** "blocks.0.discriminant: Must be a valid option" -> "blocks[0].discriminant", "Must be a valid option" */
function splitFieldFromProblem(line: string): [field: string, problem: string] {
  const at = line.indexOf(': ')
  if (at < 0) return ['', line]
  return [line.slice(0, at).replace(/\.(\d+)(?=\.|$)/g, '[$1]'), line.slice(at + 2)]
}

function walkRecord(schema: Readonly<Record<string, ComponentSchema>>, entry: unknown, report: Report): void {
  if (!isRecord(entry)) return
  for (const [name, field] of Object.entries(schema)) walk(field, entry[name], name, report)
}

function walk(field: ComponentSchema, value: unknown, path: string, report: Report): void {
  if (isBilingualField(field)) checkBilingual(field, value, path, report)
  else if (field === linkField || field === optionalLinkField) checkLink(value as LinkEntry, path, report)
  else if (field.kind === 'array' && Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(field.element, item, `${path}[${index}]`, report)
  } else if (field.kind === 'conditional' && isRecord(value)) {
    const chosen = field.values[String(value.discriminant)]
    if (chosen) walk(chosen, value.value, `${path}.value`, report)
  } else if (field.kind === 'object' && isRecord(value)) {
    // Without a title or a name beside it, a link is the only thing that can say what it is.
    const speaksForItself = !('title' in field.fields || 'name' in field.fields)
    for (const [name, part] of Object.entries(field.fields)) {
      walk(part, value[name], `${path}.${name}`, report)
      const link = value[name] as LinkEntry
      const asksForWords = part === linkField ? speaksForItself : part === optionalLinkField && isLinkGiven(link)
      if (asksForWords) checkLabel(link, `${path}.${name}`, report)
    }
  } else if (typeof value === 'string') checkPlaceholders(value, path, report)
}

function checkBilingual(field: ComponentSchema, value: unknown, path: string, report: Report): void {
  const texts = isRecord(value) ? value : {}
  const filled = LANGUAGES.filter((language) => {
    const text = texts[language]
    if (typeof text === 'string') {
      checkPlaceholders(text, `${path}.${language}`, report)
      return text.trim() !== ''
    }
    const node = isRecord(text) && isMarkup(text.node) ? text.node : undefined
    if (!node) return false
    const tree = readRichText(node, { language, salesType: 'B2C' }, (problem) => report(`${path}.${language}`, problem))
    checkPlaceholders(wordsOf(tree), `${path}.${language}`, report)
    return wordsOf(tree).trim() !== ''
  })
  if (filled.length === 0 && isOptionalText(field)) return
  for (const language of LANGUAGES) {
    if (!filled.includes(language)) report(`${path}.${language}`, 'the text is missing')
  }
}

function checkLink(link: LinkEntry, path: string, report: Report): void {
  walk(linkField.fields.label, link.label, `${path}.label`, report)
  if (!isLinkGiven(link)) return
  for (const language of LANGUAGES) {
    const audience: Audience = { language, salesType: 'B2C' }
    if (readAddress(link, audience) !== null) continue
    const what = link.address && link.route === 'none' ? `address “${link.address}”` : `page “${link.route}”`
    report(path, `no page or allowed address behind the ${what} in ${language}`)
  }
}

function checkLabel(link: LinkEntry, path: string, report: Report): void {
  if (!isLinkGiven(link)) report(path, 'a page or an address must be chosen')
  else if (!link.label.fr && !link.label.nl) report(`${path}.label`, 'the text is missing')
}

function checkPlaceholders(text: string, path: string, report: Report): void {
  for (const written of unknownPlaceholders(text)) report(path, `nothing is known as ${written}`)
}

function checkTabs(entry: PageEntry, report: Report): void {
  const route = tabRouteOf(entry.route)
  const seen = new Set<string>()
  for (const [index, { id }] of entry.tabs.entries()) {
    const field = `tabs[${index}].id`
    if (!route) report(field, `the page ${entry.route} cannot have tabs`)
    else if (seen.has(id)) report(field, `“${id}” is there twice`)
    else if (!LANGUAGES.every((language) => tabHasAddress(entry, route, id, language)))
      report(field, `“${id}” is the address of another page`)
    seen.add(id)
  }
}

function checkTables(blocks: PageEntry['blocks'], path: string, report: Report): void {
  for (const [index, block] of blocks.entries()) {
    if (block.discriminant !== 'table') continue
    const { columns, rows } = block.value
    for (const [at, { cells }] of rows.entries()) {
      if (cells.length === columns.length) continue
      report(`${path}[${index}].value.rows[${at}]`, `${cells.length} cells for ${columns.length} columns`)
    }
  }
}

function tabHasAddress(entry: PageEntry, route: string, id: string, language: string): boolean {
  return buildPathFromText(route, { category: entry.subject, tab_slug_id: id }, language, 'B2C') !== NOT_FOUND_PATH
}

function checkQuestions(entry: FaqEntry | null, report: Report): void {
  const seen = new Set<string>()
  for (const [at, group] of (entry?.groups ?? []).entries()) {
    for (const [index, { id }] of group.questions.entries()) {
      const field = `groups[${at}].questions[${index}].id`
      if (seen.has(id)) report(field, `“${id}” is there twice`)
      seen.add(id)
    }
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
    if (!first) reportFor('src/content/entries/pages')('route', `no entry for the page ${page}`)
    if (second) reportFor(second.file)('route', `the page ${page} has an entry already: ${first?.file}`)
  }
  for (const { file, entry } of pages) {
    const known = wanted.some(({ route, subject }) => route === entry.route && subject === entry.subject)
    if (!known) reportFor(file)('subject', `there is no page ${entry.route} for “${entry.subject}”`)
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isMarkup(value: unknown): value is MarkupNode {
  return isRecord(value) && typeof value.type === 'string' && Array.isArray(value.children)
}
