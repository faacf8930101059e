import type { Bilingual } from '@/domain/language'

const NO_BREAK = '\u00a0'
const NARROW = '\u202f'

/**
 * The catalogue is written with ordinary spaces. A line never breaks before French high punctuation, inside guillemets,
 * within a number or before its unit.
 */
export function typesetFrench(text: string): string {
  return typesetNumbers(text)
    .replaceAll(/ ([:»])/g, `${NO_BREAK}$1`)
    .replaceAll('« ', `«${NO_BREAK}`)
    .replaceAll(/ ([;!?])/g, `${NARROW}$1`)
}

export function typesetDutch(text: string): string {
  return typesetNumbers(text)
}

function typesetNumbers(text: string): string {
  return text
    .replaceAll(/(\d) (?=\d{3}\b)/g, `$1${NO_BREAK}`)
    .replaceAll(/(\d) (?=(?:%|€|kW|kWh|km|kg|ch|pk|mm|W|V|s)(?![\p{L}\d]))/gu, `$1${NO_BREAK}`)
}

/** The same value with every bilingual text in it set. */
export function typeset<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(typeset) as T
  if (isBilingual(value)) return { fr: typesetFrench(value.fr), nl: typesetDutch(value.nl) } as T
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, typeset(inner)])) as T
}

function isBilingual(value: object): value is Bilingual {
  return 'fr' in value && 'nl' in value && typeof value.fr === 'string' && typeof value.nl === 'string'
}
