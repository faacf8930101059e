import { useTranslation } from 'next-i18next/pages'
import type { Facet } from '@/contract/stock'
import { useFeatureFlags } from '@/data/feature-flags/hooks'
import { CARLINE_NAMES, type CarlineCode } from '@/domain/carline'
import { type StockSearch, writeSearch } from '@/domain/stock-search'
import { RouteLink } from '@/routing/RouteLink'
import { openCarlines } from '../list/stock-search'
import * as S from './FilterPanel.styles'

interface FilterModelsProps {
  readonly search: StockSearch
  readonly values: Facet['values']
  readonly carline: CarlineCode | undefined
}

/** The models whose stock is open. A version belongs to one model, so it is the one filter that does not go along. */
export function FilterModels({ search, values, carline }: FilterModelsProps) {
  const { t } = useTranslation('stock')
  const flags = useFeatureFlags()
  const { version, carline: _, ...facets } = search.facets
  const kept = writeSearch({ ...search, facets, likeCode: undefined, page: 1 })
  const count = (code: CarlineCode) => (version ? undefined : values?.find(({ id }) => id === code)?.count)
  return (
    <S.Models aria-label={t('filters.models')} role="list">
      <li>
        <RouteLink to="stock" params={kept} aria-current={carline ? undefined : 'page'}>
          {t('filters.all_models')}
        </RouteLink>
      </li>
      {openCarlines(flags).map((code) => (
        <li key={code}>
          <RouteLink
            to="stock.model"
            params={{ ...kept, modelName: code }}
            aria-current={code === carline ? 'page' : undefined}
          >
            {CARLINE_NAMES[code]} <S.Count>{count(code)}</S.Count>
          </RouteLink>
        </li>
      ))}
    </S.Models>
  )
}
