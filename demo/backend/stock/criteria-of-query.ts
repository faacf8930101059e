import type { StockCriteria, StockFiltersQuery } from '@/contract/stock'
import { FACET_CODES, RANGE_CODES } from '@/domain/stock-facets'

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
