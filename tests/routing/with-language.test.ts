import { expect, it } from 'vitest'
import { withLanguage } from '@/routing/with-language'

it('an address without its language gets that of the page', () => {
  expect(withLanguage('/stock?x=1', 'fr')).toBe('/fr/stock?x=1')
  expect(withLanguage('/', 'nl')).toBe('/nl')
  expect(withLanguage('/?x=1', 'fr')).toBe('/fr?x=1')
  expect(withLanguage('/#top', 'en')).toBe('/nl#top')
})

it('an address with its language stays as it is', () => {
  expect(withLanguage('/fr', 'nl')).toBe('/fr')
  expect(withLanguage('/nl/stock', 'fr')).toBe('/nl/stock')
  expect(withLanguage('/fr?x=1', 'nl')).toBe('/fr?x=1')
})

it('a word that only begins like a language is no language', () => {
  expect(withLanguage('/france', 'nl')).toBe('/nl/france')
  expect(withLanguage('/nl-be/stock', 'fr')).toBe('/fr/nl-be/stock')
})

it('a language further on in the address is not that of the page', () => {
  expect(withLanguage('/news/fr', 'nl')).toBe('/nl/news/fr')
})

it('an address may begin without a slash', () => {
  expect(withLanguage('stock', 'fr')).toBe('/fr/stock')
  expect(withLanguage('', 'fr')).toBe('/fr')
})
