import { expect, test } from 'vitest'
import { lowerFirst } from '@/i18n/lower-first'

test.each([
  ['Entretien et réparations', 'entretien et réparations'],
  ['Été et hiver', 'été et hiver'],
  ['BA-verzekering', 'BA-verzekering'],
  ['4Drive', '4Drive'],
])('%s stands in a sentence as %s', (title, said) => {
  expect(lowerFirst(title)).toBe(said)
})
