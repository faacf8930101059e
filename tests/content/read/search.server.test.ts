import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSearchEntries } from '@/content/read/search.server'
import { CARLINE_CODES } from '@/domain/carline'
import { ALL_FLAGS_OFF } from '@/domain/feature-flag'
import { AUDIENCES } from '@/routing/audiences'
import { parsePath } from '@/routing/parse-path'

describe.each(AUDIENCES)('what can be searched in $language for $salesType', (audience) => {
  it('is models, pages, questions and articles', async () => {
    const entries = await readSearchEntries(audience, ALL_FLAGS_OFF)
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(['model', 'page', 'question', 'news']))
    const models = entries.filter(({ kind }) => kind === 'model')
    expect(models).toHaveLength(CARLINE_CODES.length)
    for (const { picture } of models) expect(existsSync(`public${picture}`), picture).toBe(true)
  })

  it('has one entry for each address, and each address is a page for this audience', async () => {
    const entries = await readSearchEntries(audience, ALL_FLAGS_OFF)
    const addresses = entries.map(({ href }) => href)
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const href of addresses) {
      const page = parsePath(href)
      expect(page?.language, href).toBe(audience.language)
      expect(page?.match.salesType, href).toBe(audience.salesType)
    }
  })

  it('names the configurator, which no entry describes', async () => {
    const entries = await readSearchEntries(audience, ALL_FLAGS_OFF)
    const pages = entries.map(({ href }) => parsePath(href)?.match.name)
    expect(pages).toContain('car-configurator')
    expect(pages).toContain('faq.topic')
    expect(pages).toContain('services.tab')
  })

  it('leaves out what is a second view of another page: the same name would stand there twice', async () => {
    const entries = await readSearchEntries(audience, ALL_FLAGS_OFF)
    const pages = entries.map(({ href }) => parsePath(href)?.match.name)
    expect(pages).toContain('models')
    expect(pages).not.toContain('models-v2')
  })

  it('never has an empty title', async () => {
    for (const { title, href } of await readSearchEntries(audience, ALL_FLAGS_OFF)) {
      expect(title.trim(), href).not.toBe('')
    }
  })
})

it('leaves out a page while the flag of its route is off', async () => {
  const names = async (flags: Partial<typeof ALL_FLAGS_OFF>) => {
    const entries = await readSearchEntries({ language: 'fr', salesType: 'B2C' }, { ...ALL_FLAGS_OFF, ...flags })
    return entries.map(({ href }) => parsePath(href)?.match.name)
  }
  expect(await names({})).not.toContain('personal-lease')
  expect(await names({ PERSONAL_LEASE_B2C: true })).not.toContain('personal-lease')
  expect(await names({ PERSONAL_LEASE_B2C: true, EASY_LEASE: true })).toContain('personal-lease')
})
