import { readdirSync, readFileSync } from 'node:fs'
import { DEFAULT_FLAGS } from '@demo/backend/flags/default-flags'
import { expect, it } from 'vitest'
import { CARLINE_CODES } from '@/domain/carline'
import { FEATURE_FLAGS, type FeatureFlag, isFeatureFlag } from '@/domain/feature-flag'

const doc = readFileSync('docs/feature-flags.md', 'utf8')
/** A star stands for every carline (spec §3). */
const rows = [...doc.matchAll(/^\| `([A-Z\d_]+\*?)` +\| (on|off) +\| (.+?) +\| (.+?) +\|$/gm)].flatMap(
  ([, name = '', value, on = '', off = '']) =>
    (name.endsWith('*') ? CARLINE_CODES.map((code) => name.replace('*', code)) : [name]).map(
      (flag) => ({ flag, value, on, off }) as const,
    ),
)

it('every flag is documented once, in order, with its default', () => {
  expect(rows.map(({ flag, value }) => [flag, value])).toEqual(
    FEATURE_FLAGS.map((flag) => [flag, DEFAULT_FLAGS[flag] ? 'on' : 'off']),
  )
  for (const { on, off } of rows) expect(on).not.toBe(off)
})

/** The flags that something of the site asks for: by name, or put together from a carline's code. */
function readFlags(): Set<FeatureFlag> {
  const texts = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|yaml)$/.test(name))
    .map((name) => readFileSync(`src/${name}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''))
  const site = texts.map((text) => text.replace(/FEATURE_FLAGS = \[[^\]]*\]/, '')).join('\n')
  const named = site.matchAll(/(?:flags?\.|feature: |')([A-Z][A-Z\d_]+)\b/g)
  const composed = [...site.matchAll(/`([A-Z_]+)\$\{\w+\}([A-Z_]*)`/g)].flatMap(([, before = '', after = '']) =>
    CARLINE_CODES.map((carline) => `${before}${carline}${after}`),
  )
  return new Set([...[...named].map(([, name]) => name), ...composed].filter(isFeatureFlag))
}

it('something of the site reads each flag', () => {
  const read = readFlags()
  expect(FEATURE_FLAGS.filter((flag) => !read.has(flag))).toEqual([])
})
