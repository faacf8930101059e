import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountFor, euroParts, formatDate, formatEuro, formatMeasure, formatNumber, formatWeeks } from '@/i18n/format'

const NB = '\u00a0'

describe('amounts', () => {
  it('are written as Belgians write them, in both languages', () => {
    expect(formatEuro(1234.56, 'fr')).toBe(`1.234,56${NB}€`)
    expect(formatEuro(1234.56, 'nl')).toBe(`1.234,56${NB}€`)
    expect(formatEuro(1234567.8, 'nl')).toBe(`1.234.567,80${NB}€`)
    expect(formatEuro(999, 'fr', { decimals: 0 })).toBe(`999${NB}€`)
  })

  it('carry a true minus below zero, and a plus only on demand', () => {
    expect(formatEuro(-300, 'fr')).toBe(`\u2212300${NB}€`)
    expect(formatEuro(300, 'nl', { sign: true })).toBe(`+300${NB}€`)
    expect(formatEuro(300, 'nl')).toBe(`300${NB}€`)
  })

  it('have cents where there are any, and always where a document asks for them', () => {
    expect(formatEuro(300.5, 'fr')).toBe(`300,50${NB}€`)
    expect(formatEuro(299.999, 'fr')).toBe(`300${NB}€`)
    expect(formatEuro(0, 'nl')).toBe(`0${NB}€`)
    expect(formatEuro(300, 'fr', { decimals: 2 })).toBe(`300,00${NB}€`)
  })

  it('that round to nothing have no sign', () => {
    expect(formatEuro(-0.001, 'fr', { sign: true })).toBe(`0${NB}€`)
  })

  it('come apart so that the decimals can be drawn smaller', () => {
    expect(euroParts(34990, 'fr')).toEqual({ whole: '34.990', decimals: ',00' })
    expect(euroParts(0.5, 'nl')).toEqual({ whole: '0', decimals: ',50' })
  })

  it('are incl. VAT for a private buyer and excl. VAT for a business one', () => {
    const money = { incl: 121, excl: 100 }
    expect(amountFor(money, 'B2C')).toBe(121)
    expect(amountFor(money, 'B2B')).toBe(100)
  })

  it('can be read back from what is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
        const text = formatEuro(cents / 100, 'fr')
        const back = Number(text.replace(`${NB}€`, '').replaceAll('.', '').replace(',', '.').replace('\u2212', '-'))
        expect(Math.round(back * 100)).toBe(cents)
      }),
    )
  })
})

describe('numbers', () => {
  it('have the decimals they have, two at most', () => {
    expect(formatNumber(15000, 'fr')).toBe('15.000')
    expect(formatNumber(4.6, 'nl')).toBe('4,6')
    expect(formatNumber(1.005001, 'nl')).toBe('1,01')
  })
})

describe('measures', () => {
  it('have their unit behind a space that does not break', () => {
    expect(formatMeasure({ value: 128, unit: 'g/km' }, 'fr')).toBe(`128${NB}g/km`)
    expect(formatMeasure({ value: 5.6, max: 6.85, unit: 'l/100km' }, 'nl')).toBe(`5,6–6,8${NB}L/100${NB}km`)
  })

  it('of one value written twice are no range', () => {
    expect(formatMeasure({ value: 0, max: 0, unit: 'g/km' }, 'fr')).toBe(`0${NB}g/km`)
  })

  it('name horsepower in the language of the reader', () => {
    expect(formatMeasure({ value: 286, unit: 'ch' }, 'fr')).toBe(`286${NB}ch`)
    expect(formatMeasure({ value: 286, unit: 'ch' }, 'nl')).toBe(`286${NB}pk`)
  })

  it('count hours in the language of the reader', () => {
    expect(formatMeasure({ value: 250, unit: 'km/h' }, 'fr')).toBe(`250${NB}km/h`)
    expect(formatMeasure({ value: 250, unit: 'km/h' }, 'nl')).toBe(`250${NB}km/u`)
  })

  it('without a unit are the number alone', () => {
    expect(formatMeasure({ value: 5, unit: '' }, 'nl')).toBe('5')
  })

  it('of time are a range in words', () => {
    expect(formatWeeks(14, 18, 'fr')).toBe(`14${NB}à${NB}18${NB}semaines`)
    expect(formatWeeks(14, 14, 'nl')).toBe(`14${NB}weken`)
  })
})

describe('dates', () => {
  it('are written in full', () => {
    expect(formatDate('2026-11-21', 'fr')).toBe(`21${NB}novembre${NB}2026`)
    expect(formatDate('2026-11-21', 'nl')).toBe(`21${NB}november${NB}2026`)
  })

  it('begin a month with 1ᵉʳ in French only', () => {
    expect(formatDate('2027-01-01', 'fr')).toBe(`1ᵉʳ${NB}janvier${NB}2027`)
    expect(formatDate('2027-01-01', 'nl')).toBe(`1${NB}januari${NB}2027`)
  })

  it('are those of Brussels, wherever the server stands', () => {
    expect(formatDate(new Date('2026-12-31T23:30:00Z'), 'nl')).toBe(`1${NB}januari${NB}2027`)
  })

  it('have slashes in their short form', () => {
    expect(formatDate('2026-03-05', 'nl', 'short')).toBe('05/03/2026')
    expect(formatDate('2026-03-05', 'fr', 'short')).toBe('05/03/2026')
  })
})

describe('units that are words', () => {
  it('are singular for one', () => {
    expect(formatWeeks(1, 1, 'fr')).toBe('1\u00a0semaine')
    expect(formatWeeks(1, 2, 'nl')).toBe('1\u00a0tot\u00a02\u00a0weken')
    expect(formatMeasure({ value: 1, unit: 'months' }, 'nl')).toBe('1\u00a0maand')
  })

  it('are years where months make whole ones', () => {
    expect(formatMeasure({ value: 60, unit: 'months' }, 'fr')).toBe('5\u00a0ans')
    expect(formatMeasure({ value: 12, unit: 'months' }, 'fr')).toBe('1\u00a0an')
    expect(formatMeasure({ value: 30, unit: 'months' }, 'nl')).toBe('30\u00a0maanden')
  })
})
