import { describe, expect, it } from 'vitest'
import { yearlyPercentOf } from '@/backend/finance/annuity'
import { type Credit, representativeExample } from '@/backend/finance/representative-example'
import { CREDIT_WARNING } from '@/backend/finance/terms'
import { representativeExampleSchema } from '@/contract/common'
import { LANGUAGES } from '@/domain/language'

const credit: Credit = {
  cashPrice: 40_000_00,
  deposit: 6_000_00,
  percent: 4.99,
  months: 48,
  monthly: 554_24,
  balloon: 12_000_00,
  validFrom: '2026-11-01',
  validTo: '2026-11-30',
}

describe.each(LANGUAGES)('the representative example in %s', (language) => {
  const example = representativeExample(credit, language)

  it('is complete', () => {
    expect(representativeExampleSchema.parse(example)).toEqual(example)
  })

  it('can be worked out again from its own fields', () => {
    const { cash_price, deposit, credit_amount, monthly_amount, last_amount = 0, duration_months, total_due } = example
    expect(credit_amount).toBe(cash_price - deposit)
    expect(total_due).toBeCloseTo(duration_months * monthly_amount + last_amount, 2)
    expect(yearlyPercentOf(credit_amount, monthly_amount, duration_months, last_amount)).toBeCloseTo(
      example.apr_percent,
      2,
    )
  })

  it('says every figure of the law in its text, the warning first', () => {
    const { html } = example
    expect(html.indexOf(CREDIT_WARNING[language])).toBe('<p><strong>'.length)
    for (const figure of ['40.000,00', '6.000,00', '34.000,00', '4,99', '48', '554,24', '12.000,00', '38.603,52']) {
      expect(html).toContain(figure)
    }
    expect(html).toContain(example.lender.name)
    expect(html).toContain(example.intermediary.name)
  })

  it('says nothing of a last payment when there is none', () => {
    const plain = representativeExample({ ...credit, balloon: 0 }, language)
    expect(plain).not.toHaveProperty('last_amount')
    expect(plain.html).not.toMatch(/dernière échéance|laatste betaling/)
  })
})
