import { useTranslation } from 'next-i18next/pages'
import type { Facet } from '@/contract/stock'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { AVAILABILITIES } from '@/domain/availability'
import type { CarlineCode } from '@/domain/carline'
import { FUEL_TYPES, GEARBOXES } from '@/domain/fuel-type'
import { isOneOf } from '@/domain/is-one-of'
import { type FacetCode, RANGE_CODES, type RangeCode } from '@/domain/stock-facets'
import type { StockSearch } from '@/domain/stock-search'
import { toggleFacet, toggleWish } from '../list/stock-search'
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
type Group = ListedFacet | RangeCode | 'promotion'

/** Every filter that the address knows, in the order in which a buyer decides, and whether it stands open at first. */
const IS_OPEN: Readonly<Record<Group, boolean>> = {
  availability: true,
  fuel_type: true,
  gearbox: true,
  color: true,
  price: true,
  promotion: true,
  version: false,
  drive: false,
  interior: false,
  wheels: false,
  equipment: false,
  dealer: false,
  monthly: false,
  discount_percent: false,
  delivery_weeks: false,
  power: false,
  range_km: false,
  co2: false,
}
const GROUPS = Object.keys(IS_OPEN) as readonly Group[]

/** Whether the values of a facet can be wished for without being asked for, in the order of the wishes. */
const IS_WISHED: Readonly<Record<ListedFacet, boolean>> = {
  equipment: true, color: true, wheels: true, interior: true,
  version: false, fuel_type: false, gearbox: false, drive: false, availability: false, dealer: false,
} // biome-ignore format: two lines read better
const WISHED = (Object.keys(IS_WISHED) as readonly ListedFacet[]).filter((code) => IS_WISHED[code])

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
    availability: AVAILABILITIES.map((id) => ({ id, label: t(`type:state.${id}`) })),
  }
  const facetValues = (code: FacetCode) => (facets ? facet(code)?.values : known[code]) ?? []
  const group = (code: Group) => {
    if (isOneOf(RANGE_CODES, code)) {
      return (
        <FilterRange
          key={code}
          code={code}
          facet={facet(code)}
          search={search}
          carline={carline}
          open={IS_OPEN[code]}
        />
      )
    }
    const values =
      code === 'promotion'
        ? {
            values: [{ id: 'true', label: t('stock:filters.promotion_only'), ...countProps(facet('promotion')) }],
            chosen: search.promotion ? ['true'] : [],
            linkTo: () => ({ ...search, promotion: !search.promotion, page: 1 }),
          }
        : {
            values: facetValues(code),
            chosen: search.facets[code] ?? [],
            linkTo: (id: string) => toggleFacet(search, code, id),
          }
    return <FilterValues key={code} title={t(`stock:facets.${code}`)} open={IS_OPEN[code]} {...values} />
  }
  const wished = WISHED.flatMap((code) =>
    facetValues(code).map(({ id, label, hex }) => ({ id, label, ...(hex && { hex }) })),
  )
  return (
    <S.Panel>
      {GROUPS.map(group)}
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
