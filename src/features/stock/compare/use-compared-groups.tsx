import { useTranslation } from 'next-i18next/pages'
import type { ReactNode } from 'react'
import { breakable, type ComparisonGroup } from '@/components/comparison/ComparisonTable'
import { priceText } from '@/components/price-text'
import type { StockVehicleDetail } from '@/contract/stock'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { placeOf } from '@/domain/dealer-words'
import type { Language } from '@/domain/language'
import { amountFor, formatEuro, formatMeasure, formatNumber } from '@/i18n/format'
import { companyTax, taxedPrice, useTableYear } from '@/money/use-company-tax'
import { useAudience } from '@/routing/CurrentRoute'
import { offerReduction } from '../card/reduction'
import { useStateWords } from '../card/use-state-words'
import { useShowsMonthly } from '../vehicle/use-shows-monthly'
import { VehicleMonthly } from '../vehicle/VehiclePrice'

type Row = ComparisonGroup['rows'][number]

/** The rows of a comparison: rows that differ come first, rows that are the same for all cars follow. */
export function useComparedGroups(vehicles: readonly StockVehicleDetail[]): ComparisonGroup[] {
  const { t } = useTranslation('stock')
  const { language } = useAudience()
  const facts = useFactRows(vehicles)
  const equipment = useEquipmentRows(vehicles)
  const rows = [...facts, ...equipment, ...technicalRows(vehicles, language)]
  const differs = ({ cells }: Row) => new Set(cells).size > 1
  if (vehicles.length < 2) return [{ title: t('compare.facts'), rows }]
  return [
    { title: t('compare.different'), rows: rows.filter(differs) },
    { title: t('compare.same'), rows: rows.filter((row) => !differs(row)) },
  ]
}

function useFactRows(vehicles: readonly StockVehicleDetail[]): Row[] {
  const { t } = useTranslation(['stock', 'common'])
  const { language, salesType } = useAudience()
  const words = useStateWords()
  const showsMonthly = useShowsMonthly()
  const today = dayInBrussels(new Date())
  const tableYear = useTableYear(today)
  const taxes = new Map(vehicles.map((vehicle) => [vehicle, companyTax(taxedPrice(vehicle), salesType, today)]))
  const row = (
    label: string,
    read: (vehicle: StockVehicleDetail) => string | undefined,
    draw?: (vehicle: StockVehicleDetail) => ReactNode,
  ): Row => ({ label, cells: vehicles.map(read), ...(draw && { drawn: vehicles.map(draw) }) })
  return [
    row(t('facets.price'), ({ price_offer }) => priceText(t, price_offer, { language, salesType })),
    row(t('facets.discount_percent'), (vehicle) => {
      const reduction = offerReduction(vehicle)
      return reduction && t('discount', { percent: formatNumber(reduction.percent, language) })
    }),
    row(
      t('facets.monthly'),
      ({ monthly }) => (monthly && showsMonthly ? String(amountFor(monthly.amount, salesType)) : undefined),
      (vehicle) => <VehicleMonthly vehicle={vehicle} brief breaks={breakable} />,
    ),
    row(t('compare.benefit') + tableYear, (vehicle) => {
      const tax = taxes.get(vehicle)
      return tax && formatEuro(tax.benefit, language)
    }),
    row(t('compare.deductible'), (vehicle) => {
      const tax = taxes.get(vehicle)
      return tax && formatMeasure({ value: tax.percent, unit: '%' }, language)
    }),
    row(t('vehicle.delivery'), words.delivery),
    row(t('facets.dealer'), ({ dealer: { name, city } }) => placeOf({ name, city })),
    row(t('facets.version'), ({ title }) => title),
    row(t('vehicle.color'), ({ exterior }) => exterior.name),
    row(t('vehicle.interior'), ({ interior }) => interior.name),
    row(t('vehicle.wheels'), ({ wheels }) => wheels.name),
  ]
}

/** What stands under two headings, such as the power of each engine of a hybrid, is called by its heading too. */
function technicalRows(vehicles: readonly StockVehicleDetail[], language: Language): Row[] {
  const groups = vehicles.flatMap(({ technical }) => technical)
  const isAmbiguous = (label: string) =>
    new Set(groups.filter(({ rows }) => rows.some((row) => row.label === label)).map(({ code }) => code)).size > 1
  return rowsByLabel(
    vehicles.map(({ technical }) =>
      technical.flatMap(({ title, rows }) =>
        rows.map(
          ({ label, value }) =>
            [
              isAmbiguous(label) ? `${label} (${title})` : label,
              'text' in value ? value.text : formatMeasure(value, language),
            ] as const,
        ),
      ),
    ),
  )
}

/** An item may be an option of one car and standard on another. Paint, interior and wheels have their own rows. */
function useEquipmentRows(vehicles: readonly StockVehicleDetail[]): Row[] {
  const { t } = useTranslation(['stock', 'common'])
  const { language, salesType } = useAudience()
  return rowsByLabel(
    vehicles.map(({ options = [], equipment_standard, exterior, interior, wheels }) => [
      ...options
        .filter(({ code }) => ![exterior.code, interior.code, wheels.code].includes(code))
        .map(
          ({ title, price }) =>
            [
              title,
              price.incl === 0 ? t('common:price.no_extra') : formatEuro(amountFor(price, salesType), language),
            ] as const,
        ),
      ...equipment_standard.map(({ title }) => [title, t('stock:compare.standard')] as const),
    ]),
  )
}

/** @param cars the label and value of each item, per car */
function rowsByLabel(cars: readonly (readonly (readonly [label: string, value: string])[])[]): Row[] {
  const byLabel = cars.map((car) => new Map(car))
  const labels = new Set(byLabel.flatMap((car) => [...car.keys()]))
  return [...labels].map((label) => ({ label, cells: byLabel.map((car) => car.get(label)) }))
}
