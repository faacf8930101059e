import type { Monthly } from '@/contract/monthly'
import { MonthlyFigure } from '@/money/MonthlyFigure'

/** The monthly amount in the bar. It is a chunk of its own because a phone has no space for it and need not load it. */
export const BarFigure = ({ monthly }: { readonly monthly: Monthly }) => (
  <MonthlyFigure monthly={monthly} form="listed" />
)
