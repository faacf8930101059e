import { fixedClock } from '@demo/backend/clock'
import { parseCode } from '@demo/backend/engine/cupra-code'
import { priceCar } from '@demo/backend/engine/price'
import { quotes } from '@demo/backend/finance/handlers'
import { ProblemError } from '@demo/backend/http/problem-error'
import { makeCommissionId } from '@demo/backend/stock/commission-id'
import { cupraCodeStock, filters, vehicles } from '@demo/backend/stock/handlers'
import { makeStock, STATUS } from '@demo/backend/stock/make-stock'
import { stockCount, stockIndex } from '@demo/backend/stock/stock'
import { buildAt } from '@demo/backend/stock/stock-index'
import { describe, expect, it } from 'vitest'
import { stockVehicleDetailSchema } from '@/contract/stock'
import { MODELLED_CARLINES } from '@/domain/carline'
import { allVehicles, search } from './sample'

const all = allVehicles()

const problemOf = (call: () => unknown) => {
  try {
    call()
  } catch (error) {
    if (error instanceof ProblemError) return error.code
    throw error
  }
  return undefined
}

describe('the stock', () => {
  it('is the same at every start', () => {
    const [first, second] = [makeStock(80), makeStock(80)]
    expect(first.offer).toEqual(second.offer)
    expect(first.builds.map(({ cupraCode }) => cupraCode)).toEqual(second.builds.map(({ cupraCode }) => cupraCode))
  })

  it('has every carline that is sold, and counts it as the search does', () => {
    for (const carline of MODELLED_CARLINES) {
      expect(stockCount(carline), carline).toBeGreaterThan(0)
      expect(stockCount(carline), carline).toBe(search({ criteria: { carline: [carline] }, limit: 0 }).total)
    }
    expect(stockCount('LEONNEW')).toBe(0)
  })

  it('holds only cars that can be built today, at the price of the catalogue', () => {
    for (const { cupra_code, price_list } of all) {
      const { car, replaced } = parseCode(cupra_code)
      expect(replaced).toEqual([])
      expect(price_list.incl * 100).toBeCloseTo(priceCar(car).totalCents, 0)
    }
  })

  it('counts every reduction from the lowest price of 30 days, and says that price beside it alone', () => {
    for (const { discount, lowest_30_days, price_list, price_offer } of all) {
      expect(lowest_30_days === undefined).toBe(discount === undefined)
      if (!discount || !lowest_30_days) continue
      expect(lowest_30_days.incl - price_offer.incl).toBeCloseTo(discount.amount.incl, 2)
      expect(lowest_30_days.excl - price_offer.excl).toBeCloseTo(discount.amount.excl, 2)
      expect(discount.percent).toBeGreaterThan(0)
      expect(discount.percent).toBeLessThanOrEqual((discount.amount.incl / lowest_30_days.incl) * 100)
      expect(lowest_30_days.incl).toBeLessThanOrEqual(price_list.incl)
    }
    const reduced = all.filter(({ discount }) => discount)
    expect(reduced.some(({ lowest_30_days, price_list }) => lowest_30_days?.incl !== price_list.incl)).toBe(true)
    expect(all.some(({ discount, price_list, price_offer }) => !discount && price_offer.incl < price_list.incl)).toBe(
      true,
    )
  })

  it('gives a day of arrival to every car that is not there yet', () => {
    for (const { availability, status } of all) {
      expect(availability.date !== undefined).toBe(availability.kind !== 'in_stock')
      expect(status === 'available_soon').toBe(availability.kind !== 'in_stock')
      expect(availability.weeks_min).toBeLessThanOrEqual(availability.weeks_max)
    }
  })

  it('follows the day: arrivals move, vehicles stay', () => {
    const on = (day: string) =>
      vehicles({ lang: 'fr', sales_type: 'B2C', criteria: { availability: ['arriving'] }, limit: 1 }, fixedClock(day))
        .vehicles[0]
    const [autumn, spring] = [on('2026-11-02'), on('2027-03-30')]
    expect(autumn?.commission_id).toBe(spring?.commission_id)
    expect(spring?.availability.date).toMatch(/^2027-0[4-6]/)
  })
})

