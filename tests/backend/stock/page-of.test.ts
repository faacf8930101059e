import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, emptySet } from '@/backend/stock/bitset'
import { pageOf, rankedPageOf } from '@/backend/stock/page-of'

const SIZE = 40
const orders = fc.shuffledSubarray([...Array(SIZE).keys()], { minLength: SIZE }).map((order) => Uint32Array.from(order))
const members = fc.uniqueArray(fc.nat(SIZE - 1))

function setOf(numbers: readonly number[]) {
  const set = emptySet(SIZE)
  for (const number of numbers) add(set, number)
  return set
}

describe('a page', () => {
  it('is what stands between its bounds in the order, of those in the set', () => {
    fc.assert(
      fc.property(orders, members, fc.nat(SIZE), fc.nat(SIZE), (order, numbers, offset, limit) => {
        const listed = [...order].filter((vehicle) => numbers.includes(vehicle))
        expect(pageOf(setOf(numbers), order, offset, limit)).toEqual(listed.slice(offset, offset + limit))
      }),
    )
  })

  it('by wishes has those with more of them first, and the order among equals', () => {
    fc.assert(
      fc.property(orders, members, fc.array(members, { maxLength: 4 }), fc.nat(SIZE), fc.nat(SIZE), (...given) => {
        const [order, numbers, wishes, offset, limit] = given
        const hits = (vehicle: number) => wishes.filter((wish) => wish.includes(vehicle)).length
        const listed = [...order]
          .filter((vehicle) => numbers.includes(vehicle))
          .map((vehicle, place) => ({ vehicle, place }))
          .sort((a, b) => hits(b.vehicle) - hits(a.vehicle) || a.place - b.place)
          .map(({ vehicle }) => vehicle)
        expect(rankedPageOf(setOf(numbers), order, wishes.map(setOf), offset, limit)).toEqual(
          listed.slice(offset, offset + limit),
        )
      }),
    )
  })
})
