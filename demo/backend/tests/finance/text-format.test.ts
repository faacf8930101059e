import { dateText, euroText, percentText, wholeEuroText } from '@demo/backend/finance/text-format'
import { expect, test } from 'vitest'

test('an amount has its cents, a point for the thousands and a sign that is not parted from it', () => {
  expect([euroText(3_860_352), euroText(5), euroText(100_000_00)]).toEqual([
    '38.603,52\u00a0€',
    '0,05\u00a0€',
    '100.000,00\u00a0€',
  ])
})

test('an amount in whole euro is rounded', () => {
  expect([wholeEuroText(19_000_00), wholeEuroText(1_999_50)]).toEqual(['19.000\u00a0€', '2.000\u00a0€'])
})

test('a rate has two decimals', () => {
  expect([percentText(4.99), percentText(5)]).toEqual(['4,99\u00a0%', '5,00\u00a0%'])
})

test('a date is read from the day to the year', () => {
  expect(dateText('2026-11-30')).toBe('30/11/2026')
})
