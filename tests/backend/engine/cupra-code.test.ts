import { expect, test } from 'vitest'
import { idOf } from '@/backend/engine/configuration-id'
import { codeOf, readCode } from '@/backend/engine/cupra-code'
import { ProblemError } from '@/backend/http/problem-error'
import { cupraCodeSchema } from '@/contract/common'
import { nextCars, randomCar, startCars } from './walk'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

function isRefused(code: string): boolean {
  try {
    readCode(code)
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
    const code = codeOf(car)
    expect(cupraCodeSchema.safeParse(code).success, code).toBe(true)
    const { car: read, replaced } = readCode(code)
    expect(idOf(read)).toBe(idOf(car))
    expect(replaced).toEqual([])
    expect(codes.get(code) ?? idOf(car), 'two cars share a code').toBe(idOf(car))
    codes.set(code, idOf(car))
  }
}, 60_000)

test('a single wrong character is always found', () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const code = codeOf(randomCar(seed, 4))
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
    const code = codeOf(randomCar(seed, 4))
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
    const code = codeOf(car)
    for (const next of nextCars(car)) {
      const other = codeOf(next)
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
  const withDigits = startCars.map(codeOf).find((code) => /0/.test(code)) ?? codeOf(car)
  expect(idOf(readCode(withDigits.toLowerCase().replaceAll('0', 'o')).car)).toBe(idOf(readCode(withDigits).car))
})

test.each(['', 'A', '00000000', 'ZZZZZZZZ', 'UUUUUUUU', 'G8NEV9R', 'G8NEV9RWX', 'é8NEV9RW'])(
  '%s is an unknown code',
  (code) => {
    expect(isRefused(code)).toBe(true)
  },
)
