import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DEFAULT_FLAGS } from '@/backend/flags/default-flags'
import { FEATURE_FLAGS } from '@/domain/feature-flag'

const doc = readFileSync('docs/feature-flags.md', 'utf8')

it('every flag is documented once, in order, with its default', () => {
  const rows = [...doc.matchAll(/^\| `([A-Z\d_]+)` +\| (on|off) +\| (.+?) +\| (.+?) +\|$/gm)]
  expect(rows.map(([, name, value]) => [name, value])).toEqual(
    FEATURE_FLAGS.map((flag) => [flag, DEFAULT_FLAGS[flag] ? 'on' : 'off']),
  )
  for (const [, , , on, off] of rows) expect(on).not.toBe(off)
})
