import { useCallback } from 'react'
import { type StockSearch, writeSearch } from '@/domain/stock-search'
import { buildPath } from '@/routing/build-path'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import type { LinkParams } from '@/routing/params'
import type { RouteName } from '@/routing/route-table'

/** The address of the page that is shown, with another search. */
export function useSearchPath(): (search: StockSearch) => string {
  const { name, params, language, salesType } = useCurrentRoute()
  return useCallback(
    (search) => {
      const target = name ?? 'stock'
      return buildPath(target, { ...params, ...writeSearch(search) } as LinkParams<RouteName>, { language, salesType })
    },
    [name, params, language, salesType],
  )
}
