import type { StockCriteria, StockFiltersQuery } from '@/contract/stock'
import { FIRST_RENT_TERMS, type RentTerms } from '@/domain/rent-terms'
import { FACET_CODES, RANGE_CODES } from '@/domain/stock-facets'

/** The terms of the monthly amounts, where one of them is asked for. */
export function termsOfQuery({ duration, mileage, deposit }: StockFiltersQuery): RentTerms | undefined {
  if (duration === undefined && mileage === undefined && deposit === undefined) return undefined
  return {
    duration: duration ?? FIRST_RENT_TERMS.duration,
    mileage: mileage ?? FIRST_RENT_TERMS.mileage,
    deposit: deposit ?? FIRST_RENT_TERMS.deposit,
  }
}

/** The criteria of a body, from the flat form that they have in an address. */
export function criteriaOfQuery(query: StockFiltersQuery): StockCriteria {
  const facets = FACET_CODES.flatMap((code) => {
    const ids = query[code]?.split(',').filter((id) => id !== '')
    return ids && ids.length > 0 ? [[code, ids]] : []
  })
  const ranges = RANGE_CODES.flatMap((code) => {
    const [min, max] = [query[`${code}_min`], query[`${code}_max`]]
    return min === undefined && max === undefined
      ? []
      : [[code, { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }]]
  })
  return {
    ...Object.fromEntries([...facets, ...ranges]),
    ...(query.promotion === 'true' && { promotion: true }),
    ...(query.incentive && { incentive: query.incentive }),
  }
}
