import { useTranslation } from 'next-i18next/pages'
import type { ModelPrice } from '@/contract/configurator'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { type Calculation, FIRST_TERMS } from '@/domain/calculation'
import { deductiblePercent, taxTableOn, yearlyBenefit } from '@/domain/company-car-tax'
import { FIRST_COSTS, writeCostCalculation } from '@/domain/cost-plan'
import { dayInBrussels } from '@/domain/day-in-brussels'
import type { FuelType } from '@/domain/fuel-type'
import { formatEuro, formatMeasure } from '@/i18n/format'
import { SEPARATOR } from '@/i18n/signs'
import { useAudience } from '@/routing/CurrentRoute'
import { RouteLink } from '@/routing/RouteLink'
import { Text } from '@/ui/Text'

interface CompanyTaxLineProps {
  readonly car: Calculation['car']
  /** Euro: list price with options and VAT, without any reduction. */
  readonly catalogValue: number
  readonly fuel: FuelType | undefined
  /** In g/km. */
  readonly co2: number | undefined
}

/**
 * Under the price that a business reads, on a card and in the head of a page: the driver's benefit in kind and what a company deducts of
 * the car ordered today. It leads to the panel, which asks who drives.
 */
export function CompanyTaxLine({ car, catalogValue, fuel, co2 }: CompanyTaxLineProps) {
  const { t } = useTranslation('common')
  const { language, salesType } = useAudience()
  const hasPanel = useFeatureFlag('FINANCING_B2B')
  if (salesType === 'B2C' || !fuel || co2 === undefined || catalogValue <= 0) return null
  const today = dayInBrussels(new Date())
  const benefit = yearlyBenefit({ catalogValue: Math.round(catalogValue * 100), fuel, co2 }, taxTableOn(today).table)
  const percent = deductiblePercent({ fuel, co2 }, today) ?? 0
  const amount = t('company_line.benefit', { amount: formatEuro(benefit / 1_200, language) })
  const deduction = t(percent > 0 ? 'company_line.deductible' : 'company_line.not_deductible', {
    percent: formatMeasure({ value: percent, unit: '%' }, language),
    year: today.slice(0, 4),
  })
  const costs = writeCostCalculation({ car, ...FIRST_TERMS, product: 'ol', costs: FIRST_COSTS })
  return (
    <Text $size="s" data-company-tax="" data-cost="">
      {hasPanel ? (
        <RouteLink to="financing.costs" params={{ costs }}>
          {amount}
        </RouteLink>
      ) : (
        amount
      )}
      {SEPARATOR}
      {deduction}
    </Text>
  )
}

/** Of the car behind the "from" price of a model. */
export function ModelTaxLine({ model }: { readonly model: ModelPrice }) {
  const { from_co2, from_cupra_code, from_fuel_type, from_price } = model
  const car = { cupra_code: from_cupra_code }
  return <CompanyTaxLine car={car} catalogValue={from_price.incl} fuel={from_fuel_type} co2={from_co2?.value} />
}
