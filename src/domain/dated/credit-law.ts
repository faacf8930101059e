import type { Bilingual } from '../language'

/**
 * The law on advertising consumer credit, as dated data. Which texts these are, what is settled and what counsel has to
 * confirm: docs/law.md.
 */

/** What a representative example has to say, by the field of the contract that says it. */
const EXAMPLE_ELEMENTS = [
  'credit_type',
  'cash_price',
  'deposit',
  'credit_amount',
  'rate_percent',
  'apr_percent',
  'duration_months',
  'monthly_amount',
  'last_amount',
  'total_due',
  'valid_from',
  'valid_to',
  'lender',
  'intermediary',
] as const
type ExampleElement = (typeof EXAMPLE_ELEMENTS)[number]

export interface CreditRegime {
  readonly id: 'book-vii' | 'directive-2023-2225'
  /** The first day on which it holds; until the next row's. */
  readonly from: string
  readonly sources: readonly { readonly title: string; readonly url: string }[]
  /** Word for word, neither shortened nor changed. */
  readonly warning: Bilingual
  /** A lease with an option or an obligation to buy counts as a credit to a consumer. */
  readonly coversLeaseToBuy: boolean
  /** The example's figures. Where the texts differ, the stricter one. */
  readonly example: readonly ExampleElement[]
  /** Words forbidden in an advertisement, as they would stand in a text. */
  readonly forbidden: Readonly<Record<keyof Bilingual, readonly RegExp[]>>
  /** False while the Belgian text is not settled: the stricter form is shown, and docs/law.md says what is open. */
  readonly settled: boolean
}

const WARNING: Bilingual = {
  fr: 'Attention, emprunter de l’argent coûte aussi de l’argent.',
  nl: 'Let op, geld lenen kost ook geld.',
}

/** Art. VII.65: ease, speed, discretion; grouping of credits; and what art. 8 of the directive adds. */
const FORBIDDEN: CreditRegime['forbidden'] = {
  fr: [
    /(crédit|prêt|emprunt|financement)s? (facile|rapide|immédiat|express|gratuit|sans (souci|justificatif|enquête|frais))/i,
    /(crédit|prêt|financement) (à )?(0|zéro) ?%/i,
    /\b(TAEG|taux) (de |à )?0 ?%/i,
    /(empruntez|financez) (facilement|rapidement|en quelques (minutes|clics))/i,
    /regroup(er|ez|ement) (de |vos |tous vos )?(crédits|prêts)/i,
    /(améliorez|augmentez) votre (niveau de vie|pouvoir d’achat)/i,
  ],
  nl: [
    /(gemakkelijk|makkelijk|snel|direct|gratis|renteloos|discreet) ?(krediet|lening|lenen|financiering)/i,
    /(krediet|lening|financiering) (aan |tegen )?(0|nul) ?%/i,
    /\bJKP (van )?0 ?%/i,
    /(leen|financier) (gemakkelijk|snel|in enkele (minuten|klikken))/i,
    /(kredieten|leningen) (groeperen|samenvoegen|hergroeperen)/i,
    /(verhoog|verbeter) je (levensstandaard|koopkracht)/i,
  ],
}

export const CREDIT_REGIMES: readonly CreditRegime[] = [
  {
    id: 'book-vii',
    from: '2015-04-01',
    sources: [
      {
        title: 'Code de droit économique / Wetboek van economisch recht, art. VII.64 – VII.65',
        url: 'https://www.ejustice.just.fgov.be/eli/wet/2013/02/28/2013A11134/justel',
      },
      {
        title: 'Arrêté royal / koninklijk besluit 21.6.2011, numac 2011011185',
        url: 'https://www.ejustice.just.fgov.be/eli/besluit/2011/06/21/2011011185/justel',
      },
    ],
    warning: WARNING,
    // A lease with an option to buy (crédit-bail, financieringshuur) is a credit contract of book VII already.
    coversLeaseToBuy: true,
    example: EXAMPLE_ELEMENTS,
    forbidden: FORBIDDEN,
    settled: true,
  },
  {
    id: 'directive-2023-2225',
    from: '2026-11-20',
    sources: [
      {
        title: 'Directive / richtlijn (UE/EU) 2023/2225, art. 2, 7, 8, 48',
        url: 'https://eur-lex.europa.eu/eli/dir/2023/2225/oj',
      },
    ],
    warning: WARNING,
    coversLeaseToBuy: true,
    example: EXAMPLE_ELEMENTS,
    forbidden: FORBIDDEN,
    settled: false,
  },
]

/**
 * The regime that holds on a day.
 * @throws RangeError for a day before the first row
 */
export function creditRegimeOn(day: string): CreditRegime {
  const regime = CREDIT_REGIMES.findLast(({ from }) => from <= day)
  if (!regime) throw new RangeError(`No credit law is known for ${day}`)
  return regime
}
