import type { Facet } from '@/contract/stock-facet'
import type { RentTerms } from '@/domain/rent-terms'
import { FACET_CODES, type FacetCode, RANGE_CODES, type RangeCode } from '@/domain/stock-facets'
import type { Range, StockSearch } from '@/domain/stock-search'
import { toggleFacet, toggleWish } from '../list/stock-search'

/** A filter of the search, and the search without it. */
export type ActiveFilter = { readonly searchWithout: StockSearch } & (
  | { readonly kind: 'value'; readonly code: FacetCode; readonly label: string }
  | { readonly kind: 'range'; readonly code: RangeCode; readonly range: Range; readonly terms?: RentTerms | undefined }
  | { readonly kind: 'near'; readonly zipcode: string; readonly radius: number }
  | { readonly kind: 'promotion' }
  | { readonly kind: 'wish'; readonly label: string }
)

/** The label of a value; its id if the service has not answered or does not know it. */
function findLabel(facets: readonly Facet[] | undefined, id: string, code?: string): string {
  const candidates = facets?.filter((facet) => code === undefined || facet.code === code) ?? []
  return candidates.flatMap(({ values = [] }) => values).find((value) => value.id === id)?.label ?? id
}

export function activeFilters(search: StockSearch, facets: readonly Facet[] | undefined): readonly ActiveFilter[] {
  const { near } = search
  const first = { ...search, page: 1 }
  return [
    ...FACET_CODES.flatMap((code) =>
      (search.facets[code] ?? []).map(
        (id): ActiveFilter => ({
          kind: 'value',
          code,
          label: findLabel(facets, id, code),
          searchWithout: toggleFacet(search, code, id),
        }),
      ),
    ),
    ...RANGE_CODES.flatMap((code): ActiveFilter[] => {
      const { [code]: range, ...ranges } = search.ranges
      return range ? [{ kind: 'range', code, range, terms: search.terms, searchWithout: { ...first, ranges } }] : []
    }),
    ...(search.promotion ? [{ kind: 'promotion', searchWithout: { ...first, promotion: false } } as const] : []),
    ...(near ? [{ kind: 'near', ...near, searchWithout: { ...first, near: undefined } } as const] : []),
    ...search.wishes.map(
      (id): ActiveFilter => ({ kind: 'wish', label: findLabel(facets, id), searchWithout: toggleWish(search, id) }),
    ),
  ]
}
