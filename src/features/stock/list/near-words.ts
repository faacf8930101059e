import type { TFunction } from 'i18next'
import type { Difference, Help } from '@/contract/stock-facet'
import { parseOption } from '@/domain/is-one-of'
import { FACET_CODES, RANGE_CODES } from '@/domain/stock-facets'
import type { StockSearch } from '@/domain/stock-search'
import { amountFor, formatEuro, formatMeasure } from '@/i18n/format'
import { lowerFirst } from '@/i18n/lower-first'
import type { Audience } from '@/routing/build-path'
import { boundWords } from '../filters/range-words'

type Words = TFunction<'stock'>

/** « +1.620 € », « à 41 km », « dans 5 semaines »: the one thing in which a car misses what was asked. */
export function differenceWords(t: Words, difference: Difference, search: StockSearch, audience: Audience): string {
  const { code, value, label = '', fitted } = difference
  const { language, salesType } = audience
  if (fitted) return t('almost.fitted', { part: label, price: formatEuro(amountFor(fitted, salesType), language) })
  if (code === 'equipment') return t('almost.without', { part: lowerFirst(label) })
  if (code === 'promotion') return t('almost.no_promotion')
  if (code === 'near') return t('almost.near', { distance: formatMeasure({ value: value ?? 0, unit: 'km' }, language) })
  const range = parseOption(RANGE_CODES, code)
  if (range && value !== undefined) {
    const most = search.ranges[range]?.max
    if ((range === 'price' || range === 'monthly') && most !== undefined && value > most) {
      return t(`almost.${range}`, { amount: formatEuro(value - most, language) })
    }
    const words = boundWords(range, value, language)
    return range === 'delivery_weeks'
      ? t('almost.weeks', { time: words })
      : t('almost.fact', { name: t(`facets.${range}`), value: words })
  }
  const facet = parseOption(FACET_CODES, code)
  return facet ? t('almost.fact', { name: t(`facets.${facet}`), value: label }) : label
}

/** « 3 si le prix monte à 41.000 € », « à monter après livraison, dès 1.240 € » */
export function helpWords(
  t: Words,
  { code, value = 0, fitted, count }: Help,
  { language, salesType }: Audience,
): string {
  if (fitted) return t('help.fitted', { price: formatEuro(amountFor(fitted, salesType), language) })
  if (code === 'near') return t('help.near', { count, distance: formatMeasure({ value, unit: 'km' }, language) })
  const range = parseOption(['price', 'monthly', 'delivery_weeks'] as const, code)
  return range ? t(`help.${range}`, { count, bound: boundWords(range, value, language) }) : ''
}
