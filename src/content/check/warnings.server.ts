import { currentTime } from '@/config/clock'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { type Bilingual, LANGUAGES, type Language } from '@/domain/language'
import { entryLanguages } from '../read/languages'
import { periodEnd } from '../read/visibility'
import { NO_PICTURE } from '../schema/picture'
import { entryFile } from '../store/draft-folder'
import { type ContentReader, contentReader } from '../store/reader.server'
import { listParts, readWrittenEntries } from '../store/written-entries.server'
import { DESCRIPTION_LEAST, DESCRIPTION_MOST, TITLE_ALONE_MOST, TITLE_MOST } from '../text/fit-title'
import { headTitles, tabTitles } from '../text/head-title'
import { textLines } from '../text/rich-text'
import { type AcceptedPromise, findAcceptance } from './accepted-promises'
import { findOrphanPages } from './orphan-pages.server'
import { promisesIn } from './promises'

/** What an editor had better look at. Unlike a problem (validate.server.ts) it stops nothing. */
export interface Warning {
  readonly file: string
  readonly field: string
  readonly kind: keyof typeof import('@/words/fr/checks.json')['warnings']
  /** What is there: so many characters, a day, a sentence, a page. */
  readonly found: string
}

interface Head {
  readonly eyebrow?: Bilingual
  /** Of a tab: the page that it is in. */
  readonly page?: Bilingual
  readonly title: Bilingual
  readonly description?: Bilingual
}

export async function findWarnings(reader: ContentReader = contentReader(), now = currentTime()): Promise<Warning[]> {
  const [written, promises] = await Promise.all([readWrittenEntries(reader), reader.singletons.promises.read()])
  const { pages, carlines, news, faq } = written
  const looking: Looking = { now, accepted: promises?.accepted ?? [] }
  const warnings: Warning[] = []
  const warnIn = (file: string) => (field: string, kind: Warning['kind'], found: string) =>
    warnings.push({ file: entryFile(file), field, kind, found })

  for (const { slug, entry } of pages) {
    const warn = warnIn(`pages/${slug}`)
    warnHead(entry, '', entryLanguages(entry), warn)
    const { title } = entry.business
    if (title.fr) warnHead({ eyebrow: entry.eyebrow, title }, 'business.', entryLanguages(entry), warn)
    for (const [index, tab] of entry.tabs.entries()) {
      warnHead({ ...tab, page: nameOf(entry) }, `tabs[${index}].`, entryLanguages(entry), warn)
    }
    warnParts(entry, '', looking, warn)
  }
  for (const { slug, entry } of carlines) warnParts(entry, '', looking, warnIn(`carlines/${slug}`))
  for (const { slug, entry } of news) {
    warnHead(entry, '', entryLanguages(entry), warnIn(`news/${slug}`))
    warnParts(entry, '', looking, warnIn(`news/${slug}`))
  }
  warnParts(faq, '', looking, warnIn('faq'))
  for (const slug of await findOrphanPages(reader, written, now)) warnIn(`pages/${slug}`)('route', 'unlinked', slug)
  return warnings
}

interface Looking {
  readonly now: Date
  readonly accepted: readonly AcceptedPromise[]
}

type Warn = (field: string, kind: Warning['kind'], found: string) => void

function warnHead(
  { eyebrow, page, title, description }: Head,
  prefix: string,
  languages: readonly Language[],
  warn: Warn,
) {
  for (const language of languages) {
    const own = title[language]
    const titles = page ? tabTitles(page[language], own) : headTitles(eyebrow?.[language] || null, own)
    const { length: shown } = titles[0] ?? ''
    if (shown > (titles.length > 1 ? TITLE_MOST : TITLE_ALONE_MOST))
      warn(`${prefix}title.${language}`, 'title_long', String(shown))
    const length = description?.[language].length
    if (length === undefined || length === 0) continue
    if (length > DESCRIPTION_MOST) warn(`${prefix}description.${language}`, 'description_long', String(length))
    if (length < DESCRIPTION_LEAST) warn(`${prefix}description.${language}`, 'description_short', String(length))
  }
}

/** What a page is called in the titles of its tabs. */
const nameOf = ({ eyebrow, title }: Head): Bilingual => (eyebrow?.fr ? eyebrow : title)

/** Looks through all that an entry holds, whatever its kind. */
function warnParts(value: unknown, prefix: string, looking: Looking, warn: Warn): void {
  if (typeof value !== 'object' || value === null) return
  if (isPeriod(value)) {
    const end = periodEnd(value)
    if (end && end <= looking.now) warn(`${prefix}.until`, 'ended', value.until ?? '')
  }
  if (
    isPicture(value) &&
    value.subject !== NO_PICTURE &&
    !value.file &&
    LANGUAGES.every((language) => !value.alt[language])
  ) {
    warn(`${prefix}.alt`, 'picture_words', `${value.subject}/${value.shot}`)
  }
  if ('fr' in value && 'nl' in value) {
    for (const language of LANGUAGES) {
      warnPromises(
        textLines((value as Bilingual<unknown>)[language], language),
        `${prefix}.${language}`,
        language,
        looking,
        warn,
      )
    }
    return
  }
  for (const { field, part } of listParts(value, prefix)) warnParts(part, field, looking, warn)
}

function warnPromises(text: string, field: string, language: Language, { now, accepted }: Looking, warn: Warn): void {
  for (const { kind, sentence } of promisesIn(text, language)) {
    const acceptance = findAcceptance(sentence, language, accepted)
    // Every other promise that nobody stands for is a problem (validate-fields.server.ts).
    if (!acceptance && kind === 'promise') warn(field, 'promise', sentence)
    if (acceptance && acceptance.until < dayInBrussels(now))
      warn(field, 'promise_ended', `${sentence} (${acceptance.owner}, ${acceptance.until})`)
  }
}

function isPeriod(value: object): value is { from: string | null; until: string | null } {
  return 'from' in value && 'until' in value && Object.keys(value).length === 2
}

function isPicture(value: object): value is { subject: string; shot: string; file?: string; alt: Bilingual } {
  return 'subject' in value && 'shot' in value && 'alt' in value
}
