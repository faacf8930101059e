import { useTranslation } from 'next-i18next/pages'
import type { Configuration } from '@/contract/configured-car'
import type { StockVehicle } from '@/contract/stock'
import { deductiblePercent, taxTableOn, yearlyBenefit } from '@/domain/company-car-tax'
import { dayInBrussels } from '@/domain/day-in-brussels'
import type { FuelType } from '@/domain/fuel-type'
import type { SalesType } from '@/domain/sales-type'
import { formatEuro, formatMeasure } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { settledCo2 } from './settled-co2'

export interface TaxedPrice {
  /** Euro: list price with options and VAT, without any reduction. */
  readonly catalogValue: number
  readonly fuel: FuelType | undefined
  /** In g/km. */
  readonly co2: number | undefined
}

/** Of a car in stock or one that was built: of its list price, whatever it is offered at. */
export function taxedPrice(car: StockVehicle | Configuration): TaxedPrice {
  const { incl } = 'price_list' in car ? car.price_list : car.price.catalog_value
  return { catalogValue: incl, fuel: car.fuel_type, co2: settledCo2(car.wltp) }
}

/**
 * A month's benefit in kind, in euro, and what a company deducts of a car ordered today, in per cent; nothing for a private buyer, or of a
 * car whose CO2 is not known or whose energy has no rule.
 */
export function companyTax({ catalogValue, fuel, co2 }: TaxedPrice, salesType: SalesType, today: string) {
  if (salesType === 'B2C' || !fuel || fuel === 'OTHER' || co2 === undefined || catalogValue <= 0) return undefined
  const car = { catalogValue: Math.round(catalogValue * 100), fuel, co2 }
  return {
    benefit: yearlyBenefit(car, taxTableOn(today).table) / 1_200,
    percent: deductiblePercent(car, today) ?? 0,
  }
}

/** What stands behind a benefit that is worked out by the table of a year that is over, since that of this year is not there yet. */
export function useTableYear(today: string): string {
  const { t } = useTranslation('common')
  const { year, isStale } = taxTableOn(today)
  return isStale ? ` ${t('company_line.table', { year })}` : ''
}

/** The tax of a car in words. */
export function useCompanyTax(price: TaxedPrice) {
  const { t } = useTranslation('common')
  const { language, salesType } = useAudience()
  const today = dayInBrussels(new Date())
  const tableYear = useTableYear(today)
  const tax = companyTax(price, salesType, today)
  if (!tax) return undefined
  const { benefit, percent } = tax
  return {
    benefit: t('company_line.benefit', { amount: formatEuro(benefit, language) }) + tableYear,
    deduction:
      percent > 0
        ? t('company_line.deductible', { percent: formatMeasure({ value: percent, unit: '%' }, language) })
        : t('company_line.not_deductible'),
    ordered: t('company_line.ordered', { year: today.slice(0, 4) }),
  }
}
