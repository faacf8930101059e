import { translationsIn } from '@tests/translations'
import { describe, expect, it } from 'vitest'
import type { Difference, Help } from '@/contract/stock-facet'
import type { Language } from '@/domain/language'
import { readSearch } from '@/domain/stock-search'
import { differenceWords, helpWords } from '@/features/stock/list/near-words'

const search = readSearch({ price_max: '35000', monthly_max: '500', power_min: '200', power_max: '300' })
const fitted = { incl: 1_240, excl: 1_024.79, vat_rate: 21, currency: 'EUR' } as const
const plain = (text: string) => text.replace(/\s/g, ' ')

const difference = (one: Difference, language: Language = 'fr', salesType: 'B2C' | 'B2B' = 'B2C') =>
  plain(differenceWords(translationsIn(language).getFixedT(null, 'stock'), one, search, { language, salesType }))
const help = (one: Help, language: Language = 'fr', salesType: 'B2C' | 'B2B' = 'B2C') =>
  plain(helpWords(translationsIn(language).getFixedT(null, 'stock'), one, { language, salesType }))

describe('the one difference of a near miss', () => {
  it.each<readonly [Difference, string, string]>([
    [{ code: 'price', value: 36_620 }, '+1.620 €', '+1.620 €'],
    [{ code: 'monthly', value: 512.5 }, '+12,50 € par mois', '+12,50 € per maand'],
    [{ code: 'delivery_weeks', value: 5 }, 'Livrée en 5 semaines', 'Geleverd binnen 5 weken'],
    [{ code: 'near', value: 41 }, 'À 41 km', 'Op 41 km'],
    [{ code: 'power', value: 150 }, 'Puissance : 150 kW', 'Vermogen: 150 kW'],
    // More of what is no price is said as it is, not as what it costs more.
    [{ code: 'power', value: 310 }, 'Puissance : 310 kW', 'Vermogen: 310 kW'],
    [{ code: 'price', value: 35_000 }, 'Prix : 35.000 €', 'Prijs: 35.000 €'],
    [{ code: 'price' }, '', ''],
    [{ code: 'something_new' }, '', ''],
    [{ code: 'color', label: 'Blanc' }, 'Teinte : Blanc', 'Kleur: Blanc'],
    [{ code: 'promotion' }, 'Au prix normal, sans promotion', 'Aan de gewone prijs, zonder promotie'],
    [{ code: 'equipment', label: 'Panoramadak' }, 'Sans panoramadak', 'Zonder panoramadak'],
    [
      { code: 'equipment', label: 'Trekhaak', fitted },
      'Trekhaak : à monter après livraison, 1.240 €',
      'Trekhaak: na levering te monteren, 1.240 €',
    ],
    [{ code: 'something_new', label: 'X' }, 'X', 'X'],
  ])('%j', (one, french, dutch) => {
    expect(difference(one)).toBe(french)
    expect(difference(one, 'nl')).toBe(dutch)
  })

  it('a price of which no highest was asked is the price itself', () => {
    const words = (code: string, value: number) =>
      differenceWords(translationsIn('fr').getFixedT(null, 'stock'), { code, value }, readSearch({}), {
        language: 'fr',
        salesType: 'B2C',
      })
    expect(plain(words('price', 29_000))).toBe('Prix : 29.000 €')
    expect(plain(words('monthly', 300))).toMatch(/: 300 €$/)
  })

  it('below the lowest price that was asked is the price itself', () => {
    const cheap = readSearch({ price_min: '30000' })
    const words = differenceWords(
      translationsIn('fr').getFixedT(null, 'stock'),
      { code: 'price', value: 29_000 },
      cheap,
      {
        language: 'fr',
        salesType: 'B2C',
      },
    )
    expect(plain(words)).toBe('Prix : 29.000 €')
  })

  it('a business reads what fitting costs without VAT', () => {
    expect(difference({ code: 'equipment', label: 'Trekhaak', fitted }, 'fr', 'B2B')).toContain('1.024,79 €')
    expect(help({ code: 'equipment', label: 'Trekhaak', fitted, count: 2 }, 'fr', 'B2B')).toContain('1.024,79 €')
  })
})

describe('what would help', () => {
  it.each<readonly [Help, string, string]>([
    [
      { code: 'price', value: 41_000, count: 3 },
      '3 si le prix monte à 41.000 €',
      '3 als de prijs tot 41.000 € mag gaan',
    ],
    [
      { code: 'monthly', value: 620, count: 1 },
      '1 si le loyer monte à 620 €',
      '1 als het maandbedrag tot 620 € mag gaan',
    ],
    [{ code: 'delivery_weeks', value: 9, count: 4 }, '4 livrables en 9 semaines', '4 binnen 9 weken'],
    [{ code: 'near', value: 41, count: 2 }, '2 à 41 km ou moins', '2 op 41 km of minder'],
    [
      { code: 'equipment', label: 'Trekhaak', fitted, count: 2 },
      'à monter après livraison, dès 1.240 €',
      'na levering te monteren, vanaf 1.240 €',
    ],
    [{ code: 'something_new', value: 1, count: 2 }, '', ''],
  ])('%j', (one, french, dutch) => {
    expect(help(one)).toBe(french)
    expect(help(one, 'nl')).toBe(dutch)
  })
})
