import { useTranslation } from 'next-i18next/pages'
import { memo } from 'react'
import type { Facet } from '@/contract/stock-facet'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import type { CarlineCode } from '@/domain/carline'
import { FUEL_TYPES, GEARBOXES } from '@/domain/fuel-type'
import { isOneOf } from '@/domain/is-one-of'
import { type FacetCode, RANGE_CODES, type RangeCode } from '@/domain/stock-facets'
import type { StockSearch } from '@/domain/stock-search'
import { CAR_STATES } from '@/domain/vehicle-state'
import { pressWish, toggleFacet } from '../list/stock-search'
import { useShowsMonthly } from '../vehicle/use-shows-monthly'
import { FilterNear } from './FilterPanel.Near'
import { FilterRange } from './FilterPanel.Range'
import * as S from './FilterPanel.styles'
import { type FilterValue, FilterValues } from './FilterPanel.Values'

export interface FilterPanelProps {
  readonly search: StockSearch
  /** Undefined while the service has not answered. The panel then offers the values that every stock has, without counts. */
  readonly facets: readonly Facet[] | undefined
  readonly carline: CarlineCode | undefined
  /** Number of cars that the facet counts refer to. */
  readonly among?: number | undefined
}

type ListedFacet = Exclude<FacetCode, 'carline'>
type Group = ListedFacet | RangeCode | 'promotion'

/** Every filter, in the order in which a buyer decides, and whether its group is open at first. */
const OPEN_AT_FIRST: Readonly<Record<Group, boolean>> = {
  monthly: true,
  price: true,
  fuel_type: true,
  availability: true,
  gearbox: true,
  color: true,
  promotion: true,
  version: false,
  drive: false,
  interior: false,
  wheels: false,
  equipment: false,
  dealer: false,
  discount_percent: false,
  delivery_weeks: false,
  power: false,
  range_km: false,
  co2: false,
}
const GROUPS = Object.keys(OPEN_AT_FIRST) as readonly Group[]

/** Facets that are a matter of taste: the first click makes a wish, the second one a requirement. */
const STARTS_AS_WISH: Readonly<Record<ListedFacet, boolean>> = {
  equipment: true, color: true, wheels: true, interior: true,
  version: false, fuel_type: false, gearbox: false, drive: false, availability: false, dealer: false,
} // biome-ignore format: two lines read better

/**
 * Each value is a link and each range a GET form, so that the filters work without JavaScript. The whole search is in the URL,
 * so that Back undoes one filter.
 */
export const FilterPanel = memo(function FilterPanel({ search, facets, carline, among }: FilterPanelProps) {
  const { t } = useTranslation(['stock', 'type'])
  const showsMonthly = useShowsMonthly()
  const canSearchNear = useFeatureFlag('STOCK_SEARCH_ZIPCODE')
  const facet = (code: string) => facets?.find((one) => one.code === code)
  const known: Partial<Record<FacetCode, readonly FilterValue[]>> = {
    fuel_type: FUEL_TYPES.map((id) => ({ id, label: t(`type:fuel.${id}`) })),
    gearbox: GEARBOXES.map((id) => ({ id, label: t(`type:gearbox.${id}`) })),
    availability: CAR_STATES.map((id) => ({ id, label: t(`type:state.${id}`) })),
  }
  const facetValues = (code: ListedFacet, asked: readonly string[]): readonly FilterValue[] =>
    narrowingValues((facets ? facet(code)?.values : known[code]) ?? [], asked, code === 'equipment' ? among : undefined)
  const group = (code: Group) => {
    if (isOneOf(RANGE_CODES, code)) {
      return (
        <FilterRange
          key={code}
          code={code}
          facet={facet(code)}
          search={search}
          carline={carline}
          open={OPEN_AT_FIRST[code]}
        />
      )
    }
    const title = t(`stock:facets.${code}`)
    if (code === 'promotion') {
      return (
        <FilterValues
          key={code}
          title={title}
          open={OPEN_AT_FIRST[code]}
          values={[{ id: 'true', label: t('stock:filters.promotion_only'), ...countProps(facet('promotion')) }]}
          chosen={search.promotion ? ['true'] : []}
          linkTo={() => ({ ...search, promotion: !search.promotion, page: 1 })}
        />
      )
    }
    const chosen = search.facets[code] ?? []
    const values = facetValues(code, [...chosen, ...search.wishes])
    const isWished = STARTS_AS_WISH[code]
    return (
      <FilterValues
        key={code}
        title={title}
        hint={isWished ? t('stock:filters.wishes_hint') : undefined}
        open={OPEN_AT_FIRST[code]}
        values={values}
        chosen={chosen}
        wished={isWished ? values.flatMap(({ id }) => (search.wishes.includes(id) ? [id] : [])) : undefined}
        linkTo={(id) => (isWished ? pressWish(search, code, id) : toggleFacet(search, code, id))}
      />
    )
  }
  return (
    <S.Panel>
      {GROUPS.filter((code) => code !== 'monthly' || showsMonthly).map(group)}
      {canSearchNear && <FilterNear search={search} />}
    </S.Panel>
  )
})

/**
 * The values that narrow the search. A value that all cars have is left out, and so is the only value of a facet. A value that is
 * active stays, so that it can be removed.
 *
 * @param among the number of cars, for a facet of which a car can have several values
 */
function narrowingValues(
  values: readonly FilterValue[],
  asked: readonly string[],
  among: number | undefined,
): readonly FilterValue[] {
  const isAsked = ({ id }: FilterValue) => asked.includes(id)
  if (among) return values.filter((value) => value.count !== among || isAsked(value))
  const telling = values.filter((value) => value.count !== 0 || value.help || isAsked(value))
  return telling.length > 1 || telling.some(isAsked) ? values : []
}

function countProps(facet: Facet | undefined) {
  return facet?.count === undefined ? {} : { count: facet.count }
}
