import type { ModelPrice } from '@/contract/configurator'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { type Calculation, FIRST_TERMS } from '@/domain/calculation'
import { FIRST_COSTS, writeCostCalculation } from '@/domain/cost-plan'
import { SEPARATOR } from '@/i18n/punctuation'
import { RouteLink } from '@/routing/RouteLink'
import { Text } from '@/ui/Text'
import { type TaxedPrice, useCompanyTax } from './use-company-tax'

interface CompanyTaxLineProps extends TaxedPrice {
  readonly car: Calculation['car']
}

/**
 * The company car tax below a business price, in page heads and on model cards. It links to the panel with the details.
 */
export function CompanyTaxLine({ car, ...price }: CompanyTaxLineProps) {
  const tax = useCompanyTax(price)
  const hasPanel = useFeatureFlag('FINANCING_B2B')
  if (!tax) return null
  const costs = writeCostCalculation({ car, ...FIRST_TERMS, product: 'ol', costs: FIRST_COSTS })
  return (
    <Text $size="s" data-cost="">
      {hasPanel ? (
        <RouteLink to="financing.costs" params={{ costs }}>
          {tax.benefit}
        </RouteLink>
      ) : (
        tax.benefit
      )}
      {`${SEPARATOR}${tax.deduction} ${tax.ordered}`}
    </Text>
  )
}

/** The line for the car of a model's "from" price. */
export function ModelTaxLine({ model }: { readonly model: ModelPrice }) {
  const { from_co2, from_cupra_code, from_fuel_type, from_price } = model
  const car = { cupra_code: from_cupra_code }
  return <CompanyTaxLine car={car} catalogValue={from_price.incl} fuel={from_fuel_type} co2={from_co2?.value} />
}
