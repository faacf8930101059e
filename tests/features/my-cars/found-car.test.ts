import { describe, expect, it } from 'vitest'
import { compareLink, type FoundCar, sharedRefs } from '@/features/my-cars/found-car'

type Found = Partial<Record<'vehicle' | 'build', object>> & { readonly isGone?: boolean }
const car = (found: Found) => ({ kind: 'id', ref: 'x', title: 'x', isGone: false, ...found }) as FoundCar

const inStock = car({ vehicle: { commission_id: 'B2291296', cupra_code: 'AAAA2222' } })
const otherInStock = car({ vehicle: { commission_id: 'B2291297', cupra_code: 'BBBB2222' } })
const built = car({ build: { cupra_code: 'CCCC2222' } })
const otherBuilt = car({ build: { cupra_code: 'DDDD2222' } })

describe('two cars of one’s own stand side by side', () => {
  it.each([
    ['two in stock', [inStock, otherInStock], { commissionIds: ['B2291296', 'B2291297'] }],
    ['two builds', [built, otherBuilt], { cupra_code: 'CCCC2222', other_codes: ['DDDD2222'] }],
    ['a build and one in stock', [built, inStock], { cupra_code: 'CCCC2222', other_codes: ['AAAA2222', 'B2291296'] }],
    ['one in stock and a build', [inStock, built], { cupra_code: 'CCCC2222', other_codes: ['AAAA2222', 'B2291296'] }],
  ])('%s', (_, pair, params) => {
    expect(compareLink(pair)?.params).toEqual(params)
  })

  it.each([
    ['none', []],
    ['one alone', [built]],
    ['the first is gone', [car({ ...built, isGone: true }), otherBuilt]],
    ['the second is gone', [built, car({ ...otherBuilt, isGone: true })]],
    ['one in stock is gone', [inStock, car({ ...otherInStock, isGone: true })]],
    ['neither is known yet', [car({}), car({})]],
    ['the first is not known yet', [car({}), built]],
    ['the second is not known yet', [built, car({})]],
    ['beside one in stock one that is not known yet', [inStock, car({})]],
  ])('not where %s', (_, pair) => {
    expect(compareLink(pair)).toBeUndefined()
  })
})

describe('the cars of a link', () => {
  it('are none without one, and no text that is no car', () => {
    expect(sharedRefs(undefined)).toEqual([])
    expect(sharedRefs('')).toEqual([])
    expect(sharedRefs(['<script>', 'stock.B2291296,ZK5KVT9F', 'zk5kvt9f'])).toEqual(['stock.B2291296', 'ZK5KVT9F'])
  })
})
