import type { ModelPrice } from '@/contract/configurator'
import { MonthlyConditions } from '@/money/MonthlyConditions'
import { listedMonthly } from './listed-monthly'
import { useShowsMonthly } from './use-carline'

/** What holds for the monthly amounts of the cards, once; one that has other conditions says its own. */
export function ListConditions({ models }: { readonly models: readonly ModelPrice[] }) {
  const showsMonthly = useShowsMonthly()
  const monthly = listedMonthly(models)
  return monthly && showsMonthly ? <MonthlyConditions monthly={monthly} /> : null
}
