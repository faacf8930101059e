import { fixedClock } from '@demo/backend/clock'
import { configuration } from '@demo/backend/configurator/handlers'
import { parseId } from '@demo/backend/engine/configuration-id'
import { priceCar } from '@demo/backend/engine/price'
import { buildAt } from '@demo/backend/stock/stock-index'
import { foldedWire, type VehicleContext, vehicleDetailWire, vehicleWire } from '@demo/backend/stock/vehicle-wire'
import { describe, expect, it } from 'vitest'
import { placeOfZipcode } from '@/domain/places'
import { smallStock, TODAY } from './small-stock'

const formentor = 'formentor.v150m.2027a'
const packed = `${formentor}.petr-w18a-clot-pkwi-pano`
const rows = [
  { id: packed },
  { id: packed, less: 3_000, status: 'reserved' },
  { id: packed, less: 1_000, status: 'soon', availability: 'arriving', weeks: [3, 5] },
  { id: packed, status: 'soon', availability: 'inProduction', weeks: [8, 12] },
  { id: 'born.b170.2027a.oxyw-w18a-clot', dealer: 'arlon' },
  { id: packed, less: 3_000, lately: 1_000 },
] as const
const index = smallStock(rows)
const context: VehicleContext = { language: 'nl', salesType: 'B2C', today: TODAY }
const wire = (vehicle: number, more: Partial<VehicleContext> = {}) =>
  vehicleWire(index, vehicle, { ...context, ...more })
const list = priceCar(parseId(packed).car).total

describe('a vehicle on a card', () => {
  it('says what it is, in the language of its reader', () => {
    const { carline, version } = parseId(packed).car
    const paint = carline.items.find(({ code }) => code === 'PETR')
    expect(wire(0)).toMatchObject({
      commission_id: 'B1234567',
      carline_code: 'FORMENTOR',
      version: 'V150M',
      model_year: carline.modelYear,
      power_kw: version.engine.powerKw,
      exterior: { code: 'PETR', name: paint?.title.nl, hex: paint?.swatch?.hex },
      interior: { code: 'CLOT' },
      updated_at: TODAY,
    })
    expect(wire(0).title).toContain(carline.name)
    expect(wire(0, { language: 'fr' }).exterior.name).toBe(paint?.title.fr)
    expect(wire(0).pictures.map(({ view }) => view)).toEqual(['ext-f34'])
  })

  it('names its extras, the dearest first: no paint, no wheels, no interior and no service', () => {
    const { car } = parseId(`${packed}-srv5`)
    const asked = smallStock([{ id: `${packed}-srv5` }])
    const { options = [] } = vehicleWire(asked, 0, context)
    const price = (code: string) => priceCar(car).parts.find((part) => part.code === code)?.cents ?? Number.NaN
    expect(options.map(({ code }) => code).toSorted()).toEqual(['PANO', 'PKWI'])
    expect(price(options[0]?.code ?? '')).toBeGreaterThan(price(options[1]?.code ?? ''))
    expect(options.every(({ title }) => title.length > 0)).toBe(true)
  })

  it('shows its list price as what it costs, and no reduction where there is none', () => {
    const { price_list, price_offer, ...rest } = wire(0)
    expect([price_list.incl, price_offer.incl]).toEqual([list.incl / 100, list.incl / 100])
    expect(price_offer.excl).toBe(list.excl / 100)
    expect(rest).not.toHaveProperty('discount')
    expect(rest).not.toHaveProperty('lowest_30_days')
  })

  it('shows a reduction in both readings, with its share, its name and its last day', () => {
    const { discount, price_list, price_offer } = wire(1)
    expect(price_offer.incl).toBe(list.incl / 100 - 3_000)
    expect(discount).toMatchObject({
      amount: { incl: 3_000 },
      percent: Math.floor((3_000_00 / list.incl) * 1_000) / 10,
      label: 'Stockkorting',
      legal_key: 'stock-discount',
      valid_to: '2026-11-30',
    })
    expect(wire(1, { language: 'fr' }).discount?.label).toBe('Remise stock')
    expect(discount?.amount.excl).toBeCloseTo(price_list.excl - price_offer.excl, 2)
  })

  it('counts a reduction from the lowest price of 30 days, never from the list price', () => {
    expect(wire(1).lowest_30_days?.incl).toBe(list.incl / 100)
    const { discount, lowest_30_days } = wire(5)
    expect([lowest_30_days?.incl, discount?.amount.incl]).toEqual([list.incl / 100 - 1_000, 2_000])
    expect(discount?.percent).toBe(Math.floor((2_000_00 / (list.incl - 1_000_00)) * 1_000) / 10)
  })

  it('announces no reduction where the price was as low or lower lately', () => {
    for (const lately of [3_000, 4_000]) {
      const index = smallStock([{ id: packed, less: 3_000, lately }])
      const vehicle = vehicleWire(index, 0, context)
      expect(vehicle.price_offer.incl).toBe(list.incl / 100 - 3_000)
      expect(vehicle).not.toHaveProperty('discount')
      expect(vehicle).not.toHaveProperty('lowest_30_days')
      expect([index.promotion[0], index.ranges.B2C.discount_percent[0]]).toEqual([0, 0])
    }
  })

  it('says in what state it is', () => {
    expect([0, 1, 2].map((vehicle) => wire(vehicle).status)).toEqual(['available', 'reserved', 'available_soon'])
  })

  it('has a day of arrival, weeks from today, unless it stands there', () => {
    expect(wire(0).availability).toEqual({ kind: 'in_stock', weeks_min: 1, weeks_max: 2 })
    expect(wire(2).availability).toEqual({ kind: 'arriving', date: '2026-12-13', weeks_min: 3, weeks_max: 5 })
    expect(wire(3).availability).toMatchObject({ kind: 'in_production', date: '2027-01-17' })
  })

  it('stands with its dealer, as far away as the reader is', () => {
    expect(wire(4).dealer).toMatchObject({ id: 'arlon' })
    expect(wire(4).dealer).not.toHaveProperty('distance_km')
    expect(wire(4, { from: placeOfZipcode('6700') }).dealer.distance_km).toBe(0)
    expect(wire(0, { from: placeOfZipcode('6700') }).dealer.distance_km).toBeGreaterThan(100)
  })

  it('costs a month what its own price gives, to this audience', () => {
    expect(wire(1).monthly?.amount.incl).toBeLessThan(wire(0).monthly?.amount.incl ?? 0)
    expect([wire(0).monthly?.product_code, wire(0, { salesType: 'B2B' }).monthly?.product_code]).toEqual(['pl', 'ol'])
  })
})

