import { has } from '@demo/backend/stock/bitset'
import { describe, expect, it } from 'vitest'
import { STOCK_SORTS } from '@/domain/stock-sort'
import { makeStock, makingStock } from '../../stock/make-stock'
import { finishBesides, type Sliced } from '../../stock/slices'
import { indexingStock, indexStock } from '../../stock/stock-index'

const DAY = '2026-11-26'

describe('long work in pieces', () => {
  it('lets others in while it is done, and comes to the same result as in one piece', async () => {
    let turns = 0
    let isOver = false
    const others = (async () => {
      while (!isOver) {
        turns += 1
        await new Promise((resolve) => setImmediate(resolve))
      }
    })()
    const stock = await finishBesides(makingStock(400))
    const index = await finishBesides(indexingStock(stock, DAY))
    isOver = true
    await others
    expect(turns).toBeGreaterThan(2)
    expect(stock).toEqual(makeStock(400))
    expect(index).toEqual(indexStock(stock, DAY))
  })

  it('fails as it would in one piece', async () => {
    // biome-ignore lint/correctness/useYield: it fails before its first pause.
    function* broken(): Sliced<number> {
      throw new Error('broken')
    }
    await expect(finishBesides(broken())).rejects.toThrow('broken')
  })
})

describe('the orders of a stock', () => {
  it('are total: who cannot be had last, by price or reduction, and those alike by their number', () => {
    const { free, orders, ranges, stock } = indexStock(makeStock(600), DAY)
    for (const salesType of ['B2C', 'B2B'] as const) {
      const { price, monthly, discount_percent: discount } = ranges[salesType]
      const at = (column: Float64Array, vehicle: number) => column[vehicle] ?? Number.NaN
      const freeFirst = (a: number, b: number) => Number(has(free, b)) - Number(has(free, a))
      const cheaper = (a: number, b: number) => at(price, a) - at(price, b)
      const compare = {
        PRICE_ASC: cheaper,
        MONTHLY_ASC: (a: number, b: number) => at(monthly, a) - at(monthly, b),
        PRICE_DESC: (a: number, b: number) => cheaper(b, a),
        PROMOTIONS: (a: number, b: number) => at(discount, b) - at(discount, a) || cheaper(a, b),
      }
      const all = Array.from({ length: stock.size }, (_, vehicle) => vehicle)
      for (const sort of STOCK_SORTS) {
        const wanted = all.toSorted((a, b) => freeFirst(a, b) || compare[sort](a, b) || a - b)
        expect([...orders[salesType][sort]], `${salesType} ${sort}`).toEqual(wanted)
      }
    }
  })
})
