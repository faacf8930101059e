import type { ComponentSchema } from '@keystatic/core'
import type { Bilingual, Language } from '@/domain/language'
import type { Audience } from '@/routing/build-path'
import { parsePath } from '@/routing/parse-path'
import { findDownload } from '../read/downloads.server'
import { findLibraryPicture } from '../read/library.server'
import { isDrawn } from '../read/pictures.server'
import { isLinkGiven, type LinkEntry, readAddress } from '../read/text-reader'
import { buttonFileField, downloadField } from '../schema/download'
import { libraryPictureField } from '../schema/library'
import { linkField, optionalLinkField } from '../schema/link'
import { namesPicture, pictureField } from '../schema/picture'
import { pictureKey } from '../schema/picture-names'
import { isBilingualField, isOptionalText, RUNNING_MOST } from '../schema/text'
import { period } from '../schema/visibility'
import { priceWithoutWltp, unknownPlaceholders } from '../text/placeholders'
import { addressesIn, type MarkupNode, readRichText, stripMarkup, textLines } from '../text/rich-text'
import { asLink } from './link-targets.server'
import { isInOtherLanguage } from './other-language'
import type { Report } from './problems.server'
import { promisesIn } from './promises'
import { typographyErrors } from './typography-errors.server'

export interface Checking {
  readonly report: Report
  /** The folder that holds src/content and public. */
  readonly root: string
  /** The languages in which the entry's page exists: its words are wanted in these alone. */
  readonly languages: readonly Language[]
  /** Whether the page of a link is not written in a language. */
  readonly isUnwritten: (link: Pick<LinkEntry, 'route' | 'params'>, language: Language) => boolean
  /** Whether an address of this site leads to a page that was deleted. */
  readonly isGone: (address: string) => boolean
  /** What the library says that a picture of its shows; undefined of one that is not in it. */
  readonly pictureWords: (file: string) => Bilingual | undefined
  /** Whether somebody stands for a sentence that promises something. */
  readonly isAccepted: (sentence: string, language: Language) => boolean
}

/** Checks every field of an entry against its schema, by the meaning of the field. */
export function checkFields(
  schema: Readonly<Record<string, ComponentSchema>>,
  entry: unknown,
  checking: Checking,
): void {
  if (!isRecord(entry)) return
  for (const [name, field] of Object.entries(schema)) walk(field, entry[name], name, checking)
}

function walk(field: ComponentSchema, value: unknown, path: string, checking: Checking): void {
  if (field === downloadField || field === buttonFileField)
    checkDownload(value as Record<Language, string>, path, checking)
  if (isBilingualField(field)) checkBilingual(field, value, path, checking)
  else if (field === linkField || field === optionalLinkField) checkLink(value as LinkEntry, path, checking)
  else if (field === pictureField) checkPicture(value, path, checking)
  else if (field === libraryPictureField) checkFile(value, path, checking)
  else if (field === period) checkPeriod(value, path, checking.report)
  else walkInside(field, value, path, checking)
}

/** What a field of no meaning of its own holds. */
function walkInside(field: ComponentSchema, value: unknown, path: string, checking: Checking): void {
  if (field.kind === 'array' && Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(field.element, item, `${path}[${index}]`, checking)
  } else if (field.kind === 'conditional' && isRecord(value)) {
    const chosen = field.values[String(value.discriminant)]
    if (chosen) walk(chosen, value.value, `${path}.value`, checking)
  } else if (field.kind === 'object' && isRecord(value)) {
    for (const name of Object.keys(field.fields)) walkPart(field.fields, name, value[name], `${path}.${name}`, checking)
  } else if (typeof value === 'string') {
    checkDay(value, path, checking.report)
    checkPlaceholders(value, path, checking.report)
  }
}

function walkPart(
  fields: Readonly<Record<string, ComponentSchema>>,
  name: string,
  value: unknown,
  path: string,
  checking: Checking,
): void {
  const part = fields[name]
  if (!part) return
  walk(part, value, path, checking)
  // Without a title or a name beside it, a link is the only thing that can say what it is.
  const speaksForItself = part === linkField && !('title' in fields || 'name' in fields)
  if (speaksForItself || (part === optionalLinkField && isLinkGiven(value as LinkEntry)))
    checkLabel(value as LinkEntry, path, checking)
}

function checkBilingual(field: ComponentSchema, value: unknown, path: string, checking: Checking): void {
  const { languages, report } = checking
  const texts = isRecord(value) ? value : {}
  for (const language of languages) checkPromises(texts[language], language, `${path}.${language}`, checking)
  const filled = languages.filter((language) => {
    const words = wordsOf(texts[language], language, `${path}.${language}`, checking)
    checkPlaceholders(words, `${path}.${language}`, report)
    for (const code of typographyErrors(words, language)) report(`${path}.${language}`, code)
    if (isInOtherLanguage(words, language)) report(`${path}.${language}`, 'in_other_language')
    return words.trim() !== ''
  })
  if (filled.length === 0 && isOptionalText(field)) return
  for (const language of languages) {
    if (!filled.includes(language)) report(`${path}.${language}`, 'missing')
  }
}

