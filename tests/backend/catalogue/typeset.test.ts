import { expect, test } from 'vitest'
import { typeset, typesetDutch, typesetFrench } from '@/backend/catalogue/typeset'

test('French high punctuation and guillemets never stand alone on a line', () => {
  expect(typesetFrench('Pris seul : « non » !')).toBe('Pris seul\u00a0: «\u00a0non\u00a0»\u202f!')
})

test('numbers keep together and keep their unit, in both languages', () => {
  expect(typesetFrench('5 ans / 100 000 km, 333 ch')).toBe('5 ans / 100\u00a0000\u00a0km, 333\u00a0ch')
  expect(typesetDutch('Van 10 naar 80 % met 11 kW')).toBe('Van 10 naar 80\u00a0% met 11\u00a0kW')
  expect(typesetDutch('12 weken')).toBe('12 weken')
})

test('every bilingual text of a value is set, and nothing else is touched', () => {
  expect(typeset({ price: 5, titles: [{ fr: 'a : b', nl: 'a : b' }], of: 'x : y' })).toEqual({
    price: 5,
    titles: [{ fr: 'a\u00a0: b', nl: 'a : b' }],
    of: 'x : y',
  })
})
