import type { Language } from '@/domain/language'

/** Second halves of long Dutch words of the trade. */
const HALVES =
  'aandrijving|afstelling|assistent|bak|besturing|camera|contract|flippers|huur|inhoud|paneel|prijs|regeling|remmen|spiegels|uitrusting|verdeling|verlichting|waarde|zwart'
const JOINT = new RegExp(`(?<=\\p{L}{5})(?=(?:${HALVES})(?!\\p{L}))`, 'giu')

/**
 * The text with soft hyphens where its long Dutch words are joined, for narrow columns: `hyphens: auto` needs a dictionary,
 * which not every browser has at hand, and without one a word is cut anywhere.
 */
export function withSoftHyphens(text: string, language: Language): string {
  return language === 'nl' ? text.replace(JOINT, '\u00AD') : text
}
