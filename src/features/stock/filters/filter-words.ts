import type { TFunction } from 'i18next'
import type { Language } from '@/domain/language'
import type { ActiveFilter } from './active-filters'
import { rangeWords } from './range-words'

/** One thing that is asked for, in the words of its chip. */
export function filterWords(t: TFunction<'stock'>, filter: ActiveFilter, language: Language): string {
  switch (filter.kind) {
    case 'value':
      return filter.label
    case 'range':
      return `${t(`facets.${filter.code}`)} ${rangeWords(t, filter.code, filter.range, language)}`
    case 'near':
      return t('near', { km: filter.radius, zipcode: filter.zipcode })
    case 'promotion':
      return t('filters.promotion_only')
    case 'wish':
      return t('wish', { wish: filter.label })
  }
}
