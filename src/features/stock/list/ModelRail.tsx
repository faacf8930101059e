import { useTranslation } from 'next-i18next/pages'
import type { Facet } from '@/contract/stock-facet'
import { useFeatureFlags } from '@/data/feature-flags/hooks'
import { CARLINE_NAMES, type CarlineCode } from '@/domain/carline'
import { type StockSearch, writeSearch } from '@/domain/stock-search'
import { RouteLink } from '@/routing/RouteLink'
import * as S from './ModelRail.styles'
import { openCarlines } from './stock-search'

interface ModelRailProps {
  readonly search: StockSearch
  readonly values: Facet['values']
  readonly carline: CarlineCode | undefined
}

/** The one choice of a model, above the cars: those whose stock is open. A version belongs to one model, so it is the one filter that does not go along. */
export function ModelRail({ search, values, carline }: ModelRailProps) {
  const { t } = useTranslation('stock')
  const flags = useFeatureFlags()
  const { version, carline: _, ...facets } = search.facets
  const kept = writeSearch({ ...search, facets, likeCode: undefined, page: 1 })
  const count = (code: CarlineCode) => (version ? undefined : values?.find(({ id }) => id === code)?.count)
  return (
    <S.Rail aria-label={t('filters.models')} role="list">
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
    </S.Rail>
  )
}
