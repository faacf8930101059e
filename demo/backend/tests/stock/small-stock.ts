import { parseId } from '@demo/backend/engine/configuration-id'
import { DEALERS } from '@demo/backend/stock/dealers'
import { AVAILABILITY, STATUS, type Stock } from '@demo/backend/stock/make-stock'
import { makeBuild } from '@demo/backend/stock/stock-build'
import { indexStock, type StockIndex } from '@demo/backend/stock/stock-index'
import { FLEMISH_PREMIUMS } from '@/domain/dated/premiums'

interface Row {
  /** The configuration id of the car. */
  readonly id: string
  /** Euro incl. VAT below the list price; none by default. */
  readonly less?: number
  /** Euro incl. VAT below the list price at which it stood lately; none by default. */
  readonly lately?: number
  readonly status?: keyof typeof STATUS
  readonly availability?: keyof typeof AVAILABILITY
  readonly weeks?: readonly [min: number, max: number]
  readonly dealer?: string
}

export const TODAY = '2026-11-22'

/** The last one, as if it were paid still. */
export const PREMIUM = FLEMISH_PREMIUMS.at(-1)

/** A few vehicles that a reader can hold in his head; the first one is number 0. */
export function smallStock(rows: readonly Row[], premium?: Parameters<typeof indexStock>[2]): StockIndex {
  const ids = [...new Set(rows.map(({ id }) => id))]
  const builds = ids.map((id) => makeBuild(parseId(id).car))
  const list = ({ id }: Row) => builds[ids.indexOf(id)]?.list.incl ?? 0
  const stock: Stock = {
    size: rows.length,
    builds,
    buildIndexes: Uint16Array.from(rows, ({ id }) => ids.indexOf(id)),
    offer: Int32Array.from(rows, (row) => list(row) - (row.less ?? 0) * 100),
    lowest: Int32Array.from(rows, (row) => list(row) - (row.lately ?? 0) * 100),
    status: Uint8Array.from(rows, ({ status = 'available' }) => STATUS[status]),
    availability: Uint8Array.from(rows, ({ availability = 'inStock' }) => AVAILABILITY[availability]),
    weeksMin: Uint8Array.from(rows, ({ weeks }) => weeks?.[0] ?? 1),
    weeksMax: Uint8Array.from(rows, ({ weeks }) => weeks?.[1] ?? 2),
    dealer: Uint8Array.from(rows, ({ dealer = 'gent' }) => DEALERS.findIndex(({ id }) => id === dealer)),
  }
  return indexStock(stock, TODAY, premium)
}
