import type { Language } from '@/domain/language'

const NO_BREAK = '\u00A0'
const NARROW_NO_BREAK = '\u202F'

/**
 * Sets the spaces and apostrophes that a keyboard does not have, so that editors write with ordinary ones:
 * in French a narrow unbreakable space before ; ! ? and %, a full one before a colon and inside « »; in both
 * languages no line break between a number and its unit, and CO₂ with its small figure. Setting a text twice changes nothing.
 */
export function typeset(text: string, language: Language): string {
  const common = text
    .replace(/(\p{L})'(?=\p{L})/gu, '$1’')
    .replace(/(\d) (?=(?:€|%|km|kW|kWh|g\/km|cm|mm|kg|l|h|min|mois|maanden|ans|jaar)(?![\p{L}\d]))/gu, `$1${NO_BREAK}`)
    .replace(/\bCO2\b/g, 'CO₂')
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${NARROW_NO_BREAK}`)
  if (language === 'nl') return common
  return common
    .replace(/[ \u00A0](?=[;!?])/g, NARROW_NO_BREAK)
    .replace(/(\d)[ \u00A0]%/g, `$1${NARROW_NO_BREAK}%`)
    .replace(/ :/g, `${NO_BREAK}:`)
    .replace(/« /g, `«${NO_BREAK}`)
    .replace(/ »/g, `${NO_BREAK}»`)
}
