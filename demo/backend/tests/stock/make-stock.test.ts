import { fixedClock } from '@demo/backend/clock'
import { DEALERS } from '@demo/backend/stock/dealers'
import { AVAILABILITY, makeStock, STATUS } from '@demo/backend/stock/make-stock'
import { stockIndex, stockVersion } from '@demo/backend/stock/stock'
import { describe, expect, it } from 'vitest'
import { MODELLED_CARLINES } from '@/domain/carline'

const SIZE = 400
const stock = makeStock(SIZE)
const vehicles = Array.from({ length: SIZE }, (_, vehicle) => ({
  list: stock.builds[stock.buildIndexes[vehicle] ?? -1]?.list.incl ?? Number.NaN,
  carline: stock.builds[stock.buildIndexes[vehicle] ?? -1]?.car.carline.code,
  offer: stock.offer[vehicle] ?? Number.NaN,
  lowest: stock.lowest[vehicle] ?? Number.NaN,
  status: stock.status[vehicle],
  availability: stock.availability[vehicle],
  weeksMin: stock.weeksMin[vehicle] ?? Number.NaN,
  weeksMax: stock.weeksMax[vehicle] ?? Number.NaN,
  dealer: stock.dealer[vehicle] ?? Number.NaN,
}))
type Vehicle = (typeof vehicles)[number]

/** How many of a hundred vehicles are such. */
const share = (isSuch: (vehicle: Vehicle) => boolean, among = vehicles) =>
  (100 * among.filter(isSuch).length) / among.length

describe('a stock that is made', () => {
  it('shares its builds: seven for ten vehicles, each of them used', () => {
    expect([stock.size, stock.builds.length]).toEqual([SIZE, 280])
    expect(makeStock(7).builds.length).toBe(5)
    expect(new Set(stock.buildIndexes).size).toBe(280)
  })

  it('has most of what sells most', () => {
    const count = (code: string) => share(({ carline }) => carline === code)
    for (const code of MODELLED_CARLINES) expect(count(code)).toBeGreaterThan(3)
    expect(count('FORMENTOR')).toBeGreaterThan(2 * count('RAVAL'))
    expect(count('FORMENTOR')).toBeGreaterThan(2 * count('FORMENTORVZ'))
  })

  it('has builds of few clicks and of many', () => {
    const extras = stock.builds.map(({ car }) => car.chosen.length - 3)
    expect(Math.min(...extras)).toBe(0)
    expect(Math.max(...extras)).toBeGreaterThan(5)
    expect(Math.max(...extras)).toBeLessThanOrEqual(11)
  })

  it('reduces two vehicles in five, by 3 to 15 per cent, to a whole ten euro', () => {
    const reduced = vehicles.filter(({ list, offer }) => offer !== list)
    expect((100 * reduced.length) / SIZE).toBeGreaterThan(33)
    expect((100 * reduced.length) / SIZE).toBeLessThan(47)
    for (const { list, offer } of reduced) {
      const percent = (100 * (list - offer)) / list
      expect([offer % 10_00, Math.abs(percent - Math.round(percent)) < 0.05]).toEqual([0, true])
      expect(Math.round(percent)).toBeGreaterThanOrEqual(3)
      expect(Math.round(percent)).toBeLessThanOrEqual(15)
    }
    expect(new Set(reduced.map(({ list, offer }) => Math.round((100 * (list - offer)) / list))).size).toBe(9)
  })

  it('has had one in seventeen of the reduced vehicles even lower in the 30 days before, and one in five on offer already', () => {
    const seen = { lower: 0, onOffer: 0, list: 0 }
    for (const [vehicle, { list, offer, lowest }] of vehicles.entries()) {
      if (offer === list) expect(lowest).toBe(list)
      else if (vehicle % 17 === 4) {
        expect(lowest).toBe(offer - 100_00)
        seen.lower += 1
      } else if (vehicle % 5 === 0) {
        // A third of the way down from the list price, to a whole ten euro.
        expect((list - lowest) % 10_00).toBe(0)
        expect(Math.abs((list - lowest) * 3 - (list - offer))).toBeLessThanOrEqual(15_00)
        seen.onOffer += 1
      } else {
        expect(lowest).toBe(list)
        seen.list += 1
      }
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0)
  })

  it('has vehicles with every dealer', () => {
    expect(new Set(stock.dealer)).toEqual(new Set(DEALERS.keys()))
  })

  it('has more than half of its vehicles there, a quarter on their way and a fifth being built', () => {
    const is = (availability: number) => share((vehicle) => vehicle.availability === availability)
    expect(Math.abs(is(AVAILABILITY.inStock) - 55)).toBeLessThan(8)
    expect(Math.abs(is(AVAILABILITY.arriving) - 25)).toBeLessThan(8)
    expect(Math.abs(is(AVAILABILITY.inProduction) - 20)).toBeLessThan(8)
  })

  it('has sold or reserved few of those that are there, and none of the others', () => {
    const there = vehicles.filter(({ availability }) => availability === AVAILABILITY.inStock)
    const of = (wanted: number) => share(({ status }) => status === wanted, there)
    for (const wanted of [STATUS.sold, STATUS.reserved]) {
      expect(of(wanted)).toBeGreaterThan(0)
      expect(of(wanted)).toBeLessThan(15)
    }
    expect(of(STATUS.available)).toBeGreaterThan(75)
    expect(of(STATUS.soon)).toBe(0)
    const others = vehicles.filter(({ availability }) => availability !== AVAILABILITY.inStock)
    expect(share(({ status }) => status === STATUS.soon, others)).toBe(100)
  })

  it.each([
    ['there', AVAILABILITY.inStock, 1, 1, 1],
    ['on its way', AVAILABILITY.arriving, 2, 7, 2],
    ['being built', AVAILABILITY.inProduction, 8, 17, 4],
  ])('that is %s: delivery takes the weeks of its kind', (_, wanted, soonest, latest, spread) => {
    const such = vehicles.filter(({ availability }) => availability === wanted)
    const weeks = such.map(({ weeksMin }) => weeksMin)
    expect([Math.min(...weeks), Math.max(...weeks)]).toEqual([soonest, latest])
    expect(new Set(such.map(({ weeksMin, weeksMax }) => weeksMax - weeksMin))).toEqual(new Set([spread]))
  })
})

describe('the stock of the process', () => {
  it('is indexed once a month, for rates change with a month at the earliest; its vehicles stay', () => {
    const [early, late] = [stockIndex(fixedClock('2026-11-02')), stockIndex(fixedClock('2026-11-30'))]
    expect(early).toBe(late)
    const next = stockIndex(fixedClock('2026-12-01'))
    expect(next).not.toBe(late)
    expect(next.stock).toBe(late.stock)
    // An editor who looks at another month takes nothing from visitors.
    expect(stockIndex(fixedClock('2026-11-30'))).toBe(early)
  })

  it('has a version that names the catalogue and the size', () => {
    expect(stockVersion(stockIndex())).toBe(`2027a-${stockIndex().stock.size}`)
  })
})
