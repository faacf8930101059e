import { useCallback } from 'react'
import { type SearchQuery, type StockSearch, writeSearch } from '@/domain/stock-search'
import { buildPath } from '@/routing/build-path'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import type { LinkParams } from '@/routing/params'
import type { RouteName } from '@/routing/route-table'

/** The address of the page that is shown, with another search, and perhaps with what the address says besides. */
export function useSearchPath(): (search: StockSearch, besides?: SearchQuery) => string {
  const { name, params, language, salesType } = useCurrentRoute()
  return useCallback(
    (search, besides) => {
      const target = name ?? 'stock'
      return buildPath(target, { ...params, ...writeSearch(search), ...besides } as LinkParams<RouteName>, {
        language,
        salesType,
      })
    },
    [name, params, language, salesType],
  )
}