describe('a whole vehicle', () => {
  const detail = vehicleDetailWire(index, 0, context)

  it('lists what was chosen at its price and what a pack brings at nothing, what is standard apart', () => {
    const prices = Object.fromEntries((detail.options ?? []).map(({ code, price }) => [code, price.incl]))
    expect(prices).toMatchObject({ PETR: 890, CLOT: 0, PANO: 1_250, HEAT: 0, WIND: 0 })
    expect(prices.PKWI).toBeGreaterThan(0)
    const equipped = vehicleDetailWire(smallStock([{ id: 'formentor.v150d.2027a.oxyw-w17a-clot' }]), 0, context)
    expect(equipped.options?.map(({ code }) => code)).not.toContain('CAMR')
  })

  it('lists a part of the price that is no item, such as a fee, where its kind belongs to the options', () => {
    const stock = smallStock([{ id: packed }])
    const build = buildAt(stock.stock, 0)
    const fee = { code: 'FEE', title: { fr: 'Frais', nl: 'Kosten' }, cents: 120_00 }
    Object.assign(build, {
      besides: [
        { ...fee, kind: 'service' },
        { ...fee, kind: 'delivery' },
      ],
    })
    const fees = vehicleDetailWire(stock, 0, context).options?.filter(({ code }) => code === 'FEE')
    expect(fees).toMatchObject([{ title: 'Kosten', price: { incl: 120 } }])
  })

  it('lists all that it has without extra cost: what comes with its version, and with those that it builds on', () => {
    const standardOn = (id: string) => vehicleDetailWire(smallStock([{ id }]), 0, context).equipment_standard
    const core = standardOn('formentor.v150m.2027a.oxyw-w17a-clot').map(({ code }) => code)
    const tech = standardOn('formentor.v204q.2027a.oxyw-w18a-micr').map(({ code }) => code)
    expect(core).toContain('ECAL')
    expect(core).not.toContain('BLIS')
    expect(tech).toEqual(expect.arrayContaining([...core, 'BLIS', 'CAMR']))
    expect(new Set(tech).size).toBe(tech.length)
    expect(standardOn('formentor.v150d.2027a.oxyw-w17a-clot')).toContainEqual({
      code: 'CAMR',
      title: 'Achteruitrijcamera',
    })
  })

  it('says what the same car costs and takes when it is ordered anew today', () => {
    const { cupra_code, new_build } = detail
    const query = { lang: context.language, sales_type: context.salesType, cupra_code } as const
    const ordered = configuration(query, { clock: fixedClock(context.today) })
    expect(new_build).toEqual({
      price: ordered.price.total,
      weeks_min: ordered.delivery?.weeks_min,
      weeks_max: ordered.delivery?.weeks_max,
    })
  })

  it('has every picture, five years of warranty and its list price as the fiscal value', () => {
    expect(detail.pictures.length).toBeGreaterThan(1)
    expect(detail.warranty_months).toBe(60)
    expect(vehicleDetailWire(index, 1, context).catalog_value).toEqual(wire(1).price_list)
  })
})

