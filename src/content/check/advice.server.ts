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
import { type AcceptedClaim, findAcceptance } from './accepted-claims'
import { claimsIn } from './claims'
import { findOrphanPages } from './orphan-pages.server'

/** What an editor had better look at. Unlike a problem (validate.server.ts) it stops nothing. */
export interface Advice {
  readonly file: string
  readonly field: string
  readonly kind: keyof typeof import('@/words/fr/checks.json')['advice']
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

export async function findAdvice(reader: ContentReader = contentReader(), now = currentTime()): Promise<Advice[]> {
  const [written, promises] = await Promise.all([readWrittenEntries(reader), reader.singletons.promises.read()])
  const { pages, carlines, news, faq } = written
  const looking: Looking = { now, accepted: promises?.accepted ?? [] }
  const advice: Advice[] = []
  const adviseIn = (file: string) => (field: string, kind: Advice['kind'], found: string) =>
    advice.push({ file: entryFile(file), field, kind, found })

  for (const { slug, entry } of pages) {
    const advise = adviseIn(`pages/${slug}`)
    adviseHead(entry, '', entryLanguages(entry), advise)
    const { title } = entry.business
    if (title.fr) adviseHead({ eyebrow: entry.eyebrow, title }, 'business.', entryLanguages(entry), advise)
    for (const [index, tab] of entry.tabs.entries()) {
      adviseHead({ ...tab, page: nameOf(entry) }, `tabs[${index}].`, entryLanguages(entry), advise)
    }
    adviseParts(entry, '', looking, advise)
  }
  for (const { slug, entry } of carlines) adviseParts(entry, '', looking, adviseIn(`carlines/${slug}`))
  for (const { slug, entry } of news) {
    adviseHead(entry, '', entryLanguages(entry), adviseIn(`news/${slug}`))
    adviseParts(entry, '', looking, adviseIn(`news/${slug}`))
  }
  adviseParts(faq, '', looking, adviseIn('faq'))
  for (const slug of await findOrphanPages(reader, written, now)) adviseIn(`pages/${slug}`)('route', 'unlinked', slug)
  return advice
}

interface Looking {
  readonly now: Date
  readonly accepted: readonly AcceptedClaim[]
}

type Advise = (field: string, kind: Advice['kind'], found: string) => void

function adviseHead(
  { eyebrow, page, title, description }: Head,
  prefix: string,
  languages: readonly Language[],
  advise: Advise,
) {
  for (const language of languages) {
    const own = title[language]
    const titles = page ? tabTitles(page[language], own) : headTitles(eyebrow?.[language] || null, own)
    const { length: shown } = titles[0] ?? ''
    if (shown > (titles.length > 1 ? TITLE_MOST : TITLE_ALONE_MOST))
      advise(`${prefix}title.${language}`, 'title_long', String(shown))
    const length = description?.[language].length
    if (length === undefined || length === 0) continue
    if (length > DESCRIPTION_MOST) advise(`${prefix}description.${language}`, 'description_long', String(length))
    if (length < DESCRIPTION_LEAST) advise(`${prefix}description.${language}`, 'description_short', String(length))
  }
}

/** What a page is called in the titles of its tabs. */
const nameOf = ({ eyebrow, title }: Head): Bilingual => (eyebrow?.fr ? eyebrow : title)

/** Looks through all that an entry holds, whatever its kind. */
function adviseParts(value: unknown, prefix: string, looking: Looking, advise: Advise): void {
  if (typeof value !== 'object' || value === null) return
  if (isPeriod(value)) {
    const end = periodEnd(value)
    if (end && end <= looking.now) advise(`${prefix}.until`, 'ended', value.until ?? '')
  }
  if (
    isPicture(value) &&
    value.subject !== NO_PICTURE &&
    !value.file &&
    LANGUAGES.every((language) => !value.alt[language])
  ) {
    advise(`${prefix}.alt`, 'picture_words', `${value.subject}/${value.shot}`)
  }
  if ('fr' in value && 'nl' in value) {
    for (const language of LANGUAGES) {
      advisePromises(
        textLines((value as Bilingual<unknown>)[language], language),
        `${prefix}.${language}`,
        language,
        looking,
        advise,
      )
    }
    return
  }
  for (const { field, part } of listParts(value, prefix)) adviseParts(part, field, looking, advise)
}

function advisePromises(
  text: string,
  field: string,
  language: Language,
  { now, accepted }: Looking,
  advise: Advise,
): void {
  for (const { claim, sentence } of claimsIn(text, language)) {
    const acceptance = findAcceptance(sentence, language, accepted)
    // Every other claim that nobody stands for is a problem (validate-fields.server.ts).
    if (!acceptance && claim === 'promise') advise(field, 'promise', sentence)
    if (acceptance && acceptance.until < dayInBrussels(now))
      advise(field, 'promise_ended', `${sentence} (${acceptance.owner}, ${acceptance.until})`)
  }
}

function isPeriod(value: object): value is { from: string | null; until: string | null } {
  return 'from' in value && 'until' in value && Object.keys(value).length === 2
}

function isPicture(value: object): value is { subject: string; shot: string; file?: string; alt: Bilingual } {
  return 'subject' in value && 'shot' in value && 'alt' in value
}
