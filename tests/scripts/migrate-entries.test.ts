import { expect, it } from 'vitest'
import { withColorKeys } from '../../scripts/make/migrate-entries/color-keys.mts'

const before =
  'tag:\n  color: cupraPetrol\nblocks:\n  - ground: sand\n    color: iridescentCopper\n    text: "color: peacock"\n'
const after = 'tag:\n  color: brand\nblocks:\n  - ground: warm\n    color: highlight\n    text: "color: peacock"\n'

it('an entry of before has the keys of today, and every other letter stays', () => {
  expect(withColorKeys(before)).toBe(after)
})

it('an entry of today stays as it is', () => {
  expect(withColorKeys(after)).toBe(after)
})
