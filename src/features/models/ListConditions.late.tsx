import type { ModelPrice } from '@/contract/configurator'
import { MonthlyConditions } from '@/money/MonthlyConditions'
import { useShowsMonthly } from './use-carline'

/** What holds for the monthly amounts of all cards, once: said of any of them. */
export function ListConditions({ model }: { readonly model: ModelPrice | undefined }) {
  const showsMonthly = useShowsMonthly()
  return model?.from_monthly && showsMonthly ? <MonthlyConditions monthly={model.from_monthly} /> : null
}
