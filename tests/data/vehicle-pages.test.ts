import { vehicles } from '@demo/backend/stock/handlers'
import { describe, expect, it } from 'vitest'
import { vehiclePages } from '@/data/stock/vehicle-pages'
import { givesAtMost } from './smaller-pages'

const audience = { lang: 'fr', sales_type: 'B2C' } as const
const { total } = vehicles({ ...audience, limit: 0 })

async function numbersOf(most = 2_000): Promise<string[]> {
  const numbers: string[] = []
  for await (const answer of vehiclePages(audience, most))
    numbers.push(...answer.vehicles.map(({ commission_id }) => commission_id))
  return numbers
}

describe('all cars of a search', () => {
  it.each([
    ['as many as it is asked for', 100, 100],
    ['at most 50', 50, 50],
    ['at most 12', 12, 12],
    ['at most 50, and says that it gave a hundred', 50, 100],
  ])('are read once each where a service gives %s', async (_, most, limit) => {
    const { calls } = givesAtMost(most, (answer) => {
      answer.limit = limit
    })
    const numbers = await numbersOf()
    expect(total).toBeGreaterThan(500)
    expect([numbers.length, new Set(numbers).size]).toEqual([total, total])
    expect(calls).toHaveLength(Math.ceil(total / most))
  })

  it('are those that can be read: one that cannot takes no other along, nor does a page of them', async () => {
    const lost: string[] = []
    givesAtMost(50, ({ vehicles: cars }, { offset = 0 }) => {
      for (const [index, car] of cars.entries()) {
        const place = offset + index
        if (place % 7 !== 3 && (place < 200 || place >= 250)) continue
        lost.push(car.commission_id)
        Object.assign(car, { price_offer: 'free' })
      }
    })
    const numbers = await numbersOf()
    expect(new Set(numbers).size).toBe(total - new Set(lost).size)
    expect(numbers).toHaveLength(new Set(numbers).size)
  })

  it('end where a service has no more of them, and where it sends the same ones for ever', async () => {
    const empty = givesAtMost(50, (answer, { offset = 0 }) => {
      if (offset > 0) answer.vehicles = []
    })
    expect(await numbersOf()).toHaveLength(50)
    expect(empty.calls).toHaveLength(2)
    const first = vehicles({ ...audience, limit: 50 }).vehicles
    const same = givesAtMost(50, (answer) => {
      Object.assign(answer, { vehicles: first, total: 1_000_000 })
    })
    expect(await numbersOf(500)).toHaveLength(50)
    expect(same.calls).toHaveLength(10)
  })
})