it('a vehicle whose dealer is not there is a mistake', () => {
  const stock = { ...index.stock, dealer: Uint8Array.from(rows, () => 200) }
  expect(() => vehicleWire({ ...index, stock }, 0, context)).toThrow(new RangeError('no dealer 200'))
})

describe('cars that differ in paint, dealer, delivery and price alone', () => {
  const other = packed.replace('petr', 'oxyw')
  const alike = smallStock([
    { id: packed, less: 1_000 },
    { id: other, less: 2_500, dealer: 'arlon', status: 'reserved' },
    { id: packed, less: 2_000, availability: 'arriving', status: 'soon', weeks: [3, 5], dealer: 'arlon' },
    ...Array.from({ length: 8 }, () => ({ id: packed })),
  ])
  const folded = (members: readonly number[], more: Partial<VehicleContext> = {}) =>
    foldedWire(alike, members, { ...context, ...more })

  it('are told together: how many, in which paints, with how many dealers, and from what price', () => {
    const { count, colors, dealers, from_price } = folded([0, 1, 2])
    expect([count, dealers]).toEqual([3, 2])
    expect(colors.map(({ code }) => code)).toEqual(['PETR', 'OXYW'])
    // The second is the cheapest, and somebody else's.
    expect(from_price).toEqual(vehicleWire(alike, 2, context).price_offer)
    expect(folded([0, 1]).from_price).toEqual(vehicleWire(alike, 0, context).price_offer)
    expect(folded([1]).from_price).toEqual(vehicleWire(alike, 1, context).price_offer)
    expect(folded([2, 0]).from_price).toEqual(vehicleWire(alike, 2, context).price_offer)
    expect(folded([0, 3]).from_price).toEqual(vehicleWire(alike, 0, context).price_offer)
  })

  it('are told one by one after the first, as their cards say', () => {
    const card = vehicleWire(alike, 2, context)
    expect(folded([0, 1, 2]).others).toEqual([
      {
        commission_id: vehicleWire(alike, 1, context).commission_id,
        exterior: vehicleWire(alike, 1, context).exterior,
        price_offer: vehicleWire(alike, 1, context).price_offer,
        availability: { kind: 'in_stock', weeks_min: 1, weeks_max: 2 },
        status: 'reserved',
        dealer: { name: card.dealer.name, city: 'Aarlen' },
      },
      {
        commission_id: card.commission_id,
        exterior: card.exterior,
        price_offer: card.price_offer,
        availability: { kind: 'arriving', date: '2026-12-13', weeks_min: 3, weeks_max: 5 },
        status: 'available_soon',
        dealer: { name: card.dealer.name, city: 'Aarlen' },
      },
    ])
  })

  it('are told up to eight, with their distance where one is counted from', () => {
    const from = placeOfZipcode('6700')
    const { count, others } = folded([...Array(11).keys()], { from })
    expect([count, others.length]).toEqual([11, 8])
    expect(others[0]?.dealer.distance_km).toBe(vehicleWire(alike, 1, { ...context, from }).dealer.distance_km)
  })
})
