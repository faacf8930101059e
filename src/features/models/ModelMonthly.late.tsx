import { useAudienceQuery } from '@/components/use-audience-query'
import type { ModelPrice } from '@/contract/configurator'
import type { Monthly } from '@/contract/monthly'
import { useModelsPrices } from '@/data/configurator/hooks'
import { ModelTaxLine } from '@/money/CompanyTaxLine.late'
import { ListedConditions } from '@/money/listed-conditions'
import { MonthlyFigure } from '@/money/MonthlyFigure'
import { listedMonthly } from './listed-monthly'
import { useShowsMonthly } from './use-carline'

/** Under the "from" price of a card: the month's amount, whose conditions stand once in the list, and what a company is taxed on. */
export function ModelMonthly({ model }: { readonly model: ModelPrice }) {
  const showsMonthly = useShowsMonthly()
  return (
    <>
      {model.from_monthly && showsMonthly && <Listed monthly={model.from_monthly} />}
      <ModelTaxLine model={model} />
    </>
  )
}

/** The list is the answer that the card stands in: here no byte of the page's first code tells of it. */
function Listed({ monthly }: { readonly monthly: Monthly }) {
  const { data } = useModelsPrices(useAudienceQuery())
  return (
    <ListedConditions value={data && listedMonthly(data.models)}>
      <MonthlyFigure monthly={monthly} form="short" />
    </ListedConditions>
  )
}
