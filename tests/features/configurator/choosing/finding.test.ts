import { startCar } from '@demo/backend/engine/car'
import { choicesWire } from '@demo/backend/wire/choices'
import { describe, expect, it } from 'vitest'
import { EVERYTHING, type Finding, findsEverything, foundCodes } from '@/features/configurator/choosing/finding'
import { categoryOf, choiceOf, moneyOf } from '../choices.fixture'

const { categories } = choicesWire(startCar('FORMENTOR'), 'fr')
const all = categories.flatMap(({ choices }) => choices)
const found = (finding: Partial<Finding>) => foundCodes(categories, { ...EVERYTHING, ...finding }, 'B2C')

describe('finding a choice', () => {
  it('asks for nothing: everything', () => {
    expect(findsEverything(EVERYTHING)).toBe(true)
    expect(found({}).size).toBe(all.length)
  })

  it('finds by words of the title and of the description, without accents, in any order', () => {
    expect(found({ words: 'CAMERA recul' })).toContain('CAMR')
    expect(found({ words: 'ciel' })).toContain('C360')
    expect(found({ words: 'xylophone' }).size).toBe(0)
  })

  it('finds what is chosen, what comes with the car, and what costs less than 500 euro', () => {
    const chosen = found({ filter: 'chosen' })
    for (const { code, state } of all) if (state === 'selected') expect(chosen).toContain(code)
    const cheap = all.filter(({ code }) => found({ filter: 'cheap' }).has(code))
    expect(cheap.length).toBeGreaterThan(0)
    for (const { price_delta } of cheap) expect(price_delta.incl).toBeLessThan(500)
    expect(found({ filter: 'cheap', words: 'xylophone' }).size).toBe(0)
  })
})

describe('a filter over the choices', () => {
  const costs = (code: string, incl: number) => choiceOf({ code, price_delta: moneyOf(incl) })
  const small = [
    categoryOf('exterior', {
      title: 'Lak',
      choices: [
        choiceOf({ code: 'GREY', state: 'standard' }),
        choiceOf({ code: 'RED', title: 'Rood', group: 'Metallic' }),
      ],
    }),
    categoryOf('options', {
      title: 'Opties',
      cardinality: 'many',
      choices: [
        choiceOf({ code: 'CAM', state: 'standard' }),
        choiceOf({ code: 'LED', state: 'included' }),
        choiceOf({ code: 'ROOF', state: 'selected', price_delta: moneyOf(-100) }),
        choiceOf({ code: 'HOOK', state: 'unavailable', price_delta: moneyOf(100) }),
        costs('FREE', 0),
        costs('CENT', 0.01),
        costs('BELOW', 499.99),
        costs('BOUND', 500),
        costs('ABOVE', 605),
      ],
    }),
  ]
  const codes = (finding: Partial<Finding>, salesType: 'B2C' | 'B2B' = 'B2C') => [
    ...foundCodes(small, { ...EVERYTHING, ...finding }, salesType),
  ]

  it('of what is chosen finds what was chosen and what stands where one must be had', () => {
    expect(codes({ filter: 'chosen' })).toEqual(['GREY', 'ROOF'])
  })

  it('of what is included finds standard equipment and what a pack brings', () => {
    expect(codes({ filter: 'included' })).toEqual(['GREY', 'CAM', 'LED'])
  })

  it('of what is cheap finds what can be had for more than nothing and less than 500 euro, without VAT for a business', () => {
    expect(codes({ filter: 'cheap' })).toEqual(['CENT', 'BELOW'])
    expect(codes({ filter: 'cheap' }, 'B2B')).toEqual(['CENT', 'BELOW', 'BOUND'])
  })

  it('looks for words in the title of the step and of the group too, each of them a word of its own', () => {
    expect(codes({ words: 'metallic rood' })).toEqual(['RED'])
    expect(codes({ words: 'lak' })).toEqual(['GREY', 'RED'])
    expect(codes({ words: 'lakm' })).toEqual([])
  })

  it('asks for something when there is a word or a filter', () => {
    expect(findsEverything({ words: '  ', filter: 'all' })).toBe(true)
    expect(findsEverything({ words: 'dak', filter: 'all' })).toBe(false)
    expect(findsEverything({ words: '', filter: 'cheap' })).toBe(false)
  })
})
