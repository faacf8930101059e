import { useAudienceQuery } from '@/components/use-audience-query'
import type { ModelPrice } from '@/contract/configurator'
import type { Monthly } from '@/contract/monthly'
import { useModelsPrices } from '@/data/configurator/hooks'
import { ModelTaxLine } from '@/money/CompanyTaxLine.late'
import { ListedConditions } from '@/money/listed-conditions'
import { MonthlyFigure } from '@/money/MonthlyFigure'
import { listedMonthly } from './listed-monthly'
import { useShowsMonthly } from './use-carline'

/** The monthly amount below the "from" price of a card, and the company car tax. The conditions stand once in the list. */
export function ModelMonthly({ model }: { readonly model: ModelPrice }) {
  const showsMonthly = useShowsMonthly()
  return (
    <>
      {model.from_monthly && showsMonthly && <Listed monthly={model.from_monthly} />}
      <ModelTaxLine model={model} />
    </>
  )
}

/** Reads the list from the query cache, so that the first-load code need not pass it down. */
function Listed({ monthly }: { readonly monthly: Monthly }) {
  const { data } = useModelsPrices(useAudienceQuery())
  return (
    <ListedConditions value={data && listedMonthly(data.models)}>
      <MonthlyFigure monthly={monthly} form="short" />
    </ListedConditions>
  )
}
