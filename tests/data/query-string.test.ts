import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toQueryString } from '@/data/query-string'

describe('toQueryString', () => {
  it('leaves out what is undefined or null, and keeps what is empty, zero or false', () => {
    expect(toQueryString({ a: undefined, b: null, c: '', d: 0, e: false })).toBe('c=&d=0&e=false')
  })

  it('writes any text so that it is read back as it was', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })), (query) => {
        expect([...new URLSearchParams(toQueryString(query))]).toEqual(Object.entries(query))
      }),
    )
  })
})
