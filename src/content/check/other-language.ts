import { type Language, otherLanguage } from '@/domain/language'
import { memoizePerText } from '@/i18n/memoize-per-text'

/** Words that one of the two languages cannot do without, and the other does not have. */
const TELLING: Readonly<Record<Language, RegExp>> = {
  fr: /(?<!\p{L})(?:le|la|les|des|du|une|et|ou|est|sont|vous|votre|vos|nous|pour|dans|avec|sur|qui|que|pas|aux?|cette|à)(?!\p{L})/giu,
  nl: /(?<!\p{L})(?:het|een|van|zijn|wordt|jouw|wij|voor|met|niet|naar|bij|op|dat|die|ook|aan|geen|hoe|wat)(?!\p{L})/giu,
}
/** A name or a quotation has one or two of them. */
const LEAST = 3

const countIn = (text: string, language: Language) => text.match(TELLING[language])?.length ?? 0

/** Whether a text that should be in this language is in the other one: it was copied there, and not translated. */
export const isInOtherLanguage = memoizePerText((text, language): boolean => {
  const words = text.replace(/\{[^}]*\}/g, ' ')
  const others = countIn(words, otherLanguage(language))
  return others >= LEAST && others > 2 * countIn(words, language)
})
