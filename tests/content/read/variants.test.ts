import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { variantGroups, variantsOf } from '@/content/read/variants'

const blocks = (...shares: (number | null)[]) => shares.map((share) => ({ value: { share } }))
const everybody = () => true

describe('the variants of a list of blocks', () => {
  it('are those with a share that follow each other, until they are for all visitors', () => {
    expect(variantGroups(blocks(null, 50, 50, null, 30, 70, 20, 80))).toEqual([
      [1, 2],
      [4, 5],
      [6, 7],
    ])
    expect(variantGroups(blocks(50, null, 50))).toEqual([[0], [2]])
    expect(variantGroups(blocks(null, null))).toEqual([])
  })

  it('have each a part of all visitors, and the name of their list and of the place of the first', () => {
    expect([...variantsOf(blocks(null, 20, 80), 'pages/co2', everybody)]).toEqual([
      [1, { of: 'pages/co2/s2', nth: 1, from: 0, to: 20 }],
      [2, { of: 'pages/co2/s2', nth: 2, from: 20, to: 100 }],
    ])
  })

  it('take over the visitors of one that is not shown, and are no variants where one is left alone', () => {
    const list = blocks(50, 25, 25)
    expect([...variantsOf(list, 'pages/co2', (index) => index > 0)]).toEqual([
      [1, { of: 'pages/co2/s1', nth: 2, from: 0, to: 50 }],
      [2, { of: 'pages/co2/s1', nth: 3, from: 50, to: 100 }],
    ])
    expect(variantsOf(list, 'pages/co2', (index) => index === 1).size).toBe(0)
  })

  it('leave no visitor without, and give nobody two', () => {
    const share = fc.integer({ min: 1, max: 99 })
    fc.assert(
      fc.property(
        fc.array(share, { minLength: 2, maxLength: 6 }),
        fc.double({ min: 0, max: 100, maxExcluded: true, noNaN: true }),
        (shares, draw) => {
          const variants = [...variantsOf(blocks(...shares), 'pages/co2', everybody).values()]
          for (const group of new Set(variants.map(({ of }) => of))) {
            const seen = variants.filter(({ of, from, to }) => of === group && from <= draw && draw < to)
            expect(seen).toHaveLength(1)
          }
        },
      ),
    )
  })
})
