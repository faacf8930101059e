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
  /** None while the service has not answered: the values that every stock has are offered then, without counts. */
  readonly facets: readonly Facet[] | undefined
  readonly carline: CarlineCode | undefined
  /** How many cars the counts of the facets are of. */
  readonly among?: number | undefined
}

type ListedFacet = Exclude<FacetCode, 'carline'>
type Group = ListedFacet | RangeCode | 'promotion'

/** Every filter that the address knows, in the order in which a buyer decides, and whether it stands open at first. */
const IS_OPEN: Readonly<Record<Group, boolean>> = {
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
const GROUPS = Object.keys(IS_OPEN) as readonly Group[]

/** Whether the values of a facet are a matter of taste: they are wished for first, and insisted on by a second press. */
const IS_WISHED: Readonly<Record<ListedFacet, boolean>> = {
  equipment: true, color: true, wheels: true, interior: true,
  version: false, fuel_type: false, gearbox: false, drive: false, availability: false, dealer: false,
} // biome-ignore format: two lines read better

/**
 * Each value is a link to the search with it, each range a form that the browser can send by itself: the address holds
 * everything, and back goes one step back.
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
          open={IS_OPEN[code]}
        />
      )
    }
    const title = t(`stock:facets.${code}`)
    if (code === 'promotion') {
      return (
        <FilterValues
          key={code}
          title={title}
          open={IS_OPEN[code]}
          values={[{ id: 'true', label: t('stock:filters.promotion_only'), ...countProps(facet('promotion')) }]}
          chosen={search.promotion ? ['true'] : []}
          linkTo={() => ({ ...search, promotion: !search.promotion, page: 1 })}
        />
      )
    }
    const chosen = search.facets[code] ?? []
    const values = facetValues(code, [...chosen, ...search.wishes])
    const isWished = IS_WISHED[code]
    return (
      <FilterValues
        key={code}
        title={title}
        hint={isWished ? t('stock:filters.wishes_hint') : undefined}
        open={IS_OPEN[code]}
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
 * The values that change something. What all cars have narrows nothing, and neither does the only value that any car has; what was
 * asked for stays, to be taken back.
 *
 * @param among how many cars there are, where a car can have several of the values
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
