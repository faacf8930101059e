import { carId, parseId } from '@demo/backend/engine/configuration-id'
import { ProblemError } from '@demo/backend/http/problem-error'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { configurationIdSchema } from '@/contract/common'
import { faultsOf } from './by-hand'
import { randomCar } from './walk'

function problemOf(read: () => unknown): ProblemError {
  try {
    read()
  } catch (error) {
    if (error instanceof ProblemError) return error
    throw error
  }
  throw new Error('no problem was raised')
}

test('an id reads back to the same car, on 1,000 random builds', () => {
  for (let seed = 0; seed < 1_000; seed += 1) {
    const car = randomCar(seed, 4)
    const id = carId(car)
    expect(configurationIdSchema.safeParse(id).success, id).toBe(true)
    const { car: read, replaced } = parseId(id)
    expect(read).toEqual(car)
    expect(replaced).toEqual([])
  }
})

test('an id spells the carline, the version, the catalogue and the codes', () => {
  expect(carId(parseId('formentor.v150m.2027a.petr-w18a-clot-pano').car)).toBe(
    'formentor.v150m.2027a.petr-w18a-clot-pano',
  )
})

test('the same car has the same id, in whatever order its codes are written', () => {
  expect(carId(parseId('formentor.v150m.2027a.pano-clot-petr-w18a').car)).toBe(
    'formentor.v150m.2027a.petr-w18a-clot-pano',
  )
})

test('what a pack brings is not spelled beside the pack', () => {
  const { car, replaced } = parseId('formentor.v150m.2027a.oxyw-w17a-clot-pkwi-heat')
  expect(carId(car)).toBe('formentor.v150m.2027a.oxyw-w17a-clot-pkwi')
  expect(replaced).toEqual([])
})

describe('an id of an older catalogue', () => {
  test('that can still be built is the same car today', () => {
    const { car, replaced } = parseId('formentor.v150m.2026b.petr-w18a-clot-pano')
    expect(carId(car)).toBe('formentor.v150m.2027a.petr-w18a-clot-pano')
    expect(replaced).toEqual([])
  })

  test('gets the heir of a retired paint, and says so', () => {
    const { car, replaced } = parseId('formentor.v150m.2026b.lava-w18a-clot-pano')
    expect(carId(car)).toBe('formentor.v150m.2027a.graf-w18a-clot-pano')
    expect(replaced.map(({ code, replacedBy }) => [code, replacedBy?.code])).toEqual([['LAVA', 'GRAF']])
    expect(replaced[0]?.reason.nl).toContain('niet meer aangeboden')
  })

  test('loses a retired option without an heir, and says so', () => {
    const { car, replaced } = parseId('formentor.v150m.2026a.petr-w18a-clot-navi')
    expect(carId(car)).toBe('formentor.v150m.2027a.petr-w18a-clot')
    expect(replaced.map(({ code, replacedBy }) => [code, replacedBy])).toEqual([['NAVI', undefined]])
  })

  test('of a retired version becomes its successor with the choices that still fit', () => {
    const { car, replaced } = parseId('formentor.v190q.2026b.petr-w19a-ledr-pano-hitc')
    expect(carId(car)).toBe('formentor.v204q.2027a.petr-w19a-ledr-pano-hitc')
    expect(replaced.map(({ code, replacedBy }) => [code, replacedBy?.code])).toEqual([['V190Q', 'V204Q']])
  })
})

test('a car that rules forbid becomes the nearest one that can be built', () => {
  const { car, replaced } = parseId('formentor.v150m.2027a.midn-w17a-clot-pano-brof')
  expect(faultsOf(car)).toEqual([])
  expect(car.chosen).toContain('MIDN')
  expect(replaced.map(({ code }) => code)).toEqual(['BROF'])
})

test('an item of another version is replaced, not refused', () => {
  const { car, replaced } = parseId('formentor.v150m.2027a.petm-w17a-clot')
  expect(carId(car)).toBe('formentor.v150m.2027a.oxyw-w17a-clot')
  expect(replaced.map(({ code, replacedBy }) => [code, replacedBy?.code])).toEqual([['PETM', 'OXYW']])
})

test.each([
  '',
  'formentor',
  'formentor.v150m',
  'formentor.v150m.2027a',
  'formentor.v150m.2027a.',
  'FORMENTOR.V150M.2027A.OXYW',
  '../..',
  'a'.repeat(300),
])('a malformed id (%s) is a wrong parameter', (id) => {
  const problem = problemOf(() => parseId(id))
  expect([problem.status, problem.code]).toEqual([400, 'invalid_parameter'])
})

test.each([
  ['an unknown carline', 'ateca.v150m.2027a.oxyw-w17a-clot'],
  ['an announced carline', 'formentornew.v150m.2027a.oxyw-w17a-clot'],
  ['an unknown version', 'formentor.v999m.2027a.oxyw-w17a-clot'],
  ['an unknown catalogue', 'formentor.v150m.2031a.oxyw-w17a-clot'],
  ['an unknown item', 'formentor.v150m.2027a.oxyw-w17a-clot-gold'],
])('%s is an unknown configuration', (_, id) => {
  const problem = problemOf(() => parseId(id))
  expect([problem.status, problem.code]).toEqual([404, 'unknown_configuration'])
})

test('whatever is read as an id gives a car that can be built, or a problem', () => {
  const word = fc.constantFrom(
    'oxyw',
    'petr',
    'lava',
    'w17a',
    'w19a',
    'clot',
    'ledr',
    'pano',
    'brof',
    'pkte',
    'elst',
    'spar',
    'audi',
    'srv5',
    'navi',
    'zz',
  )
  const version = fc.constantFrom('v150m', 'v204e', 'v190q', 'nope')
  const built = fc
    .tuple(version, fc.array(word, { maxLength: 12 }))
    .map(([v, codes]) => `formentor.${v}.2026b.${codes.join('-')}`)
  fc.assert(
    fc.property(fc.oneof(built, fc.string()), (id) => {
      try {
        expect(faultsOf(parseId(id).car)).toEqual([])
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error
      }
    }),
    { numRuns: 400 },
  )
})
