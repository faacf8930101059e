import { useTranslation } from 'next-i18next/pages'
import { deductiblePercent, taxTableOn, yearlyBenefit } from '@/domain/company-car-tax'
import { dayInBrussels } from '@/domain/day-in-brussels'
import type { FuelType } from '@/domain/fuel-type'
import { formatEuro, formatMeasure } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'

export interface TaxedPrice {
  /** Euro: list price with options and VAT, without any reduction. */
  readonly catalogValue: number
  readonly fuel: FuelType | undefined
  /** In g/km. */
  readonly co2: number | undefined
}

/**
 * A month's benefit in kind and what a company deducts of a car ordered today, in words; nothing for a private buyer, or of a car whose
 * CO2 is not known or whose energy has no rule.
 */
export function useCompanyTax({ catalogValue, fuel, co2 }: TaxedPrice) {
  const { t } = useTranslation('common')
  const { language, salesType } = useAudience()
  if (salesType === 'B2C' || !fuel || fuel === 'OTHER' || co2 === undefined || catalogValue <= 0) return undefined
  const today = dayInBrussels(new Date())
  const benefit = yearlyBenefit({ catalogValue: Math.round(catalogValue * 100), fuel, co2 }, taxTableOn(today).table)
  const percent = deductiblePercent({ fuel, co2 }, today) ?? 0
  return {
    benefit: t('company_line.benefit', { amount: formatEuro(benefit / 1_200, language) }),
    deduction:
      percent > 0
        ? t('company_line.deductible', { percent: formatMeasure({ value: percent, unit: '%' }, language) })
        : t('company_line.not_deductible'),
    ordered: t('company_line.ordered', { year: today.slice(0, 4) }),
  }
}
