import { type Credit, representativeExample } from '@demo/backend/finance/representative-example'
import { LENDER } from '@demo/backend/finance/terms'
import { describe, expect, it } from 'vitest'
import { brand } from '@/brand/brand'
import { representativeExampleSchema } from '@/contract/monthly'
import { creditRegimeOn } from '@/domain/dated/credit-law'
import { LANGUAGES } from '@/domain/language'
import { yearlyPercentOf } from './yearly-percent'

const credit: Credit = {
  cashPrice: 40_000_00,
  deposit: 6_000_00,
  percent: 4.99,
  months: 48,
  monthly: 554_24,
  balloon: 12_000_00,
  day: '2026-11-22',
  validFrom: '2026-11-01',
  validTo: '2026-11-30',
}

describe('the text of the example', () => {
  it('is, in French, in the order of the law', () => {
    expect(representativeExample(credit, 'fr').html).toBe(
      [
        '<p><strong>Attention, emprunter de l’argent coûte aussi de l’argent.</strong></p>',
        '<p><strong>Exemple représentatif\u00a0:</strong> prêt à tempérament au taux débiteur annuel fixe de 4,99\u00a0%.',
        ' Prix au comptant\u00a0: 40.000,00\u00a0€. Acompte facultatif\u00a0: 6.000,00\u00a0€.',
        ' Montant du crédit\u00a0: 34.000,00\u00a0€. <strong>TAEG\u00a0: 4,99\u00a0%.</strong>',
        ' Durée\u00a0: 48 mois. <strong>47 mensualités de 554,24\u00a0€</strong>',
        ' et une dernière de 12.554,24\u00a0€.',
        ' Montant total dû\u00a0: 38.603,52\u00a0€. Conditions valables du 01/11/2026 au 30/11/2026.</p>',
        `<p>Prêteur\u00a0: ${LENDER.name.fr}, ${LENDER.address.fr}, BCE ${LENDER.kbo}.`,
        ` Intermédiaire de crédit\u00a0: ${brand.company.name}, agent à titre accessoire.`,
        ' Calcul à titre indicatif, qui ne constitue pas une offre. Sous réserve d’acceptation de votre dossier.</p>',
      ].join(''),
    )
  })

  it('is, in Dutch, in the order of the law', () => {
    expect(representativeExample({ ...credit, balloon: 0 }, 'nl').html).toBe(
      [
        '<p><strong>Let op, geld lenen kost ook geld.</strong></p>',
        '<p><strong>Representatief voorbeeld:</strong> lening op afbetaling met een vaste jaarlijkse debetrentevoet van 4,99\u00a0%.',
        ' Contante prijs: 40.000,00\u00a0€. Facultatief voorschot: 6.000,00\u00a0€.',
        ' Kredietbedrag: 34.000,00\u00a0€. <strong>JKP: 4,99\u00a0%.</strong>',
        ' Looptijd: 48 maanden. <strong>48 maandaflossingen van 554,24\u00a0€</strong>.',
        ' Totaal te betalen bedrag: 26.603,52\u00a0€. Voorwaarden geldig van 01/11/2026 tot en met 30/11/2026.</p>',
        `<p>Kredietgever: ${LENDER.name.nl}, ${LENDER.address.nl}, KBO ${LENDER.kbo}.`,
        ` Kredietbemiddelaar: ${brand.company.name}, agent in een nevenfunctie.`,
        ' Deze berekening is indicatief en vormt geen aanbod. Onder voorbehoud van aanvaarding van je dossier.</p>',
      ].join(''),
    )
  })

  it('says the last payment in Dutch too', () => {
    expect(representativeExample(credit, 'nl').html).toContain(
      '<strong>47 maandaflossingen van 554,24\u00a0€</strong> en een laatste van 12.554,24\u00a0€.',
    )
    expect(representativeExample({ ...credit, balloon: 0 }, 'fr').html).toContain('554,24\u00a0€</strong>. Montant')
  })
})

describe.each(LANGUAGES)('the representative example in %s', (language) => {
  const example = representativeExample(credit, language)

  it('is complete', () => {
    expect(representativeExampleSchema.parse(example)).toEqual(example)
  })

  it('can be worked out again from its own fields', () => {
    const { cash_price, deposit, credit_amount, monthly_amount, last_amount = 0, duration_months, total_due } = example
    expect(credit_amount).toBe(cash_price - deposit)
    expect(total_due).toBeCloseTo((duration_months - 1) * monthly_amount + last_amount, 2)
    expect(yearlyPercentOf(credit_amount, monthly_amount, duration_months, last_amount - monthly_amount)).toBeCloseTo(
      example.apr_percent,
      2,
    )
  })

  it('says every figure of the law in its text, the warning first', () => {
    const { html } = example
    expect(html.indexOf(creditRegimeOn(credit.day).warning[language])).toBe('<p><strong>'.length)
    for (const figure of ['40.000,00', '6.000,00', '34.000,00', '4,99', '47', '554,24', '12.554,24', '38.603,52']) {
      expect(html).toContain(figure)
    }
    expect(html).toContain(example.lender.name)
    expect(html).toContain(example.intermediary.name)
  })

  it('says nothing of a last payment when there is none', () => {
    const plain = representativeExample({ ...credit, balloon: 0 }, language)
    expect(plain).not.toHaveProperty('last_amount')
    expect(plain.html).not.toMatch(/une dernière|een laatste/)
  })
})
