import { describe, expect, it } from 'vitest'
import { representativeExampleSchema } from '@/contract/monthly'
import { CREDIT_REGIMES, creditRegimeOn } from '@/domain/dated/credit-law'
import { LANGUAGES } from '@/domain/language'

const forbids = (language: 'fr' | 'nl', text: string) =>
  creditRegimeOn('2026-11-22').forbidden[language].some((pattern) => pattern.test(text))

describe('the law on advertising credit', () => {
  it('is that of the newest row which has begun', () => {
    expect(creditRegimeOn('2026-11-19').id).toBe('book-vii')
    expect(creditRegimeOn('2026-11-20').id).toBe('directive-2023-2225')
    expect(creditRegimeOn('2040-01-01')).toBe(CREDIT_REGIMES.at(-1))
  })

  it('is not known before its first row', () => {
    expect(() => creditRegimeOn('2015-03-31')).toThrow(new RangeError('No credit law is known for 2015-03-31'))
  })

  it('has its rows in the order of their days, each with its sources', () => {
    const days = CREDIT_REGIMES.map(({ from }) => from)
    expect(days).toEqual([...days].sort())
    for (const { sources } of CREDIT_REGIMES) {
      expect(sources.length).toBeGreaterThan(0)
      for (const { url } of sources) expect(new URL(url).protocol).toBe('https:')
    }
  })

  it('words its warning', () => {
    expect(creditRegimeOn('2026-11-22').warning).toEqual({
      fr: 'Attention, emprunter de l’argent coûte aussi de l’argent.',
      nl: 'Let op, geld lenen kost ook geld.',
    })
  })

  it('asks of an example only what the contract can say', () => {
    const fields = Object.keys(representativeExampleSchema.shape)
    for (const { example } of CREDIT_REGIMES) expect(fields).toEqual(expect.arrayContaining([...example]))
  })

  it.each([
    ['fr', 'Un crédit facile et rapide'],
    ['fr', 'Votre crédit gratuit'],
    ['fr', 'Financement à 0 %'],
    ['fr', 'TAEG 0 %'],
    ['fr', 'Regroupez vos crédits'],
    ['fr', 'Empruntez en quelques minutes'],
    ['nl', 'Snel krediet voor iedereen'],
    ['nl', 'Gratis lening'],
    ['nl', 'Krediet aan 0%'],
    ['nl', 'Leen gemakkelijk'],
    ['nl', 'Kredieten groeperen'],
  ] as const)('forbids in %s: %s', (language, text) => {
    expect(forbids(language, text)).toBe(true)
  })

  it.each([
    ['fr', 'Le taux de 0,5 % ne change pas'],
    ['fr', 'Une charge rapide à la borne'],
    ['fr', 'Un prêt à tempérament au taux fixe de 4,49 %'],
    ['nl', 'Snel laden langs de snelweg'],
    ['nl', 'Een lening op afbetaling aan 4,49 %'],
  ] as const)('does not forbid in %s: %s', (language, text) => {
    expect(forbids(language, text)).toBe(false)
  })

  it('warns in every language of the site', () => {
    for (const { warning } of CREDIT_REGIMES) for (const language of LANGUAGES) expect(warning[language]).not.toBe('')
  })
})
