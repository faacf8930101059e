import type { Monthly } from '@/contract/common'
import { MonthlyFigure } from '@/money/MonthlyFigure'

/** The monthly amount in the head of a carline, with its conditions one press away. */
export function HeroMonthly({ monthly }: { monthly: Monthly }) {
  return <MonthlyFigure monthly={monthly} />
}
