import { useTranslation } from 'next-i18next/pages'
import type { StockSearch } from '@/domain/stock-search'
import { Pagination } from '@/ui/Pagination'
import { SearchLink } from './SearchLink'

interface ResultPagesProps {
  readonly pages: number
  readonly search: StockSearch
}

export function ResultPages({ pages, search }: ResultPagesProps) {
  const { t } = useTranslation('stock')
  return (
    <Pagination
      // An address may ask for a page behind the last one: from there the way back is one step.
      page={Math.min(search.page, pages + 1)}
      pages={pages}
      label={t('pages.label')}
      previousLabel={t('pages.previous')}
      nextLabel={t('pages.next')}
      pageLabel={(page) => t('pages.current', { page, pages })}
      link={({ page, attributes, content }) => (
        <SearchLink search={{ ...search, page }} scroll {...attributes}>
          {content}
        </SearchLink>
      )}
    />
  )
}
