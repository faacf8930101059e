import { fixedClock } from '@demo/backend/clock'
import { parseId } from '@demo/backend/engine/configuration-id'
import { toAmount } from '@demo/backend/engine/price'
import { carMonthly } from '@demo/backend/finance/card-monthly'
import { type Bitset, membersIn } from '@demo/backend/stock/bitset'
import { DEALERS } from '@demo/backend/stock/dealers'
import { buildAt, discountPercent, priceAmount, type StockIndex } from '@demo/backend/stock/stock-index'
import { describe, expect, it } from 'vitest'
import { SALES_TYPES } from '@/domain/sales-type'
import type { FacetCode } from '@/domain/stock-facets'
import { PREMIUM, smallStock, TODAY } from './small-stock'

const formentor = 'formentor.v150m.2027a'
const born = 'born.b170.2027a.oxyw-w18a-clot'
const index = smallStock([
  { id: `${formentor}.petr-w17a-clot`, dealer: 'gent' },
  { id: `${formentor}.oxyw-w17a-clot-pkwi`, less: 2_000, dealer: 'liege', availability: 'arriving', weeks: [3, 6] },
  { id: born, less: 1_000, status: 'sold' },
  { id: born, less: 2_000, availability: 'inProduction', weeks: [8, 12] },
  { id: `${formentor}.petr-w17a-clot`, less: 1_000, status: 'reserved' },
])

const members = (set: Bitset) => [...membersIn(set)]
const valuesOf = (code: FacetCode, of: StockIndex = index) =>
  Object.fromEntries([...of.facets[code]].map(([id, { set }]) => [id, members(set)]))

