import { CARLINE_NAMES, isSoldCarline } from '@/domain/carline'
import { lineSums } from '@/features/finance/fleet-sums'
import { translatorFor } from '@/i18n/translator.server'
import type { Audience } from '@/routing/build-path'
import { csvAmount, csvOf } from '../paper/csv.server'
import type { FleetData } from './fleet-data.server'

/** A plan as a table, one line for each kind of car that costs something. */
export async function fleetCsv(audience: Audience, { product, rows }: FleetData): Promise<string> {
  const t = await translatorFor(audience.language, ['how-buy', 'financing', 'common'])
  const columns = [
    'car',
    'code',
    'count',
    'product',
    'duration',
    'mileage',
    'monthly',
    'line_monthly',
    'line_total',
  ] as const
  // A table leaves its page behind, and a plan is for businesses; in the instalments of a credit there is no VAT.
  const unit = product === 'ac' ? '€' : `€ ${t('common:price.excl')}`
  const head = columns.map((column) => t(`how-buy:fleet_plan.column.${column}`, { unit }))
  const lines = rows.flatMap((row): string[][] => {
    const { line, offer } = row
    const sums = lineSums(row, audience.salesType)
    if (!sums || !offer) return []
    const name = isSoldCarline(offer.carline_code) ? CARLINE_NAMES[offer.carline_code] : line.code
    return [
      [
        name,
        line.code,
        String(sums.cars),
        t(`financing:product.${product}`),
        String(line.duration),
        String(line.mileage),
        csvAmount(sums.monthly / sums.cars),
        csvAmount(sums.monthly),
        csvAmount(sums.total),
      ],
    ]
  })
  return csvOf([head, ...lines])
}
