import { readdirSync, readFileSync } from 'node:fs'
import { DEFAULT_FLAGS } from '@demo/backend/flags/default-flags'
import { expect, it } from 'vitest'
import { readEntries } from '@/content/check/read-entries.server'
import { contentReader } from '@/content/store/reader.server'
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

/** What an entry holds under one of these names, however deep: blocks have a flag, links of the menu a feature. */
function flagsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return ['flag', 'feature'].includes(name) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => flagsIn(part, Array.isArray(value) ? name : key))
}

/** The flags that the code of the site asks for: by name, or put together from a carline's code. */
function flagsOfCode(): string[] {
  const site = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(`src/${name}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''))
    .map((text) => text.replace(/FEATURE_FLAGS = \[[^\]]*\]/, ''))
    .join('\n')
  const named = [...site.matchAll(/(?:flags?\.|')([A-Z][A-Z\d_]+)\b/g)].map(([, name = '']) => name)
  const composed = [...site.matchAll(/`([A-Z_]+)\$\{\w+\}([A-Z_]*)`/g)].flatMap(([, before = '', after = '']) =>
    CARLINE_CODES.map((carline) => `${before}${carline}${after}`),
  )
  return [...named, ...composed]
}

async function readFlags(): Promise<ReadonlySet<FeatureFlag>> {
  const { entries } = await readEntries(contentReader())
  return new Set([...flagsOfCode(), ...flagsIn(entries)].filter(isFeatureFlag))
}

it('an entry asks for a flag by any of its blocks, and by the links of the menu', () => {
  const entry = {
    blocks: [{ value: { flag: 'MILES' } }],
    main: [{ children: [{ feature: 'STOCK_CTA' }], title: 'OTHER' }],
  }
  expect(flagsIn(entry)).toEqual(['MILES', 'STOCK_CTA'])
})

it('something of the site reads each flag', async () => {
  const read = await readFlags()
  expect(FEATURE_FLAGS.filter((flag) => !read.has(flag))).toEqual([])
})
