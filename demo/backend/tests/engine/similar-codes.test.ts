import { encodeCar } from '@demo/backend/engine/cupra-code'
import { similarCodes } from '@demo/backend/engine/similar-codes'
import { expect, test } from 'vitest'
import { randomCar } from './walk'

const codes = Array.from({ length: 60 }, (_, seed) => encodeCar(randomCar(seed, 4)))
const swap = (code: string, at: number) =>
  code.slice(0, at) + code.charAt(at + 1) + code.charAt(at) + code.slice(at + 2)

test('a code in which two neighbours changed places is found again', () => {
  for (const code of codes) {
    for (let at = 0; at < 7; at += 1) {
      const typed = swap(code, at)
      if (typed !== code) expect(similarCodes(typed)).toContain(code)
    }
  }
})

test.each([
  ['0', 'D'],
  ['8', 'B'],
  ['5', 'S'],
  ['2', 'Z'],
])('a code in which %s was read as %s is found again, and the other way round', (one, other) => {
  const withEither = codes.filter((code) => code.includes(one) || code.includes(other))
  expect(withEither.length).toBeGreaterThan(5)
  for (const code of withEither) {
    const typed = code.includes(one) ? code.replace(one, other) : code.replace(other, one)
    expect(similarCodes(typed)).toContain(code)
  }
})

test('what resembles no code gives few suggestions, and mostly none', () => {
  const guesses = codes.map((code) => similarCodes([...code].reverse().join('')))
  expect(Math.max(...guesses.map(({ length }) => length))).toBeLessThanOrEqual(3)
  expect(guesses.filter(({ length }) => length === 0).length).toBeGreaterThan(guesses.length / 2)
})
