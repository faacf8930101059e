import { readFileSync } from 'node:fs'
import { CARLINES, cars } from '@demo/studio/cars/all'
import { expect, it } from 'vitest'

it.each(CARLINES)('%s is described in under 64 lines of at most 120 characters, laid out by the formatter', (code) => {
  const text = readFileSync(`demo/studio/cars/${cars[code].slug}.ts`, 'utf8')
  const lines = text.trimEnd().split('\n')
  expect(lines.length).toBeLessThan(64)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120)
  expect(text).not.toContain('biome-ignore')
})
