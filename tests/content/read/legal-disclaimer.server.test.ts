import { fixedClock } from '@demo/backend/clock'
import { startCar } from '@demo/backend/engine/car'
import { carId } from '@demo/backend/engine/configuration-id'
import { quotes } from '@demo/backend/finance/handlers'
import { describe, expect, it } from 'vitest'
import { readDisclaimer } from '@/content/read/legal.server'
import { DISCLAIMER_ROUTES } from '@/content/schema/content-routes'
import { creditRegimeOn } from '@/domain/dated/credit-law'
import { dayInBrussels } from '@/domain/day-in-brussels'
import { LANGUAGES } from '@/domain/language'
import { SALES_TYPES } from '@/domain/sales-type'

const privateBuyer = { language: 'nl', salesType: 'B2C' } as const
const business = { language: 'fr', salesType: 'B2B' } as const

describe('the disclaimer of a page', () => {
  it('is small where its entry says so', async () => {
    expect(await readDisclaimer('homepage', privateBuyer)).toMatchObject({ key: 'homepage', variant: 'default' })
    expect(await readDisclaimer('stock.vehicle', privateBuyer)).toMatchObject({ key: 'rent', variant: 'small' })
  })

  it('is hidden on a small screen page by page', async () => {
    expect(await readDisclaimer('homepage', privateBuyer)).toMatchObject({ key: 'homepage', hiddenOnMobile: true })
    expect(await readDisclaimer('lease', privateBuyer)).toMatchObject({ key: 'rent', hiddenOnMobile: false })
  })

  it('about credit is none where the page shows a credit, with its warning and example beside it', async () => {
    for (const route of ['financing', 'financial-solutions']) {
      expect(await readDisclaimer(route, privateBuyer)).toBeUndefined()
    }
  })

  it('about rents is none of a list, which has its conditions once above the cars', async () => {
    for (const route of ['stock', 'stock.model', 'stocks.formentor']) {
      expect(await readDisclaimer(route, privateBuyer)).toBeUndefined()
      expect(await readDisclaimer(route, business)).toBeUndefined()
    }
  })

  it('about rents names the lessor and the intermediary that the service names', async () => {
    for (const language of LANGUAGES) {
      for (const [salesType, product_code] of [
        ['B2C', 'pl'],
        ['B2B', 'ol'],
      ] as const) {
        const disclaimer = await readDisclaimer('stock.vehicle', { language, salesType })
        const query = { lang: language, sales_type: salesType, id: carId(startCar('BORN')), product_code }
        const [offer] = quotes(query, fixedClock('2026-11-22')).offers
        expect(disclaimer?.representative).toContain(offer?.provider.name)
        expect(disclaimer?.representative.replaceAll('&#x26;', '&')).toContain(offer?.intermediary.name)
      }
    }
  })

  it('of a credit has the warning of the law of the day, of a rent none, and a business is warned of none', async () => {
    const { warning } = creditRegimeOn(dayInBrussels(new Date()))
    expect(await readDisclaimer('homepage', privateBuyer)).toMatchObject({ kind: 'credit', warning: warning.nl })
    expect(await readDisclaimer('lease', privateBuyer)).not.toHaveProperty('warning')
    for (const route of DISCLAIMER_ROUTES) expect((await readDisclaimer(route, business))?.kind).not.toBe('credit')
  })

  it('differs for a private buyer and a business where both have one', async () => {
    expect(await readDisclaimer('stock.vehicle', privateBuyer)).toMatchObject({ key: 'rent' })
    expect(await readDisclaimer('stock.vehicle', business)).toMatchObject({ key: 'business-rent' })
  })

  it('always has something to say', async () => {
    for (const language of LANGUAGES) {
      for (const salesType of SALES_TYPES) {
        for (const route of DISCLAIMER_ROUTES) {
          const disclaimer = await readDisclaimer(route, { language, salesType })
          if (disclaimer) expect(disclaimer.representative).toMatch(/^<p>.+<\/p>$/)
        }
      }
    }
  })
})
