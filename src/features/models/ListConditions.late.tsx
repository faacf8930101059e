import type { ModelPrice } from '@/contract/configurator'
import { MonthlyConditions } from '@/money/MonthlyConditions'
import { listedMonthly } from './listed-monthly'
import { useShowsMonthly } from './use-carline'

/** The conditions that the monthly amounts of the list share. A card with other conditions shows its own. */
export function ListConditions({ models }: { readonly models: readonly ModelPrice[] }) {
  const showsMonthly = useShowsMonthly()
  const monthly = listedMonthly(models)
  return monthly && showsMonthly ? <MonthlyConditions monthly={monthly} /> : null
}
