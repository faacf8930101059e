import { type FinancedCar, findRefusal, maxDeposit, simulate, type Wish } from '@demo/backend/finance/simulate'
import { PRODUCTS } from '@demo/backend/finance/terms'
import { describe, expect, it } from 'vitest'
import { DURATIONS, MILEAGES, PRODUCT_CODES } from '@/domain/finance-terms'

const car: FinancedCar = { carline: 'FORMENTOR', listPrice: 42_000_00, cashPrice: 40_000_00 }
const wish = (some: Partial<Wish>): Wish => ({ product: 'ac', months: 48, kmPerYear: 15_000, deposit: 0, ...some })
const day = '2026-11-15'

describe('a simulation', () => {
  it('costs less a month the longer it runs, on every product and mileage', () => {
    for (const product of PRODUCT_CODES) {
      for (const kmPerYear of MILEAGES) {
        const amounts = DURATIONS.map((months) => wish({ product, kmPerYear, months }))
          .filter((one) => !findRefusal(car, one, day))
          .map((one) => simulate(car, one, day).monthly)
        expect(amounts.length).toBeGreaterThan(1)
        expect(amounts).toEqual([...amounts].sort((a, b) => b - a))
      }
    }
  })

  it('costs less a month with a deposit and more with kilometres', () => {
    const plain = simulate(car, wish({ product: 'pl' }), day).monthly
    expect(simulate(car, wish({ product: 'pl', deposit: 3_000_00 }), day).monthly).toBeLessThan(plain)
    expect(simulate(car, wish({ product: 'pl', kmPerYear: 25_000 }), day).monthly).toBeGreaterThan(plain)
  })

  it('ends a credit over 96 months without a last payment, and a shorter one with it', () => {
    expect(simulate(car, wish({ months: 96 }), day).last).toBeUndefined()
    expect(simulate(car, wish({ months: 48 }), day).last).toEqual({ amount: 12_000_00, percent: 30 })
  })

  it('asks for a share of the cash price as the last payment of a credit, whatever the deposit', () => {
    for (const deposit of [0, 8_000_00, maxDeposit('ac', car.cashPrice)]) {
      expect(simulate(car, wish({ deposit }), day).last).toEqual({ amount: 12_000_00, percent: 30 })
    }
  })

  it('never asks for a last payment above the credit', () => {
    expect(simulate(car, wish({ deposit: 30_000_00 }), day).last).toEqual({ amount: 10_000_00, percent: 25 })
  })

  it('expects a lessor to get back a share of the list price, but of a strongly reduced car no more than of a tenth above its price', () => {
    const rent = (listPrice: number) => simulate({ ...car, listPrice }, wish({ product: 'pl' }), day).monthly
    expect(rent(42_000_00)).toBeLessThan(rent(40_000_00))
    expect(rent(44_000_00)).toBeLessThan(rent(42_000_00))
    expect(rent(60_000_00)).toBe(rent(44_000_00))
  })

  it.each([
    // Worked out apart, by paying off month after month: 34,000 € at 5.29 % with 19,320 € at the end, and 100 € of services.
    ['pl', 15_000, 522_35],
    // 40,000 € at 4.99 % with 16 % of it at the end, no services.
    ['fr', 15_000, 797_97],
  ] as const)('of %s at %i km a year costs %i cents a month', (product, kmPerYear, monthly) => {
    expect(simulate(car, wish({ product, kmPerYear }), day).monthly).toBe(monthly)
  })

  it('gives financial renting a purchase option of 16 %, which is above 15, and a lease none', () => {
    expect(simulate(car, wish({ product: 'fr' }), day).last).toEqual({ amount: 6_400_00, percent: 16 })
    for (const product of ['pl', 'ol', 'el'] as const) {
      expect(simulate(car, wish({ product }), day).last).toBeUndefined()
    }
  })
})

describe('a refusal', () => {
  it('names the longest term that the law allows for the credit', () => {
    const deposit = 21_000_00
    expect(findRefusal(car, wish({ months: 96, deposit: 19_999_99 }), day)).toBeUndefined()
    expect(findRefusal(car, wish({ months: 96, deposit }), day)).toEqual({
      fr: 'Pour un crédit de 19.000\u00a0€, la loi limite la durée à 84 mois.',
      nl: 'Voor een krediet van 19.000\u00a0€ beperkt de wet de looptijd tot 84 maanden.',
    })
  })

  it('is none for a credit that runs as long as the law allows', () => {
    expect(findRefusal(car, wish({ months: 60, deposit: 25_000_00 }), day)).toBeUndefined()
    expect(findRefusal(car, wish({ months: 96, deposit: 25_000_00 }), day)).toBeDefined()
  })

  it('of a long term for a small amount is for credit alone', () => {
    const cheap = { ...car, cashPrice: 9_000_00 }
    expect(findRefusal(cheap, wish({ months: 60 }), day)?.fr).toContain('la loi')
    expect(findRefusal(cheap, wish({ months: 60, product: 'pl' }), day)).toBeUndefined()
  })

  it('is none for the shortest and the longest term of a product', () => {
    for (const months of [36, 60] as const)
      expect(findRefusal(car, wish({ product: 'fr', months }), day)).toBeUndefined()
    expect(findRefusal(car, wish({ product: 'fr', months: 24 }), day)?.nl).toContain('van 36 tot 60 maanden')
  })

  it('names the durations of a product', () => {
    expect(findRefusal(car, wish({ product: 'pl', months: 96 }), day)?.fr).toContain('de 24 à 60 mois')
    expect(findRefusal(car, wish({ product: 'el', months: 60 }), day)?.nl).toContain('van 24 tot 48 maanden')
  })
})

it('the highest deposit is a whole step within the share of the product', () => {
  for (const product of PRODUCT_CODES) {
    const most = maxDeposit(product, 41_234_56)
    expect(most % 500_00).toBe(0)
    expect(most).toBeLessThanOrEqual((41_234_56 * PRODUCTS[product].maxDepositPercent) / 100)
    expect(most).toBeGreaterThan(0)
  }
})
