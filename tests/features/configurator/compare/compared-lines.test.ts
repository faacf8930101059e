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

  it('say the name of a carline once, also where its version begins with it', () => {
    const [version] = comparedLines(wire(startCar('FORMENTORVZ')), wire(startCar('BORN')))
    expect(version?.one?.title).toMatch(/^Formentor VZ(?! VZ) /)
    expect(version?.other?.title).toMatch(/^Born Core/)
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

describe('a line of two cars', () => {
  const car = wire(startCar('BORN'))
  const none = { ...car.price.base, incl: 0, excl: 0 }
  const amount = { ...car.price.base, incl: 605, excl: 500 }
  const item = {
    code: 'HOOK',
    kind: 'option',
    category: 'options',
    title: 'Trekhaak',
    price: amount,
    standard: false,
  } as const
  const base = { ...car, selected: [], price: { ...car.price, parts: [] } }
  const having = (...selected: (typeof car.selected)[number][]) => ({ ...base, selected })
  const lineOf = (one: typeof car, other: typeof car, key: string) =>
    comparedLines(one, other).find((line) => line.key === key)

  it('says what each has of it, and what the other costs more', () => {
    expect(lineOf(base, having(item), 'HOOK')).toEqual({
      key: 'HOOK',
      step: 'equipment',
      one: undefined,
      other: { title: 'Trekhaak', price: amount, isIncluded: false },
      delta: amount,
      isSame: false,
    })
    expect(lineOf(having(item), base, 'HOOK')?.delta).toMatchObject({ incl: -605, excl: -500 })
  })

  it('says of a part that is standard or comes in a pack that it is included', () => {
    const standard = { ...item, standard: true, price: none }
    const packed = { ...item, included_in: 'PACK', price: none }
    expect(lineOf(having(standard), having(packed), 'HOOK')).toMatchObject({
      one: { isIncluded: true },
      other: { isIncluded: true },
      isSame: true,
    })
  })

  it('is not the same where the part costs more in one, or is another one', () => {
    expect(lineOf(having(item), having({ ...item, price: none }), 'HOOK')?.isSame).toBe(false)
    const paint = { ...item, kind: 'paint', category: 'exterior' } as const
    expect(lineOf(having(paint), having({ ...paint, code: 'RED' }), 'paint')).toMatchObject({
      isSame: false,
      delta: none,
    })
  })

  it('of the version is called by model and version, and stands first; the others follow the steps', () => {
    const parts = [
      { ...item, code: 'CARE', kind: 'service', category: 'services' },
      { ...item, code: 'PACK', kind: 'pack', category: 'packs' },
      { ...item, code: 'SEAT', kind: 'interior', category: 'interior' },
      { ...item, code: 'RED', kind: 'paint', category: 'exterior' },
    ] as const
    const lines = comparedLines(having(...parts), base)
    expect(lines.map(({ key, step }) => [key, step])).toEqual([
      ['version', 'version'],
      ['paint', 'exterior'],
      ['interior', 'interior'],
      ['PACK', 'equipment'],
      ['CARE', 'services'],
    ])
    expect(lines[0]?.one).toEqual({
      title: `${car.carline_title} ${car.title}`,
      price: car.price.base,
      isIncluded: false,
    })
  })

  it('of the version is not the same for two versions of one price', () => {
    expect(lineOf(base, { ...base, version: 'another' }, 'version')?.isSame).toBe(false)
    expect(lineOf(base, { ...base, carline_code: 'LEON' }, 'version')?.isSame).toBe(false)
  })

  it('has what stands in the price alone, once, and neither the car itself nor a chosen part again', () => {
    const parts = [
      { code: 'BASE', kind: 'base', description: 'Auto', amount },
      { code: 'HOOK', kind: 'option', description: 'Trekhaak, afneembaar', amount },
      { code: 'SALE', kind: 'discount', description: 'Korting', amount },
    ] as const
    const sold = { ...having(item), price: { ...car.price, parts: [...parts] } }
    expect(comparedLines(sold, base).map(({ key, step, one }) => [key, step, one?.title])).toEqual([
      ['version', 'version', `${car.carline_title} ${car.title}`],
      ['HOOK', 'equipment', 'Trekhaak'],
      ['SALE', 'equipment', 'Korting'],
    ])
    expect(lineOf(sold, base, 'SALE')?.one).toEqual({ title: 'Korting', price: amount, isIncluded: false })
  })
})
