import { describe, expect, test } from 'vitest'
import { findPlaces, fold, splitTerms } from '@/i18n/fold'

describe('a folded text', () => {
  test('has no capitals, no accents and one kind of apostrophe', () => {
    expect(fold('L’Électricité : un cœur « à 100 % »').text).toBe("l'electricite : un coeur « a 100 % »")
    expect(fold('e\u2011Hybrid, 1ᵉʳ, CO₂, 18″').text).toBe('e-hybrid, 1er, co2, 18"')
  })

  test('knows where each of its signs stood', () => {
    const { text, origin } = fold('cœurs')
    expect(text).toBe('coeurs')
    expect(origin).toEqual([0, 1, 1, 2, 3, 4])
  })
})

describe('what is looked for', () => {
  test('is cut into words, single letters left out', () => {
    expect(splitTerms('  Délai à la   livraison? ')).toEqual(['delai', 'la', 'livraison'])
    expect(splitTerms('')).toEqual([])
  })

  test('is found inside words, in the signs of the text as it is written', () => {
    const text = 'Een wandlader of een Láder'
    expect(findPlaces(text, ['lader']).map(({ start, end }) => text.slice(start, end))).toEqual(['lader', 'Láder'])
    expect(findPlaces('bœuf', ['oe']).map(({ start, end }) => 'bœuf'.slice(start, end))).toEqual(['œ'])
  })
})
