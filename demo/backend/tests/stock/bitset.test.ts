import {
  add,
  type Bitset,
  countMembers,
  countOfBoth,
  emptySet,
  has,
  membersIn,
  narrow,
  widen,
} from '@demo/backend/stock/bitset'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const SIZE = 100

function setOf(members: readonly number[]): Bitset {
  const set = emptySet(SIZE)
  for (const member of members) add(set, member)
  return set
}

const membersOf = (set: Bitset): number[] => [...membersIn(set)]

const numbers = fc.uniqueArray(fc.nat(SIZE - 1))
const ascending = (members: Iterable<number>) => [...members].sort((a, b) => a - b)

describe('a set of numbers', () => {
  it('has a bit for each number below its size', () => {
    expect([0, 1, 32, 33, 64].map((size) => emptySet(size).length)).toEqual([0, 1, 1, 2, 2])
  })

  it('holds what was added, in ascending order, the ends of its words too', () => {
    expect(membersOf(setOf([63, 0, 99, 31, 32, 31]))).toEqual([0, 31, 32, 63, 99])
    expect(membersOf(emptySet(SIZE))).toEqual([])
  })

  it('behaves like a set', () => {
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        const [both, any] = [setOf(a), setOf(a)]
        narrow(both, setOf(b))
        widen(any, setOf(b))
        const shared = a.filter((member) => b.includes(member))
        expect(membersOf(setOf(a))).toEqual(ascending(a))
        expect(membersOf(both)).toEqual(ascending(shared))
        expect(membersOf(any)).toEqual(ascending(new Set([...a, ...b])))
        expect(countMembers(any)).toBe(new Set([...a, ...b]).size)
        expect(countOfBoth(setOf(a), setOf(b))).toBe(shared.length)
        for (let number = 0; number < SIZE; number += 1) expect(has(setOf(a), number)).toBe(a.includes(number))
      }),
    )
  })

  it('counts words that are full', () => {
    const everything = setOf(Array.from({ length: SIZE }, (_, index) => index))
    expect([countMembers(everything), countOfBoth(everything, everything)]).toEqual([SIZE, SIZE])
  })
})
