import { configuration } from '@demo/backend/configurator/handlers'
import { startCar } from '@demo/backend/engine/car'
import { carId } from '@demo/backend/engine/configuration-id'
import { randomCar } from '@demo/backend/tests/engine/walk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparedLines } from '@/features/configurator/compare/compared-lines'

const wire = (car: ReturnType<typeof randomCar>) => configuration({ lang: 'nl', sales_type: 'B2C', id: carId(car) })
const cents = (amount: number) => Math.round(amount * 100)

describe('two cars, line by line', () => {
  it('differ by lines that add up to the difference of their prices, both ways, whatever the cars', () => {
    fc.assert(
      fc.property(fc.nat(5_000), fc.nat(5_000), (a, b) => {
        const [one, other] = [wire(randomCar(a, 4)), wire(randomCar(b, 4))]
        const lines = comparedLines(one, other)
        const sum = (reading: 'incl' | 'excl') => lines.reduce((all, { delta }) => all + cents(delta[reading]), 0)
        for (const reading of ['incl', 'excl'] as const) {
          expect(sum(reading)).toBe(cents(other.price.total[reading]) - cents(one.price.total[reading]))
        }
        for (const { delta } of lines.filter(({ isSame }) => isSame)) expect(cents(delta.incl)).toBe(0)
      }),
      { numRuns: 40 },
    )
  })

  it('differ by a part of the price that nobody chooses, such as a fee', () => {
    const car = wire(startCar('BORN'))
    const amount = { ...car.price.base, incl: 121, excl: 100 }
    const fee = { code: 'FEE', kind: 'service', description: 'Kosten', amount } as const
    const dearer = { ...car, price: { ...car.price, parts: [...car.price.parts, fee] } }
    const lines = comparedLines(car, dearer).filter(({ isSame }) => !isSame)
    expect(lines).toMatchObject([{ key: 'FEE', one: undefined, other: { title: 'Kosten' }, delta: amount }])
  })

  it('are all the same for a car beside itself', () => {
    const car = wire(startCar('BORN'))
    expect(comparedLines(car, car).every(({ isSame }) => isSame)).toBe(true)
  })

  it('set paint against paint, wheels against wheels and seats against seats', () => {
    const lines = comparedLines(wire(startCar('BORN')), wire(startCar('TAVASCAN')))
    const ofSlots = lines.filter(({ key }) => ['version', 'paint', 'wheel', 'interior'].includes(key))
    expect(ofSlots.map(({ key, one, other }) => [key, Boolean(one), Boolean(other)])).toEqual([
      ['version', true, true],
      ['paint', true, true],
      ['wheel', true, true],
      ['interior', true, true],
    ])
  })
})
