import type { TFunction } from 'i18next'
import type { Language } from '@/domain/language'
import type { SalesType } from '@/domain/sales-type'
import type { RangeCode } from '@/domain/stock-facets'
import type { Range } from '@/domain/stock-search'
import { formatEuro, formatMeasure } from '@/i18n/format'

const UNITS = {
  power: 'kW',
  co2: 'g/km',
  range_km: 'km',
  delivery_weeks: 'weeks',
  discount_percent: '%',
} as const satisfies Partial<Record<RangeCode, string>>

export const isAmount = (code: string): code is 'price' | 'monthly' => code === 'price' || code === 'monthly'

/** Business buyers filter by amounts without VAT, as in their price list. Private buyers filter by what they pay, so nothing is added. */
export function vatWords(t: TFunction<readonly ['stock', 'common']>, code: RangeCode, salesType: SalesType): string {
  return isAmount(code) && salesType === 'B2B' ? ` ${t('common:price.excl')}` : ''
}

export function boundWords(code: RangeCode, value: number, language: Language): string {
  if (isAmount(code)) return formatEuro(value, language, { decimals: 0 })
  return formatMeasure({ value, unit: UNITS[code] }, language)
}

/** « dès 30.000 € », « 30.000 € – 40.000 € » */
export function rangeWords(t: TFunction<'stock'>, code: RangeCode, { min, max }: Range, language: Language): string {
  const words = (value: number | undefined) => (value === undefined ? '' : boundWords(code, value, language))
  const key = min === undefined ? 'range.to' : max === undefined ? 'range.from' : 'range.between'
  return t(key, { min: words(min), max: words(max) })
}
