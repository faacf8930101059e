import { expect, test } from 'vitest'
import { withSoftHyphens } from '@/i18n/compound-words'

const shown = (text: string) => withSoftHyphens(text, 'nl').replaceAll('\u00AD', '|')

test('a long Dutch word may be divided where it is joined', () => {
  expect(shown('Achteruitrijcamera standaard')).toBe('Achteruitrij|camera standaard')
  expect(shown('Middernachtzwart, Voorwielaandrijving')).toBe('Middernacht|zwart, Voorwiel|aandrijving')
  expect(shown('achteruitrijcamera')).toBe('achteruitrij|camera')
})

test('short words and parts of other words stay whole, and so does French', () => {
  expect(shown('camera, dashcamera, zwarte bakens')).toBe('camera, dashcamera, zwarte bakens')
  expect(withSoftHyphens('Achteruitrijcamera', 'fr')).toBe('Achteruitrijcamera')
})
