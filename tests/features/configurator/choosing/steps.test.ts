import { describe, expect, it } from 'vitest'
import { chosenTitles, listSteps, priceOfStep, stepOfCategory } from '@/features/configurator/choosing/steps'
import { categoryOf, choiceOf, moneyOf } from '../choices.fixture'

describe('the steps of a configuration', () => {
  it('come in the order of the page, whatever the order of the answer', () => {
    const steps = listSteps([categoryOf('services'), categoryOf('wheels'), categoryOf('version')])
    expect(steps.map(({ step }) => step)).toEqual(['version', 'wheels', 'services', 'summary'])
  })

  it('leave out what this car has no choice in, but never the summary', () => {
    expect(listSteps([categoryOf('exterior', { choices: [] })]).map(({ step }) => step)).toEqual(['summary'])
  })

  it('hold packs and options together, packs first', () => {
    const [equipment] = listSteps([categoryOf('options'), categoryOf('packs')])
    expect(equipment?.categories.map(({ code }) => code)).toEqual(['packs', 'options'])
    expect(stepOfCategory('packs')).toBe('equipment')
  })

  it('say what is in the car, and leave out standard equipment nobody chose', () => {
    const paint = categoryOf('exterior', {
      cardinality: 'exactly_one',
      choices: [choiceOf({ title: 'Grijs', state: 'standard' }), choiceOf({ title: 'Rood', state: 'available' })],
    })
    const options = categoryOf('options', {
      cardinality: 'many',
      choices: [choiceOf({ title: 'Camera', state: 'standard' }), choiceOf({ title: 'Dak', state: 'selected' })],
    })
    expect(listSteps([paint, options]).map(chosenTitles)).toEqual([['Grijs'], ['Dak'], []])
  })
})

describe('each step', () => {
  it('has its categories', () => {
    const categories = ['version', 'exterior', 'wheels', 'interior', 'packs', 'options', 'services'] as const
    expect(
      listSteps(categories.map((code) => categoryOf(code))).map((each) => [
        each.step,
        each.categories.map(({ code }) => code),
      ]),
    ).toEqual([
      ['version', ['version']],
      ['exterior', ['exterior']],
      ['wheels', ['wheels']],
      ['interior', ['interior']],
      ['equipment', ['packs', 'options']],
      ['services', ['services']],
      ['summary', []],
    ])
    expect(categories.map(stepOfCategory)).toEqual([
      'version',
      'exterior',
      'wheels',
      'interior',
      'equipment',
      'equipment',
      'services',
    ])
  })

  it('costs what was chosen in it, and nothing where that is free', () => {
    const chosen = (incl: number) => choiceOf({ state: 'selected', price: moneyOf(incl) })
    const options = categoryOf('options', {
      choices: [chosen(121), chosen(0), choiceOf({ price: moneyOf(605) }), chosen(60.5)],
    })
    expect(priceOfStep({ step: 'equipment', categories: [options] })).toEqual(moneyOf(181.5))
    expect(
      priceOfStep({ step: 'services', categories: [categoryOf('services', { choices: [chosen(0)] })] }),
    ).toBeUndefined()
    expect(priceOfStep({ step: 'summary', categories: [] })).toBeUndefined()
  })

  it('of the version costs nothing on top of it', () => {
    const version = categoryOf('version', { choices: [choiceOf({ state: 'selected', price: moneyOf(40_000) })] })
    expect(priceOfStep({ step: 'version', categories: [version] })).toBeUndefined()
  })
})
