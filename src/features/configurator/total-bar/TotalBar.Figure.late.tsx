import type { Monthly } from '@/contract/monthly'
import { MonthlyFigure } from '@/money/MonthlyFigure'

/** What the car costs a month, where the bar has room for it: a phone does not fetch what writes it. */
export const FigureOfBar = ({ monthly }: { readonly monthly: Monthly }) => (
  <MonthlyFigure monthly={monthly} form="listed" />
)
