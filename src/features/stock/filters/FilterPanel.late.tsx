import { useTranslation } from 'next-i18next/pages'
import type { Facet } from '@/contract/stock'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { AVAILABILITIES } from '@/domain/availability'
import type { CarlineCode } from '@/domain/carline'
import { FUEL_TYPES, GEARBOXES } from '@/domain/fuel-type'
import type { FacetCode } from '@/domain/stock-facets'
import type { StockSearch } from '@/domain/stock-search'
import { toggleFacet, toggleWish } from '../list/stock-search'
import { FilterModels } from './FilterPanel.Models'
import { FilterNear } from './FilterPanel.Near'
import { FilterRange } from './FilterPanel.Range'
import * as S from './FilterPanel.styles'
import { type FilterValue, FilterValues } from './FilterPanel.Values'

export interface FilterPanelProps {
  readonly search: StockSearch
  /** None while the service has not answered: the values that every stock has are offered then, without counts. */
  readonly facets: readonly Facet[] | undefined
  readonly carline: CarlineCode | undefined
}

type ListedFacet = Exclude<FacetCode, 'carline'>

/** In the order in which a buyer decides; the first ones stand open. */
const FIRST = ['availability', 'fuel_type', 'gearbox', 'color'] as const satisfies readonly ListedFacet[]
const OTHERS = [
  'version',
  'drive',
  'interior',
  'wheels',
  'equipment',
  'dealer',
] as const satisfies readonly ListedFacet[]
/** What can be wished for without being asked for. */
const WISHED = ['equipment', 'color', 'wheels', 'interior'] as const satisfies readonly ListedFacet[]

/**
 * Each value is a link to the search with it, each range a form that the browser can send by itself: the address holds
 * everything, and back goes one step back.
 */
export function FilterPanel({ search, facets, carline }: FilterPanelProps) {
  const { t } = useTranslation(['stock', 'type'])
  const canSearchNear = useFeatureFlag('STOCK_SEARCH_ZIPCODE')
  const facet = (code: string) => facets?.find((one) => one.code === code)
  const known: Partial<Record<FacetCode, readonly FilterValue[]>> = {
    fuel_type: FUEL_TYPES.map((id) => ({ id, label: t(`type:fuel.${id}`) })),
    gearbox: GEARBOXES.map((id) => ({ id, label: t(`type:gearbox.${id}`) })),
    availability: AVAILABILITIES.map((id) => ({ id, label: t(`stock:availability.${id}`) })),
  }
  const facetValues = (code: FacetCode) => (facets ? facet(code)?.values : known[code]) ?? []
  const list = (code: ListedFacet, open: boolean) => {
    const chosen = search.facets[code] ?? []
    return (
      <FilterValues
        key={code}
        title={t(`stock:facets.${code}`)}
        values={facetValues(code)}
        chosen={chosen}
        open={open}
        linkTo={(id) => toggleFacet(search, code, id)}
      />
    )
  }
  const range = (
    code: 'price' | 'monthly' | 'discount_percent' | 'power' | 'range_km' | 'co2' | 'delivery_weeks',
    open = false,
  ) => <FilterRange key={code} code={code} facet={facet(code)} search={search} carline={carline} open={open} />
  const wished = WISHED.flatMap((code) =>
    facetValues(code).map(({ id, label, hex }) => ({ id, label, ...(hex && { hex }) })),
  )
  return (
    <S.Panel>
      <FilterModels search={search} values={facet('carline')?.values} carline={carline} />
      {FIRST.map((code) => list(code, true))}
      {range('price', true)}
      <FilterValues
        title={t('stock:facets.promotion')}
        values={[{ id: 'true', label: t('stock:filters.promotion_only'), ...countProps(facet('promotion')) }]}
        chosen={search.promotion ? ['true'] : []}
        open
        linkTo={() => ({ ...search, promotion: !search.promotion, page: 1 })}
      />
      {OTHERS.map((code) => list(code, false))}
      {range('monthly')}
      {range('discount_percent')}
      {range('delivery_weeks')}
      {range('power')}
      {range('range_km')}
      {range('co2')}
      {canSearchNear && <FilterNear search={search} />}
      <FilterValues
        title={t('stock:facets.wish')}
        hint={t('stock:filters.wishes_hint')}
        values={wished}
        chosen={search.wishes}
        open={false}
        linkTo={(id) => toggleWish(search, id)}
      />
    </S.Panel>
  )
}

function countProps(facet: Facet | undefined) {
  return facet?.count === undefined ? {} : { count: facet.count }
}
