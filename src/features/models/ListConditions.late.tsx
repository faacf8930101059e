import type { ModelPrice } from '@/contract/configurator'
import { MonthlyConditions } from '@/money/MonthlyConditions'
import { useShowsMonthly } from './use-carline'

/** What holds for the monthly amounts of all cards, once. */
export function ListConditions({ models }: { readonly models: readonly ModelPrice[] }) {
  const showsMonthly = useShowsMonthly()
  const monthly = models.find(({ from_monthly }) => from_monthly)?.from_monthly
  return monthly && showsMonthly ? <MonthlyConditions monthly={monthly} /> : null
}
