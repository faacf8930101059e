import type { Language } from '@/domain/language'

/** Apart from the typographer, so that a page which only joins its parts carries none of the rules. */

export const NO_BREAK_SPACE = '\u00A0'

/** Between the parts of one line: it stays with the word before it, so that no line begins with it. */
export const SEPARATOR = `${NO_BREAK_SPACE}· `

/** Between a name and what is said of it. */
export const COLON: Readonly<Record<Language, string>> = { fr: `${NO_BREAK_SPACE}: `, nl: ': ' }
