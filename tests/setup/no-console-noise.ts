import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Noise on the console is a defect: a test that expects some replaces the spy with its own. */
let noise: unknown[][] = []

/** Parts of the site wait for their code, also while a test clicks; what it looks for, it waits for. */
const isOfWaitingPart = (words: unknown[]) => String(words[0]).startsWith('A component suspended inside an `act` scope')

/** Trouble that one test has made is over half a minute later (config/outage.ts), in whichever test runs then. */
const isEndOfTrouble = (words: unknown[]) => /^Messages are .* again, after \d+ failures in/.test(String(words[0]))

beforeEach(() => {
  noise = []
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    if (!isOfWaitingPart(words)) noise.push(words)
  })
  vi.spyOn(console, 'warn').mockImplementation((...words) => {
    if (!isEndOfTrouble(words)) noise.push(words)
  })
})

afterEach(() => {
  const heard = noise
  vi.restoreAllMocks()
  expect(heard, 'the console was written to').toEqual([])
})
