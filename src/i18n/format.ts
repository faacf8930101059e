import { clockInBrussels, dayInBrussels } from '@/domain/day-in-brussels'
import type { Language } from '@/domain/language'
import type { SalesType } from '@/domain/sales-type'
import { NO_BREAK_SPACE } from './punctuation'

/**
 * Figures as Belgians write them: 1.234,56 € in both languages. Grouped by hand, because the separators that Intl gives
 * for fr-BE differ between versions of ICU, and the server's page must equal the browser's.
 */

const MINUS = '\u2212'
const EN_DASH = '\u2013'

/** A measure on the wire. */
interface Measurement {
  readonly value: number
  readonly unit: string
  /** The other end, when it is a range. */
  readonly max?: number | undefined
}

/** An amount on the wire: euro, with and without VAT. */
interface Amounts {
  readonly incl: number
  readonly excl: number
}

interface NumberOptions {
  /** Digits after the comma. Default: as many as the number has, two at most. */
  decimals?: number
  /** A plus before what is above zero. */
  sign?: boolean
}

function digits(value: number, decimals: number | undefined): string {
  const fixed = decimals === undefined ? String(Math.round(value * 100) / 100) : value.toFixed(decimals)
  const [whole = '0', fraction] = fixed.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return fraction ? `${grouped},${fraction}` : grouped
}

/** The language changes nothing today; it is asked for so that a third one may. */
export function formatNumber(value: number, _language: Language, { decimals, sign }: NumberOptions = {}): string {
  const text = digits(Math.abs(value), decimals)
  const isZero = !/[1-9]/.test(text)
  if (isZero) return text
  return `${value < 0 ? MINUS : sign ? '+' : ''}${text}`
}

/** `amount` in euro. Cents where there are any; a legal example and an invoice ask for two decimals. */
export function formatEuro(amount: number, language: Language, { decimals, sign }: NumberOptions = {}): string {
  const text = formatNumber(amount, language, { decimals: decimals ?? 2, sign })
  return `${decimals === undefined ? text.replace(/,00$/, '') : text}${NO_BREAK_SPACE}€`
}

/** The amount in two parts, for prices whose decimals are drawn smaller: '34.990' and ',00'. The euro sign is apart. */
export function euroParts(amount: number, language: Language): { whole: string; decimals: string } {
  const text = formatNumber(amount, language, { decimals: 2 })
  return { whole: text.slice(0, -3), decimals: text.slice(-3) }
}

/** The amount that this buyer reads: a private one incl. VAT, a business one excl. VAT (spec §6). */
export function amountFor(money: Amounts, salesType: SalesType): number {
  return salesType === 'B2B' ? money.excl : money.incl
}

interface LastPayment {
  readonly residual?: { readonly amount: Amounts } | undefined
  readonly representative?: { readonly last_amount?: number | undefined } | undefined
}

/** What is due at the end: of a credit all of its last payment, of a rent the purchase option. Undefined for none. */
export function lastPayment({ residual, representative }: LastPayment, salesType: SalesType): number | undefined {
  return residual && (representative?.last_amount ?? amountFor(residual.amount, salesType))
}

const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  fr: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  nl: [
    'januari',
    'februari',
    'maart',
    'april',
    'mei',
    'juni',
    'juli',
    'augustus',
    'september',
    'oktober',
    'november',
    'december',
  ],
}

type DateStyle = 'long' | 'day' | 'month' | 'short'

/**
 * A calendar date ('2026-11-21') or a moment, as it is in Brussels. By hand as well: the first use of Intl's dates costs
 * a phone some 60 ms, and a calendar date needs no time zone.
 */
export function formatDate(date: string | Date, language: Language, style: DateStyle = 'long'): string {
  const calendarDate = typeof date === 'string' && date.length === 10 ? date : dayInBrussels(new Date(date))
  const [year = '', month = '', day = ''] = calendarDate.split('-')
  if (style === 'short') return `${day}/${month}/${year}`
  const name = MONTHS[language][Number(month) - 1] ?? ''
  if (style === 'month') return `${name}${NO_BREAK_SPACE}${year}`
  const number = language === 'fr' && day === '01' ? '1ᵉʳ' : String(Number(day))
  const dayOfYear = `${number}${NO_BREAK_SPACE}${name}`
  return style === 'day' ? dayOfYear : `${dayOfYear}${NO_BREAK_SPACE}${year}`
}

