import { startCar } from '@demo/backend/engine/car'
import { choicesWire } from '@demo/backend/wire/choices'
import { describe, expect, it } from 'vitest'
import { EVERYTHING, type Finding, findsEverything, foundCodes } from '@/features/configurator/choosing/finding'

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
