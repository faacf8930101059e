import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Noise on the console is a defect: a test that expects some replaces the spy with its own. */
let noise: unknown[][] = []

beforeEach(() => {
  noise = []
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    noise.push(words)
  })
  vi.spyOn(console, 'warn').mockImplementation((...words) => {
    noise.push(words)
  })
})

afterEach(() => {
  const heard = noise
  vi.restoreAllMocks()
  expect(heard, 'the console was written to').toEqual([])
})
