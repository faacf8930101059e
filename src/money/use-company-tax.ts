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

/** Taxes use the list price, not the offer price. */
export function taxedPrice(car: StockVehicle | Configuration): TaxedPrice {
  const { incl } = 'price_list' in car ? car.price_list : car.price.catalog_value
  return { catalogValue: incl, fuel: car.fuel_type, co2: settledCo2(car.wltp) }
}

/**
 * The monthly benefit in kind in euro, and the deductible percentage of a car ordered today. Undefined for private buyers, and if the
 * CO2 value is unknown or there is no rule for the fuel.
 */
export function companyTax({ catalogValue, fuel, co2 }: TaxedPrice, salesType: SalesType, today: string) {
  if (salesType === 'B2C' || !fuel || fuel === 'OTHER' || co2 === undefined || catalogValue <= 0) return undefined
  const car = { catalogValue: Math.round(catalogValue * 100), fuel, co2 }
  return {
    benefit: yearlyBenefit(car, taxTableOn(today).table) / 1_200,
    percent: deductiblePercent(car, today) ?? 0,
  }
}

/** Suffix with the year of the tax table, if the table of this year is not published yet. */
export function useTableYear(today: string): string {
  const { t } = useTranslation('common')
  const { year, isStale } = taxTableOn(today)
  return isStale ? ` ${t('company_line.table', { year })}` : ''
}

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
