import { fixedClock } from '@demo/backend/clock'
import { startCar } from '@demo/backend/engine/car'
import { carId } from '@demo/backend/engine/configuration-id'
import { carMonthly } from '@demo/backend/finance/card-monthly'
import { financialSimulationsModels, quotes } from '@demo/backend/finance/handlers'
import { ProblemError } from '@demo/backend/http/problem-error'
import { describe, expect, it } from 'vitest'
import { simulationsResponseSchema } from '@/contract/configurator'
import type { QuotesQuery } from '@/contract/configured-car'
import { carlinesOnSale } from '@/domain/carline'
import { SALES_TYPES } from '@/domain/sales-type'

const clock = fixedClock('2026-11-21')
const car = startCar('FORMENTOR')
const id = carId(car)

const quote = (query: Partial<QuotesQuery>) => quotes({ lang: 'fr', sales_type: 'B2C', id, ...query }, clock)

describe('the simulations of the models', () => {
  const simulate = (query: object) =>
    financialSimulationsModels({ lang: 'nl', sales_type: 'B2C', ...query }, clock).simulations

  it('hold every carline and every product of the audience', () => {
    const all = simulate({})
    expect(simulationsResponseSchema.parse({ simulations: all }).simulations).toEqual(all)
    expect(all).toHaveLength(carlinesOnSale().length * 3)
    expect(new Set(all.map(({ carline_code }) => carline_code))).toEqual(new Set(carlinesOnSale()))
  })

  it('narrow to a carline, a product, a duration and a mileage', () => {
    const [only, ...others] = simulate({ carline_code: 'BORN', product_code: 'pl', duration: 36, mileage: 20_000 })
    expect(others).toEqual([])
    expect(only).toMatchObject({ carline_code: 'BORN', product_code: 'pl', duration: 36, mileage: 20_000 })
  })

  it('leave out what is not offered', () => {
    expect(simulate({ product_code: 'fr' })).toEqual([])
    expect(simulate({ carline_code: 'BORN', duration: 96 }).map(({ product_code }) => product_code)).toEqual(['ac'])
  })

  it('of an announced carline are unknown_carline', () => {
    expect(() => simulate({ carline_code: 'LEONNEW' })).toThrow(ProblemError)
  })
})

it('the monthly amount of a card is that of the quote on its terms', () => {
  for (const salesType of SALES_TYPES) {
    const card = carMonthly(car, { salesType, language: 'fr' }, clock)
    const [offer] = quote({
      sales_type: salesType,
      product_code: card.product_code,
      duration: card.duration,
      ...(card.mileage && { mileage: card.mileage }),
    }).offers
    expect(card.amount).toEqual(offer?.monthly)
  }
})
