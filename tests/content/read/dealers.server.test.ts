import { DEALERS } from '@demo/backend/stock/dealers'
import { describe, expect, test } from 'vitest'
import { closingsFrom, listDealers, readDealer } from '@/content/read/dealers.server'
import { LANGUAGES } from '@/domain/language'
import { AUDIENCES } from '@/routing/audiences'

const FRENCH = { language: 'fr', salesType: 'B2C' } as const

describe('the dealers', () => {
  test.each(AUDIENCES)('for $language $salesType are the same ones', async (audience) => {
    const ids = (await listDealers(audience)).map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(25)
    expect(new Set(ids).size).toBe(ids.length)
    expect([...ids].sort()).toEqual((await listDealers(FRENCH)).map(({ id }) => id).sort())
  })

  test('hold those whose cars are in stock, with the same name, town in each language, number and place', async () => {
    for (const language of LANGUAGES) {
      const byId = new Map((await listDealers({ language, salesType: 'B2C' })).map((dealer) => [dealer.id, dealer]))
      for (const { id, name, city, zipcode, phone, latitude, longitude } of DEALERS) {
        expect(byId.get(id)).toMatchObject({ name, city: city[language], zipcode, phone, latitude, longitude })
      }
    }
  })

  test('have a business centre first for a business buyer', async () => {
    const dealers = await listDealers({ language: 'nl', salesType: 'B2B' })
    const isCentre = dealers.map(({ services }) => services.includes('business-centre'))
    expect(isCentre.indexOf(false)).toBe(isCentre.filter(Boolean).length)
    expect(isCentre[0]).toBe(true)
  })

  test('know the nearest others, the nearest first', async () => {
    const found = await readDealer('zaventem', FRENCH)
    expect(found?.nearest.map(({ dealer }) => dealer.id)[0]).toBe('bruxelles')
    const km = found?.nearest.map((one) => one.km) ?? []
    expect(km).toEqual([...km].sort((a, b) => a - b))
  })

  test('one that does not exist is undefined', async () => {
    expect(await readDealer('nope', FRENCH)).toBeUndefined()
    expect(await readDealer('__proto__', FRENCH)).toBeUndefined()
  })

  test('are closed on the holidays to come', () => {
    expect(closingsFrom(new Date('2026-11-21T12:00:00Z')).map(({ holiday }) => holiday)).toEqual([
      'christmas',
      'new-year',
      'easter-monday',
    ])
  })
})
