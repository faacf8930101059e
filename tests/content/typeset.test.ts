import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fillPlaceholders, unknownPlaceholders } from '@/content/placeholders'
import { typeset } from '@/content/typeset'

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
    ['le 1er janvier 2027', 'le 1er\u00a0janvier 2027'],
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
    ['WLTP-CO2', 'WLTP-CO₂'],
    ['Een zin: en nog een', 'Een zin: en nog een'],
    ['120 km/u', '120\u00a0km/u'],
    ['een 12 V-batterij', 'een 12\u00a0V-batterij'],
    ['op 21 november 2026', 'op 21\u00a0november 2026'],
    ['3 dagen', '3\u00a0dagen'],
    ['10.30 u.', '10.30\u00a0u.'],
  ])('%s', (typed, set) => {
    expect(typeset(typed, 'nl')).toBe(set)
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
  )
  fc.assert(
    fc.property(fc.array(characters), fc.constantFrom('fr', 'nl'), (parts, language) => {
      const once = typeset(parts.join(''), language)
      expect(typeset(once, language)).toBe(once)
    }),
  )
})

describe('placeholders', () => {
  test('give the fact in the language of the reader', () => {
    expect(fillPlaceholders('{company.city}', 'fr')).not.toBe(fillPlaceholders('{company.city}', 'nl'))
  })

  test('that are unknown stay as they are written, and are named', () => {
    const text = '{company.phone} {company.secret} {constructor} {toString}'
    expect(fillPlaceholders(text, 'nl')).toMatch(/^\+32.*\{company\.secret\} \{constructor\} \{toString\}$/)
    expect(unknownPlaceholders(text)).toEqual(['{company.secret}', '{constructor}', '{toString}'])
  })
})
