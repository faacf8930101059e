import { carId, parseId } from '@demo/backend/engine/configuration-id'
import { encodeCar, parseCode } from '@demo/backend/engine/cupra-code'
import { ProblemError } from '@demo/backend/http/problem-error'
import { expect, test } from 'vitest'
import { cupraCodeSchema } from '@/contract/common'
import { faultsOf } from './by-hand'
import { nextCars, random, randomCar, startCars } from './walk'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

function isRefused(code: string): boolean {
  try {
    parseCode(code)
    return false
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'unknown_code' && error.status === 404) return true
    throw error
  }
}

test('a code reads back to the same car, on 1,000 random builds', () => {
  const codes = new Map<string, string>()
  for (let seed = 0; seed < 1_000; seed += 1) {
    const car = randomCar(seed, 4)
    const code = encodeCar(car)
    expect(cupraCodeSchema.safeParse(code).success, code).toBe(true)
    const { car: read, replaced } = parseCode(code)
    expect(carId(read)).toBe(carId(car))
    expect(replaced).toEqual([])
    expect(codes.get(code) ?? carId(car), 'two cars share a code').toBe(carId(car))
    codes.set(code, carId(car))
  }
})

test('a single wrong character is always found', () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const code = encodeCar(randomCar(seed, 4))
    for (let at = 0; at < code.length; at += 1) {
      for (const character of ALPHABET) {
        if (character === code[at]) continue
        const typo = code.slice(0, at) + character + code.slice(at + 1)
        expect(isRefused(typo), `${code} read as ${typo}`).toBe(true)
      }
    }
  }
})

test('two characters that changed places are always found', () => {
  for (let seed = 0; seed < 100; seed += 1) {
    const code = encodeCar(randomCar(seed, 4))
    for (let a = 0; a < code.length; a += 1) {
      for (let b = a + 1; b < code.length; b += 1) {
        const characters = [...code]
        ;[characters[a], characters[b]] = [characters[b] ?? '', characters[a] ?? '']
        const swapped = characters.join('')
        if (swapped !== code) expect(isRefused(swapped), `${code} read as ${swapped}`).toBe(true)
      }
    }
  }
})

test('cars that differ by one choice have codes that do not look alike', () => {
  const same: number[] = []
  for (const car of startCars) {
    const code = encodeCar(car)
    for (const next of nextCars(car)) {
      const other = encodeCar(next)
      same.push([...code].filter((character, at) => character === other[at]).length)
    }
  }
  // Two unrelated codes have a quarter of a character in common: 8 places, 32 characters.
  expect(same.reduce((all, one) => all + one, 0) / same.length).toBeLessThan(0.6)
  expect(Math.max(...same)).toBeLessThan(5)
})

test('small letters and look-alikes are read as meant', () => {
  const [car] = startCars
  if (!car) throw new Error('no start car')
  const withDigits = startCars.map(encodeCar).find((code) => /0/.test(code)) ?? encodeCar(car)
  expect(carId(parseCode(withDigits.toLowerCase().replaceAll('0', 'o')).car)).toBe(carId(parseCode(withDigits).car))
})

test.each(['', 'A', '00000000', 'ZZZZZZZZ', 'UUUUUUUU', 'G8NEV9R', 'G8NEV9RWX', 'é8NEV9RW'])(
  '%s is an unknown code',
  (code) => {
    expect(isRefused(code)).toBe(true)
  },
)

test('what is read as a code, its check being right, is a car that can be built', () => {
  const pick = random(11)
  const character = () => ALPHABET.charAt(pick(ALPHABET.length))
  let read = 0
  for (let round = 0; round < 20; round += 1) {
    const begin = Array.from({ length: 6 }, character).join('')
    for (const seventh of ALPHABET) {
      for (const last of ALPHABET) {
        const code = begin + seventh + last
        if (isRefused(code)) continue
        read += 1
        expect(faultsOf(parseCode(code).car), code).toEqual([])
      }
    }
  }
  expect(read).toBeGreaterThan(0)
})

test.each([
  ['89SRYJ28', 'formentor.v150m.2027a.petr-w18a-clot-pano'],
  ['43EYTDXD', 'formentorvz.v333q.2027a.oxyw-w20a-micr-pkpe'],
  ['C789YZV9', 'terramar.t204q.2027a.oxyw-w18a-clot'],
  ['9AZ3R7X0', 'tavascan.s286p.2027a.oxyw-w19a-clot'],
  ['2FPMF5MJ', 'born.b170.2027a.oxyw-w18a-clot'],
  ['ZN83GVZ3', 'raval.r116.2027a.oxyw-w17a-clot-srv3'],
  ['CPST4R3Q', 'leon.l204e.2027a.oxyw-w18a-clot'],
  ['HMJDWAPF', 'leonbreak.s333z.2027a.oxyw-w19a-micr'],
])('%s, once printed, is %s for ever', (code, id) => {
  expect(carId(parseCode(code).car)).toBe(id)
  expect(encodeCar(parseId(id).car)).toBe(code)
})

test.each([
  ['2026b', 'a retired paint', 'FV1FCGAT', 'formentor.v150m.2027a.graf-w18a-clot-pano', 'LAVA'],
  ['2026a', 'a retired option', 'G5PZ0JQG', 'formentor.v150m.2027a.petr-w18a-clot', 'NAVI'],
  ['2026b', 'a retired version', 'NXW9EA0P', 'formentor.v204q.2027a.petr-w19a-ledr-pano-hitc', 'V190Q'],
])('a code of the catalogue %s with %s is read, and says what was replaced', (_, __, code, id, gone) => {
  const { car, replaced } = parseCode(code)
  expect(carId(car)).toBe(id)
  expect(replaced.map((one) => one.code)).toEqual([gone])
})

/** Their checks are right; what they spell, from the base build of the Born, is not there. */
test.each([
  ['a carline that no catalogue has', 'WPA13WZ8'],
  ['a catalogue after the last', 'PEB63PVQ'],
  ['a version after the last', 'GSDKVV6Y'],
  ['a wheel after the last', 'VEWGFMT1'],
  ['an interior after the last', 'PG4Q01T1'],
])('a code that spells %s is unknown', (_, code) => {
  expect(isRefused(code)).toBe(true)
})
