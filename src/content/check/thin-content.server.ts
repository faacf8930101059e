import { LANGUAGES, type Language } from '@/domain/language'
import { SALES_TYPES, type SalesType } from '@/domain/sales-type'
import { memoizePerText } from '@/i18n/memoize-per-text'
import { entryLanguages } from '../read/languages'
import { isShown } from '../read/visibility'
import type { PageRoute } from '../schema/content-routes'
import type { BlockEntry } from '../store/store.server'
import { textLines } from '../text/rich-text'
import { type Check, type Entries, problemsIn } from './read-entries.server'

/** Words that a page or a tab needs under its opening lines to be worth the visit: about three short paragraphs. */
const LEAST_WORDS = 60

/** Pages that are about something else than an editor's words: cars, articles, questions, dealers. */
const SAY_IT_OTHERWISE: ReadonlySet<PageRoute> = new Set([
  'models',
  'stock',
  'stocks.formentor',
  'news',
  'faq',
  'contact',
])

/** Every page and every tab says enough, to each buyer and in each of its languages. */
export const noThinContent: Check = ({ pages, faq }) =>
  problemsIn(pages, (page, report) => {
    if (SAY_IT_OTHERWISE.has(page.route)) return
    const texts = [page, ...page.tabs].map(({ blocks }, at) => ({
      blocks,
      field: at === 0 ? 'blocks' : `tabs[${at - 1}].blocks`,
    }))
    for (const { blocks, field } of texts) {
      for (const salesType of SALES_TYPES) {
        const counts = entryLanguages(page).map((language) => countWords(blocks, { language, salesType }, faq))
        const least = Math.min(...counts)
        if (least < LEAST_WORDS) report(field, 'few_words', least, LEAST_WORDS, salesType)
      }
    }
  })

interface Reader {
  readonly language: Language
  readonly salesType: SalesType
}

function countWords(blocks: readonly BlockEntry[], reader: Reader, faq: Entries['faq']): number {
  const shown = blocks.filter(({ value }) => isShown(value, reader))
  const asked = new Set(shown.flatMap((block) => (block.discriminant === 'faq' ? block.value.questions : [])))
  const questions = faq.flatMap(({ entry }) => entry?.groups.flatMap((group) => group.questions) ?? [])
  const answers = questions.filter(({ id }) => asked.has(id))
  return wordsIn([shown, answers], reader.language)
}

/** Names of files and what is said in place of a picture are not read. */
const NOT_READ = new Set(['picture', 'file'])

const wordsInText = memoizePerText((text) => text.match(/\p{L}[\p{L}’-]*/gu)?.length ?? 0)

function wordsIn(value: unknown, language: Language): number {
  if (typeof value !== 'object' || value === null) return 0
  if (LANGUAGES.every((one) => one in value)) {
    return wordsInText(textLines((value as Readonly<Record<Language, unknown>>)[language], language), language)
  }
  return Object.entries(value).reduce(
    (sum, [name, part]) => (NOT_READ.has(name) ? sum : sum + wordsIn(part, language)),
    0,
  )
}
