import { CATALOGUE_VALIDITY } from '@demo/backend/catalogue/catalogue'
import { choices, configuration, configurations, modelsPrices, prices } from '@demo/backend/configurator/handlers'
import { startCar } from '@demo/backend/engine/car'
import { carId } from '@demo/backend/engine/configuration-id'
import { financialSimulationsModels, quotes } from '@demo/backend/finance/handlers'
import { vehicles } from '@demo/backend/stock/handlers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { VAT_RATES } from '@/domain/dated/vat'
import { plusDays } from '@/domain/plus-days'

/** A law raises VAT, a quarter after the newest rate began or from the catalogue of today on, whichever comes later. */
const rates = VAT_RATES as { from: string; percent: number; sources: string[] }[]
const newest = rates.at(-1) ?? { from: '', percent: 0 }
const lastDay = plusDays([newest.from, CATALOGUE_VALIDITY.from].toSorted().at(-1) ?? '', 90)
const raised = newest.percent + 4
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  rates.push({ from: plusDays(lastDay, 1), percent: raised, sources: ['test'] })
})
afterEach(() => {
  rates.pop()
  vi.useRealTimers()
})

const audience = { lang: 'fr', sales_type: 'B2B' } as const

/** Every amount of an answer, wherever it stands. */
function amountsIn(value: unknown): { incl: number; excl: number; vat_rate: number }[] {
  if (typeof value !== 'object' || value === null) return []
  if ('vat_rate' in value) return [value as { incl: number; excl: number; vat_rate: number }]
  return Object.values(value).flatMap(amountsIn)
}

function answersOn(day: string) {
  vi.setSystemTime(`${day}T12:00:00Z`)
  const id = carId(startCar('BORN'))
  const [first] = vehicles({ ...audience, limit: 1 }).vehicles
  return {
    modelsPrices: modelsPrices(audience),
    configurations: configurations({ ...audience, carline_code: 'BORN' }),
    configuration: configuration({ ...audience, id }),
    choices: choices(id, audience),
    prices: prices({ ...audience, id }),
    priceList: prices(audience),
    quotes: quotes({ ...audience, id, product_code: 'ol' }),
    simulations: financialSimulationsModels({ ...audience, product_code: 'ol' }),
    stock: vehicles({ ...audience, include: ['facets'] }),
    vehicle: vehicles({ ...audience, commission_id: first?.commission_id ?? '' }),
  }
}

it.each([
  [lastDay, newest.percent],
  [plusDays(lastDay, 1), raised],
])('on %s every amount of every call has %i per cent of VAT in it, and no other', (day, rate) => {
  for (const [call, answer] of Object.entries(answersOn(day))) {
    const amounts = amountsIn(answer)
    expect(amounts.length, call).toBeGreaterThan(0)
    for (const { incl, excl, vat_rate } of amounts) {
      expect(vat_rate, call).toBe(rate)
      // A sum is that of its rounded parts: a cent for each of them.
      expect(Math.abs(excl * (1 + rate / 100) - incl), `${call}: ${incl}`).toBeLessThan(0.3)
    }
  }
})
