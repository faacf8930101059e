import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { STOCK_SORTS } from '@/domain/stock-sort'
import { color, size, space, type } from '@/ui/theme/css-vars'
import { SearchLink } from './SearchLink'
import type { StockSearch } from './stock-search'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s};
  list-style: none;
  font-size: ${type.s};
`

const Order = styled(SearchLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${size.touch};
  color: ${color.muted};
  text-decoration: none;
  border-block-end: 2px solid transparent;
  &:hover { color: ${color.text}; }
  &[aria-current] { color: ${color.text}; border-color: ${color.accent}; }
`

/** Spec §3: the three orders, each at its own address. Shown with flag STOCK_ORDER_BY. */
export function StockSortLinks({ search }: { search: StockSearch }) {
  const { t } = useTranslation('stock')
  return (
    <nav aria-label={t('sort.label')}>
      <List>
        {STOCK_SORTS.map((sort) => (
          <li key={sort}>
            <Order search={{ ...search, sort, page: 1 }} aria-current={sort === search.sort ? 'true' : undefined}>
              {t(`sort.${sort}`)}
            </Order>
          </li>
        ))}
      </List>
    </nav>
  )
}
