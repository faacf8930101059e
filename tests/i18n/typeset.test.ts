import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fillPlaceholders, unknownPlaceholders } from '@/content/text/placeholders'
import { typeset, typesetAll } from '@/i18n/typeset'

describe('French typography', () => {
  test.each([
    ['Prêt ?', 'Prêt\u202f?'],
    ['Oui ! Non ; soit', 'Oui\u202f! Non\u202f; soit'],
    ['Prix : 5', 'Prix\u00a0: 5'],
    ['« mot »', '«\u00a0mot\u00a0»'],
    ['100 %', '100\u202f%'],
    ["l'atelier d'Anvers", 'l’atelier d’Anvers'],
    ['30 000 km', '30\u202f000\u00a0km'],
    ['2 ans', '2\u00a0ans'],
    ['https://a.example', 'https://a.example'],
    ['sous 7 °C', 'sous 7\u00a0°C'],
    ['le 1er janvier 2027', 'le 1ᵉʳ\u00a0janvier 2027'],
    ['la 1re, la 2e, le 21e', 'la 1ʳᵉ, la 2ᵉ, le 21ᵉ'],
    ['12,2e', '12,2e'],
    ['Le "mot" juste', 'Le «\u00a0mot\u00a0» juste'],
    [`l'"essai" d'une heure`, 'l’«\u00a0essai\u00a0» d’une heure'],
    ['Gand · · Liège', 'Gand\u00a0·\u00a0· Liège'],
    ["{{count}} % d'acompte", '{{count}}\u202f% d’acompte'],
    ['3 portes, 5 places', '3\u00a0portes, 5\u00a0places'],
    ['le 21 novembre 2026', 'le 21\u00a0novembre 2026'],
    ['10 h 30', '10\u00a0h\u00a030'],
    ['en 24 mars', 'en 24\u00a0mars'],
    ['2 marsouins', '2 marsouins'],
    ['3 mètres', '3 mètres'],
  ])('%s', (typed, set) => {
    expect(typeset(typed, 'fr')).toBe(set)
  })
})

describe('Dutch typography', () => {
  test.each([
    ['Klaar?', 'Klaar?'],
    ['100 %', '100\u00a0%'],
    ["auto's", 'auto’s'],
    ['5 jaar', '5\u00a0jaar'],
    ['18 duim', '18\u00a0duim'],
    ['WLTP-CO2', 'WLTP-CO₂'],
    ['Een zin: en nog een', 'Een zin: en nog een'],
    ['120 km/u', '120\u00a0km/u'],
    ['een 12 V-batterij', 'een 12\u00a0V-batterij'],
    ['op 21 november 2026', 'op 21\u00a0november 2026'],
    ['3 dagen', '3\u00a0dagen'],
    ['10.30 u.', '10.30\u00a0u.'],
    ["'s avonds en 't huis", '’s avonds en ’t huis'],
    ['het "woord"', 'het ‘woord’'],
    ['{{count}} km ver', '{{count}}\u00a0km ver'],
  ])('%s', (typed, set) => {
    expect(typeset(typed, 'nl')).toBe(set)
  })
})

describe.each(['fr', 'nl'] as const)('in both languages (%s)', (language) => {
  test.each([
    ['jantes 18"', 'jantes 18″'],
    ['12,9"', '12,9″'],
    ['540 l', '540\u00a0L'],
    ['6,2 l/100 km', '6,2\u00a0L/100\u00a0km'],
    ['{{value}} l/100 km', '{{value}}\u00a0L/100\u00a0km'],
    ['en l/100 km', 'en L/100\u00a0km'],
    ["1 l'an", '1 l’an'],
    ['A · B', 'A\u00a0· B'],
    ['A – B', 'A\u00a0– B'],
    ['1.5 TSI 150 ch', '1.5\u00a0TSI 150\u00a0ch'],
    ['1.5 e-Hybrid', '1.5 e\u2011Hybrid'],
    // With another hyphen nobody finds the word in the page.
    ['par e-mail', 'par e-mail'],
    ['5 zitplaatsen', '5\u00a0zitplaatsen'],
    ['1 jour, 2 jours', '1\u00a0jour, 2\u00a0jours'],
    ['à 20 km', 'à 20\u00a0km'],
    ['Et puis...', 'Et puis…'],
    ['https://a.example/l/100?a=1', 'https://a.example/l/100?a=1'],
    ['formentor/hero-1280.webp', 'formentor/hero-1280.webp'],
  ])('%s', (typed, set) => {
    expect(typeset(typed, language)).toBe(set)
  })
})

test('a value is set to its last text, and only where a text is meant', () => {
  const answer = { title: '18"', code: '18"', list: [{ label: '5 km', id: 1 }], none: null }
  expect(typesetAll(answer, 'nl', (key) => key !== 'code')).toEqual({
    title: '18″',
    code: '18"',
    list: [{ label: '5\u00a0km', id: 1 }],
    none: null,
  })
})

test('setting a text twice changes nothing', () => {
  const characters = fc.constantFrom(
    ' ',
    '\u00a0',
    '\u202f',
    ':',
    ';',
    '!',
    '?',
    '%',
    '«',
    '»',
    "'",
    '1',
    '0',
    'a',
    'é',
    '€',
    'km',
    '"',
    '·',
    'l',
    'e',
    'er',
    '.',
    '-',
    'H',
    '{{x}}',
  )
  fc.assert(
    fc.property(fc.array(characters), fc.constantFrom('fr', 'nl'), (parts, language) => {
      const once = typeset(parts.join(''), language)
      expect(typeset(once, language)).toBe(once)
    }),
  )
})

describe('placeholders', () => {
  test('a fact begins a sentence with a capital, and takes « d’ » before a vowel in French alone', () => {
    const said = (text: string, language: 'fr' | 'nl' = 'fr') => fillPlaceholders(text, language)
    expect(said('{testDrive.duration} de route.')).toBe('Une heure de route.')
    expect(said('Partez. {testDrive.duration} suffit.')).toBe('Partez. Une heure suffit.')
    expect(said('Un essai de {testDrive.duration}')).toBe('Un essai d’une heure')
    expect(said('Écrivez. De {testDrive.duration} à deux')).toBe('Écrivez. D’une heure à deux')
    expect(said('Aide {testDrive.duration}, plus de {brand}')).toBe('Aide une heure, plus de CUPRA')
    expect(said('{company.email}')).toBe(said(' {company.email}').trim())
    expect(said('Een testrit van {testDrive.duration}', 'nl')).toBe('Een testrit van een uur')
    expect(said('{answer.dsa-notice}, met nummer', 'nl')).toBe('De volgende werkdag, met nummer')
  })

  test('give the fact in the language of the reader', () => {
    expect(fillPlaceholders('{company.city}', 'fr')).not.toBe(fillPlaceholders('{company.city}', 'nl'))
  })

  test('that are unknown stay as they are written, and are named', () => {
    const text = '{company.phone} {company.secret} {constructor} {toString}'
    expect(fillPlaceholders(text, 'nl')).toMatch(/^\+32.*\{company\.secret\} \{constructor\} \{toString\}$/)
    expect(unknownPlaceholders(text)).toEqual(['{company.secret}', '{constructor}', '{toString}'])
  })
})
