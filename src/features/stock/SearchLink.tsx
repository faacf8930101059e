import type { ComponentProps } from 'react'
import type { StockSearch } from '@/domain/stock-search'
import { PathLink } from '@/routing/PathLink'
import { useSearchPath } from './use-search-path'

type SearchLinkProps = Omit<ComponentProps<typeof PathLink>, 'href'> & { search: StockSearch }

/** A link to the same page with another search: the address changes, the page's data is the search's own. */
export function SearchLink({ search, scroll = false, ...rest }: SearchLinkProps) {
  const pathOf = useSearchPath()
  return <PathLink {...rest} href={pathOf(search)} shallow scroll={scroll} />
}
