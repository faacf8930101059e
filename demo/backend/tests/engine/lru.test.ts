import { Lru } from '@demo/backend/engine/lru'
import { expect, test } from 'vitest'

test('what is known is not made again', () => {
  const cache = new Lru<number>(2)
  expect(cache.remember('a', () => 1)).toBe(1)
  expect(cache.remember('a', () => 2)).toBe(1)
})

test('when it is full, what was asked for longest ago is forgotten', () => {
  const cache = new Lru<number>(2)
  cache.remember('a', () => 1)
  cache.remember('b', () => 1)
  cache.remember('a', () => 1)
  cache.remember('c', () => 1)
  expect(cache.size).toBe(2)
  expect(cache.remember('a', () => 2)).toBe(1)
  expect(cache.remember('b', () => 2)).toBe(2)
})
