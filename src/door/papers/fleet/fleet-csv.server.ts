import { CARLINE_NAMES, isSoldCarline } from '@/domain/carline'
import { sumsOfLine } from '@/features/finance/fleet-sums'
import { translatorFor } from '@/i18n/translator.server'
import type { Audience } from '@/routing/build-path'
import type { FleetData } from './fleet-data.server'

/** What a spreadsheet set to Belgium reads: semicolons, decimal commas, lines by CR LF, and a mark that says UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/** A plan as a table, one line for each kind of car that costs something. */
export async function fleetCsv(audience: Audience, { product, rows }: FleetData): Promise<string> {
  const t = await translatorFor(audience.language, ['how-buy', 'financing'])
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
  const head = columns.map((column) => t(`how-buy:fleet_plan.column.${column}`))
  const lines = rows.flatMap((row): string[][] => {
    const { line, offer } = row
    const sums = sumsOfLine(row, audience.salesType)
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
        decimal(sums.monthly / sums.cars),
        decimal(sums.monthly),
        decimal(sums.total),
      ],
    ]
  })
  return BYTE_ORDER_MARK + [head, ...lines].map((cells) => `${cells.map(tableCell).join(';')}\r\n`).join('')
}

const decimal = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

/** A text that a spreadsheet would run as a formula is kept a text, also where it begins behind a blank or with a wide sign. */
export function tableCell(text: string): string {
  const safe = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
