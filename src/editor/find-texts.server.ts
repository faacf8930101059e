import { listTexts, type WrittenText } from '@/content/store/written-texts.server'
import { LANGUAGES, type Language } from '@/domain/language'
import { NAMESPACES } from '@/i18n/namespaces'
import { readWords } from '@/i18n/words.server'
import type { ListedEntry } from './entry-list.server'

/** How many words a name in braces stands for at the most: « 1.234,56 € par mois ». */
const MOST_FILLED = 6

/**
 * The texts that hold what was asked. A sentence that is pasted from a page has other signs than were typed, words that were filled in
 * where the text names them (`{BORN.range}`), and no marks of a link or of bold.
 */
export function findTexts(
  { texts, entry }: Pick<ListedEntry, 'texts' | 'entry'>,
  asked: string,
): readonly WrittenText[] {
  return [...texts, { field: 'name', text: entry }].filter(({ text }) => holds(text, asked))
}

/** A text of the interface: a button, a note beside a price. Editors do not write it. */
export interface InterfaceText {
  readonly language: Language
  /** `stock.lead`: what whoever runs the site finds it by. */
  readonly key: string
  readonly text: string
}

export async function findInterfaceTexts(asked: string): Promise<readonly InterfaceText[]> {
  const found = LANGUAGES.map(async (language) => {
    const texts = listTexts(await readWords(language, NAMESPACES))
    return texts.filter(({ text }) => holds(text, asked)).map(({ field, text }) => ({ language, key: field, text }))
  })
  return (await Promise.all(found)).flat()
}

function holds(text: string, asked: string): boolean {
  const words = plain(asked)
  const written = plain(text)
  return written.includes(words) || (written.includes('{') && isFilled(wordsIn(written), wordsIn(words)))
}

const wordsIn = (text: string) => text.split(' ').map((word) => word.replace(/[.,:;!?]+$/, ''))

/** Whether what was asked is a part of the text with its names in braces filled in; one word of the text itself is there at least. */
function isFilled(written: readonly string[], asked: readonly string[]): boolean {
  const fits = (at: number, from: number, ownWords: number): boolean => {
    if (from === asked.length) return ownWords >= Math.min(2, asked.length)
    const word = written[at]
    if (word === undefined) return false
    if (!word.includes('{')) return word === asked[from] && fits(at + 1, from + 1, ownWords + 1)
    return Array.from({ length: MOST_FILLED }, (_, more) => more + 1).some(
      (filled) => from + filled <= asked.length && fits(at + 1, from + filled, ownWords),
    )
  }
  return written.some((_, at) => fits(at, 0, 0))
}

function plain(text: string): string {
  const signs = text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\{\{?\s*([^{}]*?)\s*\}?\}/g, '{$1}')
    .replace(/[’‘]/g, "'")
    .replace(/[«»“”"*_]/g, '')
    .replace(/…/g, '...')
  return signs
    .replace(/\s+/g, ' ')
    .replace(/ (?=[:;?!%€])/g, '')
    .trim()
    .toLowerCase()
}
