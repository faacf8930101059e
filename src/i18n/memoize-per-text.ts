import type { Language } from '@/domain/language'

/** More texts than the entries have by far. Editors try more: then all are forgotten, so that the process holds its memory. */
const MOST = 50_000

/**
 * The same answer for the same text, found once in a process: a check of the site after a change of one entry reads thousands that
 * nobody touched. Only for what depends on nothing else.
 */
export function memoizePerText<T>(
  find: (text: string, language: Language) => T,
  most = MOST,
): (text: string, language: Language) => T {
  const found: Readonly<Record<Language, Map<string, T>>> = { fr: new Map(), nl: new Map() }
  return (text, language) => {
    const known = found[language]
    const answer = known.get(text)
    if (answer !== undefined) return answer
    if (known.size >= most) known.clear()
    const made = find(text, language)
    known.set(text, made)
    return made
  }
}
