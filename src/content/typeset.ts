import type { Language } from '@/domain/language'

const NO_BREAK = '\u00A0'
const NARROW_NO_BREAK = '\u202F'

const UNITS =
  '€|%|°C|km|kW|kWh|ch|pk|V|g|cm|mm|m|kg|l|h|u|min|mois|maanden|ans|jaar|jours|dagen|heures|uur|minutes|minuten'
const MONTHS =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|' +
  'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december'
const BEFORE_UNIT = new RegExp(`(\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu')
const BEFORE_MONTH = new RegExp(`(\\b\\d{1,2}(?:er)?) (?=(?:${MONTHS})(?!\\p{L}))`, 'gu')
const HOUR_AND_MINUTES = /(\d[ \u00A0]h) (?=\d{2}(?!\d))/g

/**
 * Sets the spaces and apostrophes that a keyboard does not have, so that editors write with ordinary ones:
 * in French a narrow unbreakable space before ; ! ? and %, a full one before a colon and inside « »; in both
 * languages no line break between a number and its unit or a day and its month, and CO₂ with its small figure.
 * Setting a text twice changes nothing.
 */
export function typeset(text: string, language: Language): string {
  const common = text
    .replace(/(\p{L})'(?=\p{L})/gu, '$1’')
    .replace(HOUR_AND_MINUTES, `$1${NO_BREAK}`)
    .replace(BEFORE_UNIT, `$1${NO_BREAK}`)
    .replace(BEFORE_MONTH, `$1${NO_BREAK}`)
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
