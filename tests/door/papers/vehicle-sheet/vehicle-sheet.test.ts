import { DEFAULT_FLAGS } from '@demo/backend/flags/default-flags'
import { deviate } from '@tests/data/deviant-service'
import { server } from '@tests/msw/server'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import type { StockVehicleDetail } from '@/contract/stock'
import { getQuotes } from '@/data/configurator/calls'
import { searchStockVehicles } from '@/data/stock/calls'
import type { Language } from '@/domain/language'
import type { SalesType } from '@/domain/sales-type'
import { answerVehicleSheet } from '@/door/papers/vehicle-sheet/answer.server'
import { offerReduction } from '@/features/stock/card/reduction'
import { amountFor, formatDate, formatEuro } from '@/i18n/format'
import { buildPath } from '@/routing/build-path'
import { plain, readPdf } from '../quote/read-pdf'

const by = { signal: new AbortController().signal }
const euro = (amount: number) => plain(formatEuro(amount, 'nl', { decimals: 2 }))

/** The reduced car with most options among the first ones. */
async function reducedCar(language: Language, sales_type: SalesType): Promise<StockVehicleDetail> {
  const named = { lang: language, sales_type }
  const { vehicles } = await searchStockVehicles({ ...named, criteria: { promotion: true }, limit: 50 })
  const [car] = vehicles.toSorted((a, b) => (b.options ?? []).length - (a.options ?? []).length)
  const { detail } = await searchStockVehicles({ ...named, commission_id: car?.commission_id ?? '' })
  if (!detail) throw new Error('The stock has a reduced car')
  return detail
}

const ask = (language: Language, sales_type: SalesType, car: Partial<StockVehicleDetail>) =>
  answerVehicleSheet(
    { lang: language, sales_type, carline_code: car.carline_code, commission_id: car.commission_id },
    by,
  )

async function sheetOf(language: Language, sales_type: SalesType, car: StockVehicleDetail) {
  const answer = await ask(language, sales_type, car)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  return readPdf(new Uint8Array(await answer.arrayBuffer()))
}

describe.each([
  ['fr', 'B2C'],
  ['fr', 'B2B'],
  ['nl', 'B2C'],
  ['nl', 'B2B'],
] as const)('the sheet of a car in %s for %s', (language, sales_type) => {
  it('has its number, equipment, technical data and dealer, and each price to the cent', async () => {
    const car = await reducedCar(language, sales_type)
    const { text, info } = await sheetOf(language, sales_type, car)
    expect(info).toMatchObject({ Title: expect.stringContaining(car.commission_id) })
    const words = [
      car.title,
      car.exterior.name,
      car.wheels.name,
      car.dealer.name,
      car.dealer.phone,
      ...(car.options ?? []).map(({ title }) => title),
      ...car.equipment_standard.map(({ title }) => title),
      ...car.technical.flatMap(({ rows }) => rows.map(({ label }) => label)),
    ]
    // A line may end within « usb-c-poorten ».
    const unwrapped = (line: string) => line.replaceAll(/(?<=\S-) /g, '')
    for (const word of words) expect(unwrapped(text)).toContain(unwrapped(plain(word)))
    const reduction = offerReduction(car)
    if (!reduction) throw new Error('The car is reduced')
    for (const money of [car.price_list, car.price_offer, reduction.reference]) {
      expect(text).toContain(euro(amountFor(money, sales_type)))
    }
    expect(text).toContain(plain(formatDate(reduction.valid_to, language)))
  })

  it('has what each product costs a month, as the service says it of this very car', async () => {
    const car = await reducedCar(language, sales_type)
    const { text } = await sheetOf(language, sales_type, car)
    const { offers } = await getQuotes({ lang: language, sales_type, commission_id: car.commission_id })
    const shown = offers.filter(({ monthly }) => text.includes(euro(amountFor(monthly, sales_type))))
    expect(shown.length).toBeGreaterThan(1)
    const credit = shown.find(({ product_code }) => product_code === 'ac')
    if (credit) expect(text).toContain(plain(credit.representative?.warning ?? 'a warning'))
  })
})

describe('the sheet of a car', () => {
  it('says nothing of a warranty of no month', async () => {
    const car = await reducedCar('fr', 'B2C')
    expect((await sheetOf('fr', 'B2C', car)).text).toMatch(/Garantie de \d+/)
    deviate('stock-vehicles', ({ detail }) => Object.assign(detail, { warranty_months: 0 }))
    expect((await sheetOf('fr', 'B2C', car)).text).not.toMatch(/Garantie de \d+/)
  })

  it('says that amounts by month are missing where the service cannot be asked for them', async () => {
    const car = await reducedCar('fr', 'B2C')
    server.use(http.get('*/v1/car-configurator/quotes', () => new HttpResponse(null, { status: 503 })))
    const { text } = await sheetOf('fr', 'B2C', car)
    expect(text).toContain('n’ont pas pu être calculés')
    expect(text).toContain(euro(car.price_offer.incl))
  })

  it('has no amount by month for a business while STOCK_FINANCING_B2B is off', async () => {
    const car = await reducedCar('nl', 'B2B')
    server.use(
      http.get('*/v1/feature-flags', () => HttpResponse.json({ ...DEFAULT_FLAGS, STOCK_FINANCING_B2B: false })),
    )
    expect((await sheetOf('nl', 'B2B', car)).text).not.toContain('per maand')
  })

  it.each(['sold', 'the service is down'])('leads to the page of the car: %s', async (trouble) => {
    const status = trouble === 'sold' ? 410 : 503
    const car = await reducedCar('nl', 'B2C')
    server.use(http.post('*/v1/stocks/vehicles', () => new HttpResponse(null, { status })))
    const answer = await ask('nl', 'B2C', car)
    const params = { modelName: 'FORMENTOR', commissionId: car.commission_id } as const
    const page = buildPath(
      'stock.vehicle',
      { ...params, modelName: car.carline_code as 'FORMENTOR' },
      { language: 'nl', salesType: 'B2C' },
    )
    expect([answer.status, answer.headers.get('location')]).toEqual([303, page])
  })

  it.each([
    { carline_code: 'FORMENTOR', commission_id: '../..' },
    { carline_code: 'GOLF', commission_id: 'B00001' },
    {},
  ] as Partial<StockVehicleDetail>[])('leads to the stock where the address names no car: %o', async (car) => {
    const answer = await ask('fr', 'B2C', car)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/fr/stock'])
  })
})
