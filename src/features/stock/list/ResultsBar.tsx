import { useTranslation } from 'next-i18next/pages'
import type { ReactNode } from 'react'
import { STOCK_LAYOUTS, type StockSearch } from '@/domain/stock-search'
import { STOCK_SORTS } from '@/domain/stock-sort'
import { Text } from '@/ui/Text'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { useShowsMonthly } from '../vehicle/use-shows-monthly'
import * as S from './ResultsBar.styles'
import { RESULTS_COUNT } from './results-count'

interface ResultsBarProps {
  /** Undefined while nobody knows it. */
  readonly total: number | undefined
  /** Of the list; undefined while nobody knows. */
  readonly pages: number | undefined
  readonly isUnanswered: boolean
  readonly search: StockSearch
  /** Flag STOCK_ORDER_BY (spec §3). */
  readonly canSort: boolean
  /** The button of the filters, where they do not stand beside the cars. */
  readonly sheet: ReactNode
}

/** How many cars there are, and how they are shown: each order and each look at its own address. */
export function ResultsBar({ total, pages = 1, isUnanswered, search, canSort, sheet }: ResultsBarProps) {
  const { t } = useTranslation('stock')
  const showsMonthly = useShowsMonthly()
  const { page } = search
  const listed = total === undefined ? t('loading') : t('results', { count: total })
  const isLaterPage = total !== undefined && page > 1 && page <= pages
  return (
    <S.Bar>
      <Text id={RESULTS_COUNT} role="status" tabIndex={-1} $strong>
        {isUnanswered ? t('unanswered') : listed}
        {/* To see, it stands below the cars. */}
        {isLaterPage && !isUnanswered && <VisuallyHidden>, {t('pages.current', { page, pages })}</VisuallyHidden>}
      </Text>
      {sheet}
      {canSort && (
        <nav aria-label={t('sort.label')}>
          <S.Options>
            {STOCK_SORTS.filter((sort) => sort !== 'MONTHLY_ASC' || showsMonthly).map((sort) => (
              <li key={sort}>
                <S.Option
                  search={{ ...search, sort, page: 1 }}
                  aria-current={sort === search.sort ? 'true' : undefined}
                >
                  {t(`sort.${sort}`)}
                </S.Option>
              </li>
            ))}
          </S.Options>
        </nav>
      )}
      <S.Layouts aria-label={t('layout.label')}>
        <S.Options>
          {STOCK_LAYOUTS.map((layout) => (
            <li key={layout}>
              <S.Option search={{ ...search, layout }} aria-current={layout === search.layout ? 'true' : undefined}>
                {t(`layout.${layout}`)}
              </S.Option>
            </li>
          ))}
        </S.Options>
      </S.Layouts>
    </S.Bar>
  )
}
