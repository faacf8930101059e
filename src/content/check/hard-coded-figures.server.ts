import { isModelledCarline, type ModelledCarline } from '@/domain/carline'
import { type Bilingual, LANGUAGES, type Language } from '@/domain/language'
import { entryFile } from '../store/draft-folder'
import { type ContentReader, contentReader } from '../store/reader.server'
import { listParts, readWrittenEntries, readWrittenEntry } from '../store/written-entries.server'
import type { CarGroup } from '../text/figure-names'
import { PLACEHOLDER } from '../text/placeholders'
import { textLines } from '../text/rich-text'
import { type HardCodedFigure, hardCodedFiguresIn } from './hard-coded-figures'

export interface FoundFigure extends HardCodedFigure {
  readonly file: string
  readonly field: string
}

/**
 * Every figure of the cars that an entry types and does not name.
 *
 * @param only the one entry to look through, as in `pages/homepage`; left out: all of them
 */
export async function findHardCodedFigures(
  reader: ContentReader = contentReader(),
  only?: string,
): Promise<readonly FoundFigure[]> {
  const entries = only === undefined ? await allEntries(reader) : await oneEntry(reader, only)
  return entries.flatMap(({ file, entry }) =>
    [...walkTexts(entry, '')].flatMap(({ field, text, ...place }) =>
      hardCodedFiguresIn(text, { ...fieldCars(field, entry), ...place }).map((figure) => ({
        ...figure,
        file: entryFile(file),
        field,
      })),
    ),
  )
}

interface NamedEntry {
  readonly file: string
  readonly entry: object
}

async function allEntries(reader: ContentReader): Promise<readonly NamedEntry[]> {
  const { pages, carlines, news, faq } = await readWrittenEntries(reader)
  return [
    ...pages.map(({ slug, entry }) => ({ file: `pages/${slug}`, entry })),
    ...carlines.map(({ slug, entry }) => ({ file: `carlines/${slug}`, entry })),
    ...news.map(({ slug, entry }) => ({ file: `news/${slug}`, entry })),
    { file: 'faq', entry: faq },
  ]
}

/** None of another kind: only those that editors write texts in are looked through. */
async function oneEntry(reader: ContentReader, file: string): Promise<readonly NamedEntry[]> {
  if (!/^(?:(?:pages|carlines|news)\/|faq$)/.test(file)) return []
  const written = await readWrittenEntry(reader, file)
  return written && typeof written.value === 'object' && written.value ? [{ file, entry: written.value }] : []
}

interface WrittenText {
  readonly field: string
  readonly language: Language
  readonly text: string
  readonly context: string
}

/** Each text of an entry in each language, with those that stand beside it. */
function* walkTexts(value: unknown, prefix: string): Generator<WrittenText> {
  if (typeof value !== 'object' || value === null) return
  const parts = listParts(value, prefix)
  for (const { field, part } of parts) {
    if (!isBilingual(part)) {
      yield* walkTexts(part, field)
      continue
    }
    for (const language of LANGUAGES) {
      const others = parts.flatMap(({ part: other }) => (other !== part && isBilingual(other) ? [other] : []))
      yield {
        field: `${field}.${language}`,
        language,
        text: plainText(part, language),
        context: others.map((other) => plainText(other, language)).join(' '),
      }
    }
  }
}

/** Placeholders are left out: a figure that is named is not typed. */
const plainText = (text: Bilingual<unknown>, language: Language) =>
  textLines(text[language], language).replace(PLACEHOLDER, '…')

/** What an entry is about, and the block of it that a field is in. */
interface Subject {
  readonly carline?: unknown
  readonly subject?: unknown
}

const GROUP_OF_PAGE: Readonly<Record<string, CarGroup>> = { electric: 'ELECTRIC', hybrid: 'HYBRID' }

/** The cars that a field is about: its entry's carline, that of its block (a highlight, a lease action), a page's part of the range. */
function fieldCars(field: string, entry: object): { readonly carline?: ModelledCarline; readonly group?: CarGroup } {
  const { subject } = entry as Subject
  const group = typeof subject === 'string' ? GROUP_OF_PAGE[subject] : undefined
  let carline: ModelledCarline | undefined
  let value: unknown = entry
  for (const part of ['', ...field.split(/[.[\]]+/).filter(Boolean)]) {
    if (part) value = (value as Readonly<Record<string, unknown>>)[part]
    if (typeof value !== 'object' || value === null) break
    const own = (value as Subject).carline
    if (isModelledCarline(own)) carline = own
  }
  return { ...(carline && { carline }), ...(group && { group }) }
}

function isBilingual(value: unknown): value is Bilingual<unknown> {
  return typeof value === 'object' && value !== null && 'fr' in value && 'nl' in value
}
