import type { Bilingual, Language } from '@/domain/language'

/** A sentence that somebody stands for, as it is in its entry. */
export interface AcceptedPromise {
  readonly words: Bilingual
  readonly owner: string
  /** ISO day; the last one. */
  readonly until: string | null
}

/** Who stands for a sentence, and up to which day ('' where none is said); undefined where nobody does. */
export function findAcceptance(
  sentence: string,
  language: Language,
  accepted: readonly AcceptedPromise[],
): { readonly owner: string; readonly until: string } | undefined {
  const said = comparable(sentence)
  const found = accepted.filter(({ words }) => words[language] && said.includes(comparable(words[language])))
  // The one that lasts longest.
  const [first] = found.sort((one, other) => (other.until ?? '').localeCompare(one.until ?? ''))
  if (!first) return undefined
  return { owner: first.owner, until: first.until ?? '' }
}

/** What an editor types and what the typographer makes of it are the same words. */
function comparable(text: string): string {
  return text.normalize('NFKC').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim().toLowerCase()
}