describe('one vehicle', () => {
  const [car] = all

  it('comes with its whole detail', () => {
    const { total, detail, vehicles: list } = search({ commission_id: car?.commission_id })
    expect([total, list.length]).toEqual([1, 1])
    expect(stockVehicleDetailSchema.parse(detail)).toEqual(detail)
    expect(detail?.commission_id).toBe(car?.commission_id)
    expect(detail?.catalog_value).toEqual(detail?.price_list)
  })

  it('lists options whose prices, with the version’s, are its list price', () => {
    for (const { commission_id, cupra_code } of all.slice(0, 50)) {
      const { detail } = search({ commission_id })
      const options = detail?.options?.reduce((sum, { price }) => sum + price.incl, 0) ?? 0
      const { version } = parseCode(cupra_code).car
      expect(version.price / 100 + options).toBeCloseTo(detail?.price_list.incl ?? 0, 2)
    }
  })

  it('that is sold is vehicle_sold; a number that nobody has is unknown_vehicle', () => {
    const { stock } = stockIndex()
    const sold = stock.status.indexOf(STATUS.sold)
    expect(problemOf(() => search({ commission_id: makeCommissionId(sold) }))).toBe('vehicle_sold')
    for (const id of [makeCommissionId(stock.size), 'B9999999', 'ZZZZZZ', 'B123456']) {
      expect(
        problemOf(() => search({ commission_id: id })),
        id,
      ).toBe('unknown_vehicle')
    }
  })

  it('is quoted at what it costs today', () => {
    const reduced = all.find(({ discount }) => discount)
    const { offers, document } = quotes({ lang: 'fr', sales_type: 'B2C', commission_id: reduced?.commission_id })
    expect(offers.map(({ cash_price }) => cash_price.incl)).toEqual(offers.map(() => reduced?.price_offer.incl))
    expect(document.cupra_code).toBe(reduced?.cupra_code)
  })

  it('shows the monthly amount that its quote gives', () => {
    const quote = quotes({ lang: 'fr', sales_type: 'B2C', commission_id: car?.commission_id, product_code: 'pl' })
    expect(quote.offers[0]?.monthly).toEqual(car?.monthly?.amount)
  })
})

describe('cars in stock like a build', () => {
  const wanted = all.find(({ status }) => status === 'available')
  const twins = cupraCodeStock({ lang: 'fr', sales_type: 'B2C', cupra_code: wanted?.cupra_code ?? '', limit: 24 })

  it('are exact when they are the same build, and close when they are of its carline', () => {
    expect(twins.exact.map(({ cupra_code }) => cupra_code)).toEqual(twins.exact.map(() => wanted?.cupra_code))
    expect(twins.exact.length).toBeGreaterThan(0)
    for (const { vehicle } of twins.close) expect(vehicle.carline_code).toBe(wanted?.carline_code)
  })

  it('are counted whole, and shown as many as are asked for: six of either kind where nothing is said', () => {
    const asked = { lang: 'fr', sales_type: 'B2C', cupra_code: wanted?.cupra_code ?? '' } as const
    const [one, usual] = [cupraCodeStock({ ...asked, limit: 1 }), cupraCodeStock(asked)]
    expect(twins.close.length).toBeGreaterThan(6)
    expect([one.exact.length, one.close.length]).toEqual([1, 1])
    expect([usual.exact, usual.close]).toEqual([twins.exact.slice(0, 6), twins.close.slice(0, 6)])
    for (const { total, exact_total } of [one, usual])
      expect([total, exact_total]).toEqual([twins.total, twins.exact_total])
    expect(twins.total).toBeGreaterThanOrEqual((twins.exact_total ?? Number.NaN) + twins.close.length)
  })

  it('that are close say what is alike as well, of the five that are weighed', () => {
    const weighed = ['version', 'exterior', 'wheels', 'interior', 'options']
    expect(twins.close.some(({ same }) => same.length > 0)).toBe(true)
    for (const { same } of twins.close) expect(weighed).toEqual(expect.arrayContaining(same))
  })

  it('are never sold, whatever build they are of', () => {
    const { stock } = stockIndex()
    const sold = [...stock.status.keys()].filter((vehicle) => stock.status[vehicle] === STATUS.sold)
    expect(sold.length).toBeGreaterThan(0)
    for (const vehicle of sold) {
      const { cupraCode } = buildAt(stock, vehicle)
      const found = cupraCodeStock({ lang: 'fr', sales_type: 'B2C', cupra_code: cupraCode, limit: 24 })
      const offered = [...found.exact, ...found.close.map((twin) => twin.vehicle)]
      expect(offered.map(({ commission_id }) => commission_id)).not.toContain(makeCommissionId(vehicle))
    }
  })

  it('are not reserved by another buyer', () => {
    expect(all.some(({ status }) => status === 'reserved')).toBe(true)
    const offered = [...twins.exact, ...twins.close.map(({ vehicle }) => vehicle)]
    expect(offered.length).toBeGreaterThan(0)
    expect(offered.filter(({ status }) => status === 'reserved')).toEqual([])
  })

  it('that are close say what differs, the likest first', () => {
    const scores = twins.close.map(({ score }) => score)
    expect(scores).toEqual([...scores].sort((a, b) => (b ?? 0) - (a ?? 0)))
    for (const { different, score } of twins.close) {
      expect(different.length).toBeGreaterThan(0)
      expect(score).toBeLessThan(1)
      expect(score).toBeGreaterThanOrEqual(0.5)
    }
  })

  it('differ in price by the sum of their differences', () => {
    for (const { vehicle, different } of twins.close) {
      const sum = different.reduce((total, { price_delta }) => total + price_delta.incl, 0)
      const services = ({ cupra_code }: { cupra_code: string }) => {
        const { car } = parseCode(cupra_code)
        return priceCar(car).parts.reduce((total, { kind, cents }) => total + (kind === 'service' ? cents : 0), 0) / 100
      }
      const delta =
        vehicle.price_list.incl - services(vehicle) - (wanted ? wanted.price_list.incl - services(wanted) : 0)
      expect(sum).toBeCloseTo(delta, 2)
    }
  })

  it('are the nearest first among equals when a place is given', () => {
    const { exact } = cupraCodeStock({
      lang: 'fr',
      sales_type: 'B2C',
      cupra_code: wanted?.cupra_code ?? '',
      zipcode: '9000',
    })
    const distances = exact.map(({ dealer }) => dealer.distance_km ?? -1)
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
    expect(distances[0]).toBeGreaterThanOrEqual(0)
  })

  it('of a car of the stock are the closest to it, whether it is sold, reserved or free', () => {
    const all = allVehicles('B2C')
    const onSale = new Set(all.map(({ commission_id }) => commission_id))
    const sold = Array.from({ length: 600 }, (_, at) => makeCommissionId(at)).filter((id) => !onSale.has(id))
    const reserved = all.filter(({ status }) => status === 'reserved').map(({ commission_id }) => commission_id)
    expect(sold.length).toBeGreaterThan(5)
    for (const commission_id of [...sold.slice(0, 6), ...reserved.slice(0, 6)]) {
      const { total, exact, close } = cupraCodeStock({ lang: 'fr', sales_type: 'B2C', commission_id })
      const found = [...exact, ...close.map(({ vehicle }) => vehicle)]
      expect(found.length).toBeGreaterThan(0)
      expect(total).toBeGreaterThanOrEqual(found.length)
      for (const vehicle of found) {
        expect(['available', 'available_soon']).toContain(vehicle.status)
        expect(vehicle.commission_id).not.toBe(commission_id)
      }
    }
  })

  it('need a build or a car, and one that exists', () => {
    const audience = { lang: 'fr', sales_type: 'B2C' } as const
    expect(() => cupraCodeStock(audience)).toThrow('invalid_parameter')
    expect(() => cupraCodeStock({ ...audience, commission_id: 'B9999998' })).toThrow('unknown_vehicle')
  })

  it('of a code that is none are unknown_code', () => {
    expect(problemOf(() => cupraCodeStock({ lang: 'fr', sales_type: 'B2C', cupra_code: '00000000' }))).toBe(
      'unknown_code',
    )
  })
})

