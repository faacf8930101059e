import { useTranslation } from 'next-i18next/pages'
import { useContext } from 'react'
import styled from 'styled-components'
import { LineUp, LineUpCar } from '@/components/LineUp'
import type { Facet } from '@/contract/stock-facet'
import { useFeatureFlags } from '@/data/feature-flags/hooks'
import { CARLINE_NAMES, type CarlineCode } from '@/domain/carline'
import { type StockSearch, writeSearch } from '@/domain/stock-search'
import { PageRecordContext } from '@/late/page-data'
import { RouteLink } from '@/routing/RouteLink'
import { color } from '@/ui/theme/css-vars'
import { openCarlines } from './stock-search'

const Count = styled.span`
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`

interface ModelRailProps {
  readonly search: StockSearch
  readonly values: Facet['values']
  readonly carline: CarlineCode | undefined
}

/** The one choice of a model, above the cars: those whose stock is open. A version belongs to one model, so it is the one filter that does not go along. */
export function ModelRail({ search, values, carline }: ModelRailProps) {
  const { t } = useTranslation('stock')
  const flags = useFeatureFlags()
  const record = useContext(PageRecordContext)
  const { version, carline: _, ...facets } = search.facets
  const kept = writeSearch({ ...search, facets, likeCode: undefined, page: 1 })
  return (
    <LineUp label={t('filters.models')} size="small">
      <LineUpCar
        size="small"
        name={
          <RouteLink to="stock" params={kept} aria-current={carline ? undefined : 'page'}>
            {t('filters.all_models')}
          </RouteLink>
        }
      />
      {openCarlines(flags).map((code) => {
        const value = values?.find(({ id }) => id === code)
        // The browser draws the car again without its words, and says its price nowhere.
        if (value?.profile) record?.leaveOut(value.profile, { ...value.profile, alt: '' })
        if (value?.from_price) record?.leaveOut(value.from_price, {})
        return (
          <LineUpCar
            key={code}
            size="small"
            picture={value?.profile}
            isLit={code === carline}
            name={
              <RouteLink
                to="stock.model"
                params={{ ...kept, modelName: code }}
                aria-current={code === carline ? 'page' : undefined}
              >
                {`${CARLINE_NAMES[code]} `}
                <Count>{version ? undefined : value?.count}</Count>
              </RouteLink>
            }
          />
        )
      })}
    </LineUp>
  )
}
