import type { ComponentProps } from 'react'
import { readSearch, type StockSearch } from '@/domain/stock-search'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import { PathLink } from '@/routing/PathLink'
import { isPlainClick } from '@/routing/plain-click'
import { useFollowSearch } from './use-follow-search'
import { useSearchPath } from './use-search-path'

type SearchLinkProps = Omit<ComponentProps<typeof PathLink>, 'href' | 'onClick' | 'shallow'> & { search: StockSearch }

/** A link to the same page with another search: the address changes, the page's data is the search's own. */
export function SearchLink({ search, scroll = false, ...rest }: SearchLinkProps) {
  const searchPath = useSearchPath()
  const follow = useFollowSearch()
  const { query } = useCurrentRoute()
  return (
    <PathLink
      {...rest}
      href={searchPath(search)}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        follow(readSearch(query), search, { scroll })
      }}
    />
  )
}