const UNIT_WORDS: Readonly<Partial<Record<string, Record<Language, string>>>> = {
  ch: { fr: 'ch', nl: 'pk' },
  CV: { fr: 'CV', nl: 'PK' },
  'km/h': { fr: 'km/h', nl: 'km/u' },
  in: { fr: 'pouces', nl: 'duim' },
  years: { fr: 'ans', nl: 'jaar' },
  months: { fr: 'mois', nl: 'maanden' },
  weeks: { fr: 'semaines', nl: 'weken' },
  cc: { fr: 'cm³', nl: 'cm³' },
  l: { fr: 'L', nl: 'L' },
  'l/100km': { fr: `L/100${NO_BREAK_SPACE}km`, nl: `L/100${NO_BREAK_SPACE}km` },
  'kWh/100km': { fr: `kWh/100${NO_BREAK_SPACE}km`, nl: `kWh/100${NO_BREAK_SPACE}km` },
}

const UNIT_DECIMALS: Readonly<Partial<Record<string, number>>> = { 'l/100km': 1, 'kWh/100km': 1, s: 1 }

/** Units that are words, for a single one. */
const UNIT_OF_ONE: Readonly<Partial<Record<string, Record<Language, string>>>> = {
  years: { fr: 'an', nl: 'jaar' },
  months: { fr: 'mois', nl: 'maand' },
  weeks: { fr: 'semaine', nl: 'week' },
}

function unitWord(unit: string, count: number, language: Language): string {
  return ((count === 1 ? UNIT_OF_ONE[unit] : undefined) ?? UNIT_WORDS[unit])?.[language] ?? unit
}

/** A value or a range with its unit: '4,6–8,3 L/100 km', '286 pk'. */
export function formatMeasure(measure: Measurement, language: Language): string {
  const { value, max = value, unit } = measure
  // Whole years are said as years: nobody counts a warranty in months.
  if (unit === 'months' && value % 12 === 0 && max === value)
    return formatMeasure({ value: value / 12, unit: 'years' }, language)
  const decimals = UNIT_DECIMALS[unit]
  const low = formatNumber(value, language, { decimals })
  const figure = max === value ? low : `${low}${EN_DASH}${formatNumber(max, language, { decimals })}`
  const word = unitWord(unit, max, language)
  return word ? `${figure}${NO_BREAK_SPACE}${word}` : figure
}

/** '14 à 18 semaines', '14 tot 18 weken'. */
export function formatWeeks(low: number, high: number, language: Language): string {
  const word = unitWord('weeks', high, language)
  const figure =
    low === high ? String(low) : `${low}${NO_BREAK_SPACE}${language === 'fr' ? 'à' : 'tot'}${NO_BREAK_SPACE}${high}`
  return `${figure}${NO_BREAK_SPACE}${word}`
}

/** '09:30' as it is said: 9 h 30, 9.30 uur. */
export function formatTime(time: string, language: Language): string {
  const [hour = '', minutes = ''] = time.split(':')
  const short = String(Number(hour))
  if (language === 'nl') return `${minutes === '00' ? short : `${short}.${minutes}`}${NO_BREAK_SPACE}uur`
  return minutes === '00' ? `${short}${NO_BREAK_SPACE}h` : `${short}${NO_BREAK_SPACE}h${NO_BREAK_SPACE}${minutes}`
}

/** A moment as it is in Brussels: '21 novembre 2026, 14 h 05'. */
export function formatMoment(moment: Date, language: Language): string {
  return `${formatDate(moment, language)}, ${formatTime(clockInBrussels(moment), language)}`
}

/** '9 h – 18 h 30', '9 – 18.30 uur'. */
export function formatTimeSpan(opens: string, closes: string, language: Language): string {
  const [from, to] = [formatTime(opens, language), formatTime(closes, language)]
  const first = language === 'nl' ? from.replace(`${NO_BREAK_SPACE}uur`, '') : from
  return `${first}${NO_BREAK_SPACE}${EN_DASH}${NO_BREAK_SPACE}${to}`
}
