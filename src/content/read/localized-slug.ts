import { LANGUAGES, type Language } from '@/domain/language'

/** A tab or an article: its id, by which links name it, and the words that editors gave to its address. */
export interface HasSlugs {
  readonly id: string
  readonly address: Readonly<Record<Language, string>>
}

/** The word that stands in the address of a language. */
export const slugIn = ({ id, address }: HasSlugs, language: Language): string => address[language] || id

/** Every word that leads to it: its id and those of its addresses. */
export const allSlugs = (one: HasSlugs): readonly string[] => [
  ...new Set([one.id, ...LANGUAGES.map((language) => slugIn(one, language))]),
]

/** The one that a word of an address means, of whichever language; no two have the same (validate.server.ts). */
export function findBySlug<T extends HasSlugs>(word: string, among: readonly T[]): T | undefined {
  return among.find((one) => allSlugs(one).includes(word))
}
