import { catalogue } from '@demo/backend/catalogue/catalogue'
import { fixedClock } from '@demo/backend/clock'
import { orderableVersions, versionStart } from '@demo/backend/engine/car'
import { carId } from '@demo/backend/engine/configuration-id'
import { affordable } from '@demo/backend/finance/affordable'
import { cardMonthlyCents } from '@demo/backend/finance/card-monthly'
import { financialSimulationsModels, quotes } from '@demo/backend/finance/handlers'
import { membersIn } from '@demo/backend/stock/bitset'
import { makeCommissionId } from '@demo/backend/stock/commission-id'
import { makeStock } from '@demo/backend/stock/make-stock'
import { stockIndex } from '@demo/backend/stock/stock'
import { buildAt, indexStock } from '@demo/backend/stock/stock-index'
import { describe, expect, it } from 'vitest'
import { type SimulationsQuery, simulationsResponseSchema } from '@/contract/configurator'
import { OFFERED_PRODUCTS } from '@/domain/finance-terms'
import { SALES_TYPES, type SalesType } from '@/domain/sales-type'

const clock = fixedClock('2026-11-21')
const ask = (query: Partial<SimulationsQuery>) =>
  financialSimulationsModels({ lang: 'fr', sales_type: 'B2C', monthly_max: 550, ...query }, clock)

const reading = { B2C: 'incl', B2B: 'excl' } as const
const amounts = (answer: ReturnType<typeof ask>, salesType: SalesType, inStock: boolean) =>
  answer.simulations
    .filter(({ car }) => (car?.commission_id !== undefined) === inStock)
    .map(({ monthly }) => monthly[reading[salesType]])

/** The same question, answered car by car by another call. */
function quotedOneByOne({ product_code, ...query }: SimulationsQuery) {
  const { monthly_max: most = 0, ...terms } = query
  const asked = { ...terms, product_code }
  const monthly = (car: { id: string } | { commission_id: string }) => {
    const [offer] = quotes({ ...asked, ...car }, clock).offers
    return offer ? [offer.monthly[reading[query.sales_type]]] : []
  }
  const builds = [...catalogue.values()].flatMap((carline) =>
    orderableVersions(carline).flatMap((version) => monthly({ id: carId(versionStart(carline, version)) })),
  )
  const vehicles = [...membersIn(stockIndex(clock).free)].flatMap((vehicle) =>
    monthly({ commission_id: makeCommissionId(vehicle) }),
  )
  const within = (all: number[]) => all.filter((amount) => amount <= most)
  return { builds: within(builds), vehicles: within(vehicles), least: Math.min(...builds, ...vehicles) }
}

