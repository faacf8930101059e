import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAmount } from '@/domain/parse-amount'
import { formatNumber } from '@/i18n/format'

describe('an amount as people type it', () => {
  it.each([
    ['', 0],
    ['1500', 1500],
    ['1.500', 1500],
    ['1 500', 1500],
    ['EUR1500', 1500],
    ['1500Eur', 1500],
    ['1.500euros', 1500],
    ['1.500,=', 1500],
    ['1\u202f500,50 €', 1500.5],
    ['1500,5', 1500.5],
    ['1500.50', 1500.5],
    ['€ 1.500,50', 1500.5],
    ['1,500.50', 1500.5],
    ['1.234.567', 1234567],
    ["1'500", 1500],
    ['1500 EUR', 1500],
    ['EUR 1.500', 1500],
    ['1500 euro', 1500],
    ['1.500 euros', 1500],
    ['1.500,-', 1500],
    ['1500,-', 1500],
    ['1.500,\u2013 €', 1500],
    ['€1.500,--', 1500],
    ['1500.-', 1500],
    ['1500 -', 1500],
    ['1’500', 1500],
    ['35,000', 35000],
    ['35.000,00 €', 35000],
    ['449.99', 449.99],
    ['449,9', 449.9],
    ['35k', 35000],
    ['1,5 k€', 1500],
    ['0,5', 0.5],
    ['007', 7],
    ['1.500.00', 1500],
    ['450 €/mois', 450],
    ['450/maand', 450],
    ['450 euro per maand', 450],
    ['488,52 € par mois', 488.52],
    ['€ 450,- p/m', 450],
    ['450 mnd.', 450],
    ['0,32 €/kWh', 0.32],
    // As an address carries it.
    ['0,32 €kWh', 0.32],
    ['1,85 €l', 1.85],
    ['1,85 €/l', 1.85],
    ['25 mille euros', 25000],
    ['25 duizend', 25000],
    ['25.000.', 25000],
    ['25.000 €.', 25000],
    ['1.500, euro', 1500],
    ['\u202d1500\u202c', 1500],
    ['\u200e€ 1.500,50', 1500.5],
    ['\ufeff450\u200b €/mois', 450],
    ['１.５００，５０', 1500.5],
  ])('%j is %d', (typed, amount) => {
    expect(parseAmount(typed, undefined)).toBe(amount)
  })

  it.each([
    '12a',
    '1.50.0',
    '1.2345',
    '1,,5',
    '--',
    '1,500,50,1',
    '0.500',
    '12-15',
    '1e5',
    'euro12k5',
    'mille',
    '25 m',
    'per maand 450',
    '25.000 HTVA',
  ])('%j is no amount', (typed) => {
    expect(['not_an_amount', 'negative']).toContain(parseAmount(typed, undefined))
  })

  it.each(['-1', '\u2212 500', '-abc'])('%j is negative', (typed) => {
    expect(parseAmount(typed, undefined)).toBe('negative')
  })

  it.each([
    ['15.000 TVAC', 'B2C', 15_000],
    ['450 € TTC', 'B2C', 450],
    ['450 €/mois TVAC', 'B2C', 450],
    ['€ 450,- (incl. btw) per maand', 'B2C', 450],
    ['15.000 inclusief btw', 'B2C', 15_000],
    ['450 btw inbegrepen', 'B2C', 450],
    ['488,52 euro par mois, TVA comprise', 'B2C', 488.52],
    ['15.000 HTVA', 'B2B', 15_000],
    ['450 excl. btw', 'B2B', 450],
    ['450excl', 'B2B', 450],
    ['€ 450 BTW excl. p/m', 'B2B', 450],
    ['450 hors TVA', 'B2B', 450],
    ['450 zonder btw', 'B2B', 450],
    ['450 € HT/mois', 'B2B', 450],
    ['450 TVA non comprise', 'B2B', 450],
  ] as const)('%j is read by the audience of its words', (typed, audience, amount) => {
    expect(parseAmount(typed, audience)).toBe(amount)
    const [other, problem] = audience === 'B2C' ? (['B2B', 'with_vat'] as const) : (['B2C', 'without_vat'] as const)
    expect(parseAmount(typed, other)).toBe(problem)
    expect(parseAmount(typed, undefined)).toBe('not_an_amount')
  })

  it.each(['cher TVAC', '12a HTVA', '- HTVA'])('%j is no amount, whichever tax it names', (typed) => {
    expect(['not_an_amount', 'negative']).toContain(parseAmount(typed, 'B2C'))
    expect(['not_an_amount', 'negative']).toContain(parseAmount(typed, 'B2B'))
  })

  it.each(['450 btw', '450 hors', 'TVAC hors 450', '450 TVAC 500', '450 HTVA 500'])('%j names no tax', (typed) => {
    expect(parseAmount(typed, 'B2C')).toBe('not_an_amount')
    expect(parseAmount(typed, 'B2B')).toBe('not_an_amount')
  })

  it('is read back from how this site writes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_99 }), (cents) => {
        expect(parseAmount(formatNumber(cents / 100, 'fr', { decimals: 2 }), undefined)).toBeCloseTo(cents / 100, 9)
      }),
    )
  })

  const GROUPS = ['', '.', ' ', '\u00a0', '\u202f', "'", '’']
  const AROUND = ['%', '€ %', '%€', '% €', 'EUR %', 'EUR%', '% euro', '%euro', '% EUR', ' % ']
  it.each(GROUPS)('is read whatever stands between its thousands: %j', (group) => {
    fc.assert(
      fc.property(
        fc.nat(9_999_999),
        fc.constantFrom('', ',-', ',00', '.-', ',–'),
        fc.constantFrom(...AROUND),
        (whole, end, around) => {
          const written = String(whole).replace(/\B(?=(\d{3})+$)/g, group)
          expect(parseAmount(around.replace('%', written + end), undefined)).toBe(whole)
        },
      ),
    )
  })
})
