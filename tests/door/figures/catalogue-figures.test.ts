import { WARRANTY_MONTHS } from '@demo/backend/catalogue/warranty'
import { deviate } from '@tests/data/deviant-service'
import { server } from '@tests/msw/server'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { CAR_GROUPS, FIGURE_NAMES, figureName, parseFigureName } from '@/content/text/figure-names'
import { isTransient } from '@/data/errors'
import { createQueryClient } from '@/data/query-client'
import { MODELLED_CARLINES } from '@/domain/carline'
import { fillFigures } from '@/door/figures/catalogue-figures.server'
import type { Audience } from '@/routing/build-path'

const PRIVATE: Audience = { language: 'fr', salesType: 'B2C' }
const BUSINESS: Audience = { language: 'nl', salesType: 'B2B' }
const words = (key: string, values: Readonly<Record<string, string>> = {}) =>
  ({ 'common:price.incl': 'TVAC', 'common:price.excl': 'excl. btw', 'common:wltp.cycle': 'WLTP' })[key] ??
  Object.values(values)[0]

const fill = (text: string, audience = PRIVATE, client = createQueryClient()) =>
  fillFigures({ page: { blocks: [{ text }] } }, audience, words, client).then(({ page }) => page.blocks[0]?.text)

describe('a figure that a text names', () => {
  test('is the one of the catalogue, with its unit and in the reader’s way', async () => {
    expect(await fill('{BORN.range}')).toMatch(/^\d{3}–\d{3}\u00a0km$/)
    expect(await fill('{BORN.range.max}')).toMatch(/^\d{3}\u00a0km$/)
    expect(await fill('{FORMENTORVZ.power}', BUSINESS)).toMatch(/\u00a0pk$/)
    expect(await fill('{LEON.topSpeed.max}', BUSINESS)).toMatch(/\u00a0km\/u$/)
  })

  test('of one version is that version’s', async () => {
    const [base, vz] = [await fill('{BORN.B170.power}'), await fill('{BORN.B240Z.power}')]
    expect(base).toBe('231\u00a0ch')
    expect(vz).toBe('326\u00a0ch')
    expect(await fill('{BORN.power}')).toBe('231–326\u00a0ch')
  })

  test('is a price with VAT for a private buyer and without for a business', async () => {
    expect(await fill('{BORN.price}')).toBe('40.990\u00a0€ TVAC')
    expect(await fill('{BORN.price}', BUSINESS)).toBe('33.876,03\u00a0€ excl. btw')
  })

  test('of a part of the range is over all its cars', async () => {
    expect(await fill('{ELECTRIC.chargingTime.min} – {ELECTRIC.chargingTime.max}')).toMatch(
      /^2\d\u00a0min – 2\d\u00a0min$/,
    )
    const own = await Promise.all(
      ['FORMENTOR', 'FORMENTORVZ', 'TERRAMAR', 'LEON'].map((code) => fill(`{${code}.range}`)),
    )
    const ranges = own.map((text) => Number(text?.slice(0, 3)))
    expect(await fill('{HYBRID.range}')).toBe(`${Math.min(...ranges)}–${Math.max(...ranges)}\u00a0km`)
    expect(await fill('{CARS.seats.max}')).toBe('5')
  })

  test('in winter is what the calculator says of that day, below the official one', async () => {
    const [winter, official] = [await fill('{BORN.B170.winterRange}'), await fill('{BORN.B170.range}')]
    expect(winter).toBe('295\u00a0km')
    expect(official).toBe('428\u00a0km')
    expect(await fill('{LEON.winterRange}')).toBe('–')
  })

  test('over cars whose figures are not in one unit is none', async () => {
    deviate('configurations', ({ configurations }) => {
      const [{ wltp }] = configurations
      wltp.range = { value: 266, unit: 'mi' }
    })
    expect(await fill('{BORN.range}')).toBe('–')
    expect(await fill('{BORN.power}')).toBe('231–326\u00a0ch')
  })

  test('of a warranty is said in years, and is the one of the cars in stock', async () => {
    expect(await fill('{CARS.warranty}')).toBe('5\u00a0ans')
    expect(await fill('{TAVASCAN.warranty}', BUSINESS)).toBe('5\u00a0jaar')
    expect(12 * Number.parseInt((await fill('{CARS.warranty}')) ?? '', 10)).toBe(WARRANTY_MONTHS)
    expect(await fill('{BORN.batteryWarranty}, {BORN.batteryWarrantyDistance}, {BORN.batteryWarrantyCapacity}')).toBe(
      '8\u00a0ans, 160.000\u00a0km, 70\u00a0%',
    )
    expect(await fill('{ELECTRIC.batteryWarranty}')).toBe('8\u00a0ans')
  })

  test('stands wherever a text stands, and everything else stays as it was', async () => {
    const view = {
      page: { title: 'a', blocks: [{ body: [{ tag: 'p', children: ['{BORN.battery}', 3, null, true] }] }] },
    }
    const filled = await fillFigures(view, PRIVATE, words, createQueryClient())
    expect(filled.page.blocks[0]?.body[0]).toEqual({ tag: 'p', children: ['59–79\u00a0kWh', 3, null, true] })
    expect(filled.page.title).toBe('a')
  })

  test('costs a page without figures no call', async () => {
    const client = createQueryClient()
    const view = { page: { title: 'Rien' } }
    expect(await fillFigures(view, PRIVATE, words, client)).toBe(view)
    expect(client.getQueryCache().getAll()).toEqual([])
  })

  test('is a dash while the service does not answer, and the page is known to be wanting', async () => {
    server.use(http.all('*/v1/car-configurator/*', () => HttpResponse.error()))
    const client = createQueryClient()
    expect(await fill('Jusqu’à {BORN.range.max}.', PRIVATE, client)).toBe('Jusqu’à –.')
    expect(
      client
        .getQueryCache()
        .getAll()
        .some(({ state }) => isTransient(state.error)),
    ).toBe(true)
  })
})

test.each(MODELLED_CARLINES)('%s has a price, WLTP and the figures that every car has', async (carline) => {
  for (const figure of [
    'price',
    'wltp',
    'co2',
    'power',
    'torque',
    'acceleration',
    'topSpeed',
    'boot',
    'length',
    'seats',
  ]) {
    expect(await fill(`{${carline}.${figure}}`), figure).not.toBe('–')
  }
})

describe('the name of a figure', () => {
  test.each(FIGURE_NAMES)('%s is known', (figure) => {
    expect(parseFigureName(`BORN.${figure}`)).toEqual({ carline: 'BORN', figure })
  })

  test.each(CAR_GROUPS)('may be over %s', (group) => {
    expect(parseFigureName(`${group}.boot.max`)).toEqual({ group, figure: 'boot', end: 'max' })
  })

  test.each(['BORN.B240Z.power', 'LEON.range.min', 'HYBRID.range', 'BORN.price'])(
    '%s is written as it is read',
    (name) => {
      const request = parseFigureName(name)
      expect(request && figureName(request)).toBe(name)
    },
  )

  test.each([
    'BORN',
    'BORN.',
    'BORN.speed',
    'ATECA.range',
    'LEONNEW.range',
    'BORN.range.most',
    'BORN.range.max.x',
    'born.range',
    'ELECTRIC.B170.range',
    'ELECTRIC.price',
    'CARS.wltp',
    'DIESEL.range',
  ])('%s is none', (name) => {
    expect(parseFigureName(name)).toBeUndefined()
  })
})