describe('a search by monthly amount', () => {
  it.each(
    SALES_TYPES.flatMap((sales_type) =>
      OFFERED_PRODUCTS[sales_type].map((product_code) => ({ sales_type, product_code })),
    ),
  )(
    'finds for $sales_type and $product_code what each quote says by itself, of what nobody has reserved',
    (audience) => {
      const query = { lang: 'fr', monthly_max: 500, duration: 48, mileage: 20_000, ...audience } as const
      const answer = ask(query)
      const byOne = quotedOneByOne(query)
      expect(simulationsResponseSchema.parse(answer)).toEqual(answer)
      expect(answer.search?.builds).toBe(byOne.builds.length)
      expect(answer.search?.vehicles).toBe(byOne.vehicles.length)
      expect(answer.search?.least?.[reading[audience.sales_type]]).toBe(byOne.least)
      expect(amounts(answer, audience.sales_type, false)[0]).toBe(
        byOne.builds.length ? Math.max(...byOne.builds) : undefined,
      )
      expect(amounts(answer, audience.sales_type, true)[0]).toBe(
        byOne.vehicles.length ? Math.max(...byOne.vehicles) : undefined,
      )
    },
  )

  it('names the closest first, builds before cars in stock, each version once and at most twelve of a kind', () => {
    const answer = ask({ monthly_max: 10_000 })
    for (const inStock of [false, true]) {
      const all = amounts(answer, 'B2C', inStock)
      expect(all).toHaveLength(12)
      expect(all).toEqual([...all].sort((a, b) => b - a))
      const versions = answer.simulations
        .filter(({ car }) => (car?.commission_id !== undefined) === inStock)
        .map(({ carline_code, car }) => `${carline_code} ${car?.version}`)
      expect(new Set(versions).size).toBe(versions.length)
    }
    expect(answer.simulations.slice(0, 12).every(({ car }) => car?.commission_id === undefined)).toBe(true)
  })

  it('counts the cars in stock of a version that a card stands for', () => {
    const answer = ask({ monthly_max: 10_000, carline_code: 'BORN' })
    const cards = answer.simulations.filter(({ car }) => car?.commission_id !== undefined)
    expect(cards.length).toBeGreaterThan(0)
    expect(cards.reduce((sum, { car }) => sum + (car?.count ?? 0), 0)).toBe(answer.search?.vehicles)
    expect(new Set(answer.simulations.map(({ carline_code }) => carline_code))).toEqual(new Set(['BORN']))
  })

  it('counts each of the cars that are built alike and cost the same, and names the first of them', () => {
    const index = indexStock(makeStock(20_000), clock.today())
    const { stock, free } = index
    const within = [...membersIn(free)].flatMap((vehicle) => {
      const { car, list } = buildAt(stock, vehicle)
      const priced = { carline: car.carline.code, listPrice: list.incl, cashPrice: stock.offer[vehicle] ?? 0 }
      const monthly = cardMonthlyCents(priced, 'B2C', clock.today())
      return monthly <= 450_00 ? [{ vehicle, version: `${car.carline.code} ${car.version.code}`, monthly }] : []
    })
    const { search, simulations } = affordable(
      { lang: 'fr', sales_type: 'B2C', product_code: 'pl', monthly_max: 450 },
      clock,
      index,
    )
    expect(search?.vehicles).toBe(within.length)
    const cards = simulations.filter(({ car }) => car?.commission_id !== undefined)
    expect(cards.length).toBeGreaterThan(3)
    for (const { carline_code, car, monthly } of cards) {
      const same = within.filter(({ version }) => version === `${carline_code} ${car?.version}`)
      expect(car?.count).toBe(same.length)
      const highest = Math.max(...same.map((one) => one.monthly))
      expect(monthly.incl).toBe(highest / 100)
      expect(car?.commission_id).toBe(makeCommissionId(same.find((one) => one.monthly === highest)?.vehicle ?? -1))
    }
  })

  it('takes the amount itself, and nothing above it', () => {
    const { search } = ask({ monthly_max: 1 })
    const least = search?.least?.incl ?? 0
    expect(search).toMatchObject({ builds: 0, vehicles: 0 })
    const at = ask({ monthly_max: least }).search
    expect((at?.builds ?? 0) + (at?.vehicles ?? 0)).toBeGreaterThan(0)
    expect(ask({ monthly_max: least - 0.01 }).simulations).toEqual([])
  })

  it('says why a term is not to be had, and until where a deposit goes', () => {
    const long = ask({ product_code: 'pl', duration: 96 })
    expect(long.simulations).toEqual([])
    expect(long.search?.refusal).toContain('de 24 à 60 mois')
    expect(long.search?.least).toBeUndefined()
    const { search } = ask({ product_code: 'pl' })
    const most = search?.deposit_max ?? 0
    expect(ask({ product_code: 'pl', deposit: most, monthly_max: 10_000 }).simulations.length).toBeGreaterThan(0)
    expect(ask({ product_code: 'pl', deposit: most + 500, monthly_max: 10_000 }).simulations).toEqual([])
    expect(search?.refusal).toBeUndefined()
  })

  it('takes a deposit below zero for none, and a product of the other buyer for the first one', () => {
    expect(ask({ deposit: -100 })).toEqual(ask({}))
    expect(ask({ product_code: 'ol' })).toEqual(ask({ product_code: 'ac' }))
  })
})

describe('everything that is paid for a lease', () => {
  it('is the sum of its rents for a business too, to the cent', () => {
    for (const [carline] of catalogue) {
      const { simulations } = financialSimulationsModels(
        { lang: 'fr', sales_type: 'B2B', carline_code: carline },
        clock,
      )
      for (const { monthly, total_paid, duration, residual, product_code } of simulations) {
        const last = product_code === 'ac' ? (residual?.amount.excl ?? 0) : 0
        expect(total_paid.excl).toBeCloseTo(monthly.excl * duration + last, 6)
      }
    }
  })
})
