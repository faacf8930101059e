import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CARLINES, cars } from '@/studio/cars/all'

it.each(CARLINES)('%s is described in under 64 lines of at most 120 characters, laid out by the formatter', (code) => {
  const text = readFileSync(`src/studio/cars/${cars[code].slug}.ts`, 'utf8')
  const lines = text.trimEnd().split('\n')
  expect(lines.length).toBeLessThan(64)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120)
  expect(text).not.toContain('biome-ignore')
})