describe('the index of a stock', () => {
  it('has for sale what is not sold, reserved cars too', () => {
    expect(members(index.live)).toEqual([0, 1, 3, 4])
    expect(members(index.free)).toEqual([0, 1, 3])
  })

  it('has on promotion what costs less than its list price', () => {
    expect(members(index.promotion)).toEqual([1, 2, 3, 4])
  })

  it('knows each vehicle by its carline, colour, dealer and availability', () => {
    expect(valuesOf('carline')).toEqual({ BORN: [2, 3], FORMENTOR: [0, 1, 4] })
    expect(valuesOf('color')).toEqual({ OXYW: [1, 2, 3], PETR: [0, 4] })
    expect(valuesOf('availability')).toEqual({
      in_stock: [0, 2],
      arriving: [1],
      in_production: [3],
      reserved: [4],
    })
    expect(valuesOf('dealer')).toMatchObject({ liege: [1], gent: [0, 2, 3, 4], arlon: [] })
    expect(valuesOf('version')).toEqual({ 'BORN.B170': [2, 3], 'FORMENTOR.V150M': [0, 1, 4] })
  })

  it('knows it by its equipment, a pack and what the pack brings alike, a service not', () => {
    expect(valuesOf('equipment')).toMatchObject({ PKWI: [1], HEAT: [1], WIND: [1] })
    const withService = smallStock([{ id: `${formentor}.oxyw-w17a-clot-srv5` }])
    expect(valuesOf('equipment', withService)).not.toHaveProperty('SRV5')
  })

  it('offers a value only when some vehicle has it, but every dealer and availability', () => {
    expect(Object.keys(valuesOf('fuel_type')).sort()).toEqual(['BENZINE', 'ELECTRIC'])
    expect(Object.keys(valuesOf('interior'))).toEqual(['CLOT'])
    expect(Object.keys(valuesOf('dealer'))).toEqual(DEALERS.map(({ id }) => id))
  })

  it('puts carlines in the order of their names, and versions and colours in that of the catalogue', () => {
    const many = smallStock([
      { id: 'terramar.t204q.2027a.oxyw-w18a-clot' },
      { id: 'formentor.v204q.2027a.petr-w18a-clot' },
      { id: `${formentor}.oxyw-w17a-clot` },
      { id: born },
    ])
    expect(Object.keys(valuesOf('carline', many))).toEqual(['BORN', 'FORMENTOR', 'TERRAMAR'])
    expect(Object.keys(valuesOf('version', many))).toEqual([
      'BORN.B170',
      'FORMENTOR.V150M',
      'FORMENTOR.V204Q',
      'TERRAMAR.T204Q',
    ])
    expect(Object.keys(valuesOf('color', many))).toEqual(['OXYW', 'PETR'])
  })

  it('names a carline, a version with its carline, and a dealer with its town', () => {
    const label = (code: FacetCode, id: string) => index.facets[code].get(id)?.label
    const { carline, version } = parseId(born).car
    expect(label('carline', 'BORN')).toEqual({ fr: carline.name, nl: carline.name })
    expect(label('version', 'BORN.B170')?.nl).toContain(version.title.nl)
    expect(label('version', 'BORN.B170')?.fr).toContain(carline.name)
    expect(label('dealer', 'gent')).toEqual({ fr: 'Petrol Motors Gent, Gand', nl: 'Petrol Motors Gent, Gent' })
    expect(label('equipment', 'PKWI')).toEqual(
      parseId(born).car.carline.items.find(({ code }) => code === 'PKWI')?.title,
    )
  })

  it('gives a colour and an interior the colour that they are shown in', () => {
    expect(index.facets.color.get('PETR')?.hex).toMatch(/^#[0-9a-f]{6}$/i)
    expect(index.facets.interior.get('CLOT')?.hex).toMatch(/^#[0-9a-f]{6}$/i)
    expect(index.facets.carline.get('BORN')).not.toHaveProperty('hex')
  })
})

describe('the Flemish premium', () => {
  it('is for an electric car of 40,000 € at most, after its reduction', () => {
    const list = (parseId(born).car.version.price ?? 0) / 100
    const at = (price: number) => ({ id: born, less: list - price })
    expect(list).toBeGreaterThan(40_000)
    const rows = [at(40_000), at(40_000.01), { id: `${formentor}.oxyw-w17a-clot`, less: 20_000 }]
    expect(members(smallStock(rows, PREMIUM).incentive)).toEqual([0])
  })

  it('is for no car since it ended', () => {
    expect(members(smallStock([{ id: born, less: 20_000 }]).incentive)).toEqual([])
  })
})

describe('the numbers of a vehicle', () => {
  const { ranges, stock } = index

  it('are its price and monthly amount as each audience reads them', () => {
    const offer = stock.offer[0] ?? 0
    expect(ranges.B2C.price[0]).toBe(offer / 100)
    expect(ranges.B2B.price[0]).toBe(buildAt(stock, 0).list.excl / 100)
    const { car } = buildAt(stock, 0)
    for (const salesType of SALES_TYPES) {
      const { amount } = carMonthly(car, { salesType, language: 'fr' }, fixedClock(TODAY))
      expect(ranges[salesType].monthly[0]).toBe(salesType === 'B2B' ? amount.excl : amount.incl)
    }
  })

  it('are its reduction, power, emissions, range and weeks', () => {
    const { car, wltp, list } = buildAt(stock, 3)
    expect(ranges.B2C.discount_percent[3]).toBe(discountPercent(list, toAmount(list.incl - 2_000_00)))
    expect(ranges.B2C.power[3]).toBe(car.version.engine.powerKw)
    expect([ranges.B2B.co2[3], ranges.B2B.co2[0]]).toEqual([0, buildAt(stock, 0).wltp.co2])
    expect([ranges.B2C.range_km[3], ranges.B2C.range_km[0]]).toEqual([wltp.range, Number.NaN])
    expect([...ranges.B2C.delivery_weeks]).toEqual([2, 6, 2, 12, 2])
  })

  it('count a reduction in tenths of a per cent of the lowest price of 30 days, never rounded up', () => {
    const percent = (lowest: number, offer: number) => discountPercent(toAmount(lowest), toAmount(offer))
    expect([percent(40_000_00, 38_000_00), percent(30_000_00, 28_900_00)]).toEqual([4.9, 3.6])
    expect([percent(38_000_00, 38_000_00), percent(37_000_00, 38_000_00)]).toEqual([0, 0])
    expect(discountPercent({ incl: 100, excl: 83 }, { incl: 90, excl: 74 })).toBe(10)
    expect(discountPercent({ incl: 100, excl: 83 }, { incl: 90, excl: 75 })).toBe(9.6)
  })

  it('keep the sum of the list price without VAT while there is no reduction', () => {
    const build = buildAt(stock, 1)
    expect(priceAmount(build, build.list.incl)).toBe(build.list)
    expect(priceAmount(build, 12_100)).toEqual({ incl: 12_100, excl: 10_000 })
  })
})

describe('the orders of a stock', () => {
  it('have what is reserved last, however cheap and however much reduced', () => {
    const one = smallStock([
      { id: born, less: 4_000, status: 'reserved' },
      { id: born },
      { id: born, less: 1_000, status: 'reserved' },
      { id: born, less: 500 },
    ])
    expect([...one.orders.B2C.PRICE_ASC]).toEqual([3, 1, 0, 2])
    expect([...one.orders.B2B.PRICE_DESC]).toEqual([1, 3, 2, 0])
    expect([...one.orders.B2C.PROMOTIONS].slice(2)).toEqual([0, 2])
  })

  it('are from the cheapest and from the dearest, equals in the order of their numbers', () => {
    const twice = smallStock([{ id: born }, { id: born, less: 500 }, { id: born }, { id: born, less: 500 }])
    expect([...twice.orders.B2C.PRICE_ASC]).toEqual([1, 3, 0, 2])
    expect([...twice.orders.B2C.PRICE_DESC]).toEqual([0, 2, 1, 3])
  })

  it('are by the share that is reduced, then from the cheapest', () => {
    const reduced = smallStock([
      { id: born },
      { id: born, less: 2_000 },
      { id: `${formentor}.oxyw-w17a-clot` },
      { id: born, less: 4_000 },
    ])
    expect([...reduced.orders.B2C.PROMOTIONS]).toEqual([3, 1, 2, 0])
  })
})

it('a vehicle that is not there is a mistake', () => {
  expect(() => buildAt({ ...index.stock, builds: [] }, 0)).toThrow(new RangeError('no vehicle 0'))
})
