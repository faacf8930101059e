import type { ModelPrice } from '@/contract/configurator'
import { ModelTaxLine } from '@/money/CompanyTaxLine.late'
import { MonthlyFigure } from '@/money/MonthlyFigure'
import { useShowsMonthly } from './use-carline'

/** Under the "from" price of a card: the month's amount, whose conditions stand once in the list, and what a company is taxed on. */
export function ModelMonthly({ model }: { readonly model: ModelPrice }) {
  const showsMonthly = useShowsMonthly()
  return (
    <>
      {model.from_monthly && showsMonthly && <MonthlyFigure monthly={model.from_monthly} form="short" />}
      <ModelTaxLine model={model} />
    </>
  )
}
