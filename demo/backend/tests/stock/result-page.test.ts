import { add, emptySet } from '@demo/backend/stock/bitset'
import { orderVehicles, sliceFoldedPage, slicePage } from '@demo/backend/stock/result-page'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { smallStock } from './small-stock'

const SIZE = 40
const orders = fc.shuffledSubarray([...Array(SIZE).keys()], { minLength: SIZE }).map((order) => Uint32Array.from(order))
const members = fc.uniqueArray(fc.nat(SIZE - 1))
const everyVehicle = [...Array(SIZE).keys()]

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
        expect(slicePage(orderVehicles(setOf(numbers), order, setOf(everyVehicle)), offset, limit)).toEqual(
          listed.slice(offset, offset + limit),
        )
      }),
    )
  })

  it('by wishes has those with more of them first, what is reserved behind all others, and the order among equals', () => {
    const wished = fc.array(members, { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(orders, members, members, wished, fc.nat(SIZE), fc.nat(SIZE), (...given) => {
        const [order, numbers, free, wishes, offset, limit] = given
        const toBeHad = (vehicle: number) => Number(free.includes(vehicle))
        const hits = (vehicle: number) => wishes.filter((wish) => wish.includes(vehicle)).length
        const listed = [...order]
          .filter((vehicle) => numbers.includes(vehicle))
          .map((vehicle, place) => ({ vehicle, place }))
          .sort(
            (a, b) => toBeHad(b.vehicle) - toBeHad(a.vehicle) || hits(b.vehicle) - hits(a.vehicle) || a.place - b.place,
          )
          .map(({ vehicle }) => vehicle)
        const ordered = orderVehicles(setOf(numbers), order, setOf(free), wishes.map(setOf))
        expect(slicePage(ordered, offset, limit)).toEqual(listed.slice(offset, offset + limit))
      }),
    )
  })
})

describe('a folded page', () => {
  const formentor = 'formentor.v150m.2027a'
  const index = smallStock([
    { id: `${formentor}.petr-w18a-clot-pano` },
    { id: `${formentor}.oxyw-w18a-clot` },
    { id: `${formentor}.graf-w18a-clot-pano` },
    { id: `${formentor}.petr-w18a-clot-pano`, dealer: 'arlon' },
    { id: 'born.b170.2027a.oxyw-w18a-clot' },
  ])
  const folded = (order: readonly number[], offset: number, limit: number) =>
    sliceFoldedPage(index, order, offset, limit)

  it('has cars that differ in paint and dealer alone as one entry, where the first of them stands', () => {
    expect(folded([1, 2, 0, 4, 3], 0, 10)).toEqual({ entries: 3, page: [[1], [2, 0, 3], [4]] })
  })

  it('counts entries, not cars, for its bounds, and holds every car of an entry', () => {
    expect(folded([1, 2, 0, 4, 3], 1, 1)).toEqual({ entries: 3, page: [[2, 0, 3]] })
    expect(folded([1, 2, 0, 4, 3], 3, 10)).toEqual({ entries: 3, page: [] })
  })
})
