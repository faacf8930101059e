import type { Monthly } from '@/contract/common'
import { MonthlyFigure } from '@/money/MonthlyFigure'
import { useShowsMonthly } from './use-carline'

/** Under the "from" price of a card; its conditions stand once in the list. */
export function ModelMonthly({ monthly }: { readonly monthly: Monthly }) {
  return useShowsMonthly() ? <MonthlyFigure monthly={monthly} form="short" /> : null
}
