import Link from 'next/link'
import type { ComponentProps } from 'react'
import type { StockSearch } from './stock-search'
import { useSearchPath } from './use-search-path'

type SearchLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & { search: StockSearch }

/** A link to the same page with another search: the address changes, the page's data is the search's own. */
export function SearchLink({ search, scroll = false, ...rest }: SearchLinkProps) {
  const pathOf = useSearchPath()
  return <Link {...rest} href={pathOf(search)} locale={false} shallow scroll={scroll} prefetch={false} />
}
