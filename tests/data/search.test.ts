import { describe, expect, it } from 'vitest'
import { searchIndexSchema } from '@/contract/search'
import { readSearchIndex } from '@/data/search/answer.server'
import { getSearchIndex } from '@/data/search/calls'

describe('GET /api/search', () => {
  it('answers as the contract says, the same to the caller as it reads', async () => {
    const index = await readSearchIndex({ language: 'fr', sales_type: 'B2B' })
    expect(searchIndexSchema.parse(index)).toEqual(index)
    expect(await getSearchIndex({ language: 'fr', salesType: 'B2B' })).toEqual(index)
  })

  it('counts any other sales type as B2C and any other language as NL', async () => {
    const usual = await readSearchIndex({ language: 'nl', sales_type: 'B2C' })
    expect(await readSearchIndex({ language: 'de', sales_type: 'x' })).toBe(usual)
    expect(await readSearchIndex({})).toBe(usual)
  })

  it('reads the content once for all who ask at the same time', async () => {
    const [one, other] = [readSearchIndex({ language: 'fr' }), readSearchIndex({ language: 'fr' })]
    expect(one).toBe(other)
    await one
  })

  it('stays small enough to be fetched while a menu opens', async () => {
    const { gzipSync } = await import('node:zlib')
    expect(gzipSync(JSON.stringify(await readSearchIndex({ language: 'fr' }))).length).toBeLessThan(20_000)
  })
})
