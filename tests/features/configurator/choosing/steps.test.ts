import { describe, expect, it } from 'vitest'
import { chosenTitles, listSteps, parseStep, STEPS, stepOfCategory } from '@/features/configurator/choosing/steps'
import { categoryOf, choiceOf } from '../choices.fixture'

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

  it('are named by an anchor, and only by one of theirs', () => {
    for (const step of STEPS) expect(parseStep(`#${step}`)).toBe(step)
    expect(parseStep('#constructor')).toBeUndefined()
    expect(parseStep('')).toBeUndefined()
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
