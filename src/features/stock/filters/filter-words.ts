import type { TFunction } from 'i18next'
import type { Language } from '@/domain/language'
import { FIRST_RENT_TERMS, type RentTerms } from '@/domain/rent-terms'
import { formatEuro, formatNumber } from '@/i18n/format'
import { SEPARATOR } from '@/i18n/punctuation'
import type { Audience } from '@/routing/build-path'
import type { ActiveFilter } from './active-filters'
import { rangeWords, vatWords } from './range-words'

export function filterWords(
  t: TFunction<readonly ['stock', 'common']>,
  filter: ActiveFilter,
  { language, salesType }: Audience,
): string {
  switch (filter.kind) {
    case 'value':
      return filter.label
    case 'range':
      return [
        `${t(`facets.${filter.code}`)} ${rangeWords(t, filter.code, filter.range, language)}${vatWords(t, filter.code, salesType)}`,
        ...(filter.code === 'monthly' ? [termsWords(t, filter.terms ?? FIRST_RENT_TERMS, language)] : []),
      ].join(SEPARATOR)
    case 'near':
      return t('near', { km: filter.radius, zipcode: filter.zipcode })
    case 'promotion':
      return t('filters.promotion_only')
    case 'wish':
      return t('wish', { wish: filter.label })
  }
}

/** A monthly amount means nothing without its terms. */
function termsWords(t: TFunction<'stock'>, { duration, mileage, deposit }: RentTerms, language: Language): string {
  return [
    t('terms.duration', { months: duration }),
    t('terms.mileage', { km: formatNumber(mileage, language) }),
    ...(deposit > 0 ? [t('terms.deposit', { amount: formatEuro(deposit, language) })] : []),
  ].join(SEPARATOR)
}