describe('the filters in an address', () => {
  it('mean what the criteria of a body mean', () => {
    const fromAddress = filters({
      lang: 'nl',
      sales_type: 'B2B',
      carline: 'BORN,LEON',
      equipment: 'PKWI',
      price_max: 45_000,
      power_min: 100,
      promotion: 'true',
    })
    const fromBody = search(
      {
        criteria: {
          carline: ['BORN', 'LEON'],
          equipment: ['PKWI'],
          price: { max: 45_000 },
          power: { min: 100 },
          promotion: true,
        },
        limit: 0,
        include: ['facets'],
      },
      'B2B',
    )
    expect(fromAddress.total).toBe(fromBody.total)
    expect(fromAddress.total).toBeGreaterThan(0)
    expect(fromAddress.facets).toEqual(fromBody.facets)
    const chosen = fromAddress.facets.flatMap(({ values = [] }) => values.filter(({ selected }) => selected))
    expect(chosen.map(({ id }) => id).sort()).toEqual(['BORN', 'LEON', 'PKWI'])
  })
})

describe('a few cars by their numbers', () => {
  const { stock } = stockIndex(fixedClock('2026-06-01'))
  const sold = stock.status.indexOf(STATUS.sold)
  const [one, two] = all

  it('come whole and in the order asked, each once, without those that are sold or unknown', () => {
    const ids = [two, one, two].map((vehicle) => vehicle?.commission_id ?? '')
    const {
      details = [],
      vehicles: cards,
      total,
    } = search({
      commission_ids: [...ids, makeCommissionId(sold), makeCommissionId(stock.size), 'B9999999', 'B0000000X'],
    })
    expect(details.map(({ commission_id }) => commission_id)).toEqual(ids.slice(0, 2))
    expect(cards.map(({ commission_id }) => commission_id)).toEqual(ids.slice(0, 2))
    expect(total).toBe(2)
    for (const detail of details) expect(() => stockVehicleDetailSchema.parse(detail)).not.toThrow()
  })
})