function checkPromises(text: unknown, language: Language, path: string, { report, isAccepted }: Checking): void {
  for (const { kind, sentence } of promisesIn(textLines(text, language), language)) {
    if (kind !== 'promise' && !isAccepted(sentence, language)) report(path, kind, sentence)
  }
}

/** The words of a plain or a rich text; its links are checked on the way. */
function wordsOf(text: unknown, language: Language, path: string, checking: Checking): string {
  if (typeof text === 'string') return text
  const node = isRecord(text) && isMarkup(text.node) ? text.node : undefined
  if (!node) return ''
  const { report } = checking
  const tree = readRichText(node, { language, salesType: 'B2C' }, (...problem) => report(path, ...problem))
  for (const address of addressesIn(tree)) checkPage(address, address, path, language, checking)
  const words = stripMarkup(tree)
  if (words.length > RUNNING_MOST) report(path, 'too_long', words.length, RUNNING_MOST)
  return words
}

/** @param what as the editor knows it */
function checkPage(
  address: string,
  what: string,
  path: string,
  language: Language,
  { report, isGone, isUnwritten }: Checking,
): void {
  const page = parsePath(address)?.match
  if (isGone(address)) report(path, 'page_gone', address)
  else if (page && isUnwritten(asLink(page), language)) report(path, 'not_in_language', what, language)
}

function checkLink(link: LinkEntry, path: string, checking: Checking): void {
  const { languages, report } = checking
  walk(linkField.fields.label, link.label, `${path}.label`, checking)
  if (!isLinkGiven(link)) return
  for (const language of languages) {
    const audience: Audience = { language, salesType: 'B2C' }
    const what = link.address && link.route === 'none' ? link.address : link.route
    const address = readAddress(link, audience)
    if (address === null) report(path, 'leads_nowhere', what, language)
    else checkPage(address, what, path, language, checking)
  }
}

function checkLabel(link: LinkEntry, path: string, { languages, report }: Checking): void {
  if (!isLinkGiven(link)) report(path, 'no_target')
  else if (languages.every((language) => !link.label[language])) report(`${path}.label`, 'missing')
}

function checkPicture(value: unknown, path: string, checking: Checking): void {
  if (!isRecord(value)) return
  const [subject, shot, file] = [String(value.subject), String(value.shot), String(value.file ?? '')]
  if (!namesPicture({ subject, file })) return
  const key = pictureKey(subject, shot)
  if (file) checkLibraryPicture(file, value.alt, path, checking)
  else if (!key) checking.report(`${path}.shot`, 'no_shot', shot, subject)
  else if (!isDrawn(key)) checking.report(path, 'not_drawn', key)
  walk(pictureField.fields.alt, value.alt, `${path}.alt`, checking)
}

/** Nobody but its editors knows what it shows. */
function checkLibraryPicture(file: string, alt: unknown, path: string, checking: Checking): void {
  const words = checking.pictureWords(file)
  if (!words || !findLibraryPicture(file, checking.root)) checking.report(`${path}.file`, 'not_in_library', file)
  else if (checking.languages.some((language) => !words[language] && !(isRecord(alt) && alt[language])))
    checking.report(`${path}.alt`, 'missing')
}

/** Of an entry of the library: a file that went, or was never there. */
function checkFile(value: unknown, path: string, { root, report }: Checking): void {
  const file = isRecord(value) ? String(value.file ?? '') : ''
  if (!findLibraryPicture(file, root)) report(`${path}.file`, 'not_in_library', file)
}

function checkPeriod(value: unknown, path: string, report: Report): void {
  if (!isRecord(value)) return
  const { from, until } = value
  for (const [name, day] of Object.entries(value)) checkDay(day, `${path}.${name}`, report)
  if (typeof from === 'string' && typeof until === 'string' && from > until) {
    report(`${path}.until`, 'period', until, from)
  }
}

/** A date that no calendar has: the schema looks at its form alone. */
function checkDay(value: unknown, path: string, report: Report): void {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return
  const day = new Date(`${value}T00:00:00Z`)
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value) report(path, 'no_day', value)
}

function checkDownload(file: Readonly<Record<Language, string>>, path: string, { languages, report }: Checking): void {
  for (const language of languages) {
    const name = file[language]
    if (name && !findDownload(name)) report(`${path}.${language}`, 'no_file', name)
  }
}

function checkPlaceholders(text: string, path: string, report: Report): void {
  for (const written of unknownPlaceholders(text)) report(path, 'unknown_name', written)
  const price = priceWithoutWltp(text)
  // Royal decree of 5 September 2001: consumption and CO2 stand beside a car's price.
  if (price) report(path, 'without_wltp', price.written, price.wanted)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isMarkup(value: unknown): value is MarkupNode {
  return isRecord(value) && typeof value.type === 'string' && Array.isArray(value.children)
}
