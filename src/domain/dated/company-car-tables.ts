import type { Dated } from './rows'

/** What the tax on company cars asks in Belgium. Amounts are integer cents. Rows begin in 2025: nothing is asked of a day before. */
type Cents = number

interface BenefitFormula {
  /** Share of the catalogue value, in %: of an electric car, and of one that emits what its reference does. */
  readonly electric: number
  readonly atReference: number
  /** Points for each gram above or below the reference. */
  readonly perGram: number
  readonly least: number
  readonly most: number
  /** Share of the catalogue value that is left, in %, by full years since the first registration; the last one holds from then on. */
  readonly byAge: readonly number[]
  /** What is taxed of the result. */
  readonly taxedShare: { readonly numerator: number; readonly denominator: number }
}

export interface TaxTable extends Dated {
  /** The day on which the rules of company cars in this file were last read, for this year. */
  readonly readOn: string
  readonly benefit: BenefitFormula & {
    /** Reference emissions, g/km. */
    readonly reference: { readonly petrol: number; readonly diesel: number }
    /** The least benefit of a year. */
    readonly floor: Cents
  }
  /** CO2 contribution of the employer for cars ordered since 1 July 2023: ((g × perGram − base) ÷ 12) × index × factor. */
  readonly solidarity: {
    readonly perGram: Cents
    readonly base: { readonly petrol: Cents; readonly diesel: Cents }
    /** Least amount of a month before the index. */
    readonly minimum: Cents
    readonly index: number
    readonly factor: number
  }
}

/** Income tax code, art. 36 § 2, as it stands since 2012. */
const FORMULA: BenefitFormula = {
  electric: 4,
  atReference: 5.5,
  perGram: 0.1,
  least: 4,
  most: 18,
  byAge: [100, 94, 88, 82, 76, 70],
  taxedShare: { numerator: 6, denominator: 7 },
}
const FORMULA_SOURCE = 'CIR/WIB 92 art. 36 § 2'

/** Law of 29 June 1981, art. 38 § 3quater. */
const CONTRIBUTION = { perGram: 9_00, base: { petrol: 768_00, diesel: 600_00 } } as const
const CONTRIBUTION_SOURCE = 'Loi/wet 29.6.1981 art. 38 § 3quater'

/** A row for each income year. */
export const TAX_TABLES: readonly TaxTable[] = [
  {
    from: '2025-01-01',
    readOn: '2026-11-23',
    benefit: { ...FORMULA, reference: { petrol: 71, diesel: 59 }, floor: 1_650_00 },
    solidarity: { ...CONTRIBUTION, minimum: 23_41, index: 181.93 / 114.08, factor: 2.75 },
    sources: [
      FORMULA_SOURCE,
      CONTRIBUTION_SOURCE,
      'fleet.be/cotisation-co2-voici-ce-que-vous-devrez-payer-en-2025',
      'lecap.be (2025)',
      'vanmossel.be',
    ],
  },
  {
    from: '2026-01-01',
    readOn: '2026-11-23',
    benefit: { ...FORMULA, reference: { petrol: 70, diesel: 58 }, floor: 1_690_00 },
    solidarity: { ...CONTRIBUTION, minimum: 25_99, index: 185.85 / 114.08, factor: 4 },
    sources: [
      FORMULA_SOURCE,
      CONTRIBUTION_SOURCE,
      'easypay-group.com (1.1.2026)',
      'link2fleet.com',
      'acs.be',
      'vanmossel.be',
    ],
  },
]

/** The reading that every page names: that of the newest year. Articles name their own. */
export const TAX_RULES_READ_ON = TAX_TABLES.map(({ readOn }) => readOn).at(-1) ?? ''

export interface Deduction extends Dated {
  /** In %. */
  readonly percent: number
}

const DEDUCTION_SOURCES = ['CIR/WIB 92 art. 198bis'] as const

/** Deduction by the day of the order, for as long as the contract runs. */
export const DEDUCTIONS: Readonly<Record<'electric' | 'emitting', readonly Deduction[]>> = {
  electric: [
    { from: '2023-07-01', percent: 100, sources: DEDUCTION_SOURCES },
    { from: '2027-01-01', percent: 95, sources: DEDUCTION_SOURCES },
    { from: '2028-01-01', percent: 90, sources: DEDUCTION_SOURCES },
    { from: '2029-01-01', percent: 82.5, sources: DEDUCTION_SOURCES },
    { from: '2030-01-01', percent: 75, sources: DEDUCTION_SOURCES },
    { from: '2031-01-01', percent: 67.5, sources: DEDUCTION_SOURCES },
  ],
  emitting: [{ from: '2026-01-01', percent: 0, sources: DEDUCTION_SOURCES }],
}

/** What a self-employed person in his own name deducts of a plug-in hybrid; of every other car what a company does. */
export interface PlugInDeduction extends Dated {
  /** In %, at most, up to these emissions (WLTP, g/km); above the last nothing is deducted. */
  readonly most: readonly { readonly upTo: number; readonly percent: number }[]
  /** The formula in grams, which the law keeps for them: in % of a car that emits nothing, and less for each gram of a petrol engine. */
  readonly atZero: number
  readonly perGram: number
}

/**
 * Read in the trade press, not in the official journal (docs/law.md). The limit of 75 g/km is that of Euro 6e-bis, which each new
 * registration has since 1 January 2026.
 */
const GRAM_FORMULA = { atZero: 120, perGram: 0.5 * 0.95 } as const
const PLUG_IN_SOURCES = [
  'CIR/WIB 92 art. 66 (11.12.2025)',
  'carcostadvisor.com (12.2025)',
  'vanmossel.be/westlease (2026)',
  'egear.be (4.2025)',
] as const

/** By the day of the order. */
export const PLUG_IN_DEDUCTIONS: readonly PlugInDeduction[] = [
  {
    from: '2026-01-01',
    most: [
      { upTo: 50, percent: 100 },
      { upTo: 75, percent: 75 },
    ],
    ...GRAM_FORMULA,
    sources: PLUG_IN_SOURCES,
  },
  {
    from: '2027-01-01',
    most: [
      { upTo: 50, percent: 95 },
      { upTo: 75, percent: 75 },
    ],
    ...GRAM_FORMULA,
    sources: PLUG_IN_SOURCES,
  },
]

/** What a self-employed person pays to social security of what he earns, in %, in the first bracket: a director of his benefit too. */
export const SELF_EMPLOYED_CONTRIBUTIONS: readonly Deduction[] = [
  { from: '2018-01-01', percent: 20.5, sources: ['AR/KB n° 38, 27.7.1967, art. 12 § 1'] },
]

/** Standard rate of corporate income tax, in %. */
export const CORPORATE_TAX: readonly Deduction[] = [
  { from: '2020-01-01', percent: 25, sources: ['CIR/WIB 92 art. 215'] },
]

/** Rates of the brackets of personal income tax, in %. */
export const INCOME_TAX = [
  { from: '2018-01-01', percents: [25, 40, 45, 50], sources: ['CIR/WIB 92 art. 130'] },
] as const satisfies readonly (Dated & { readonly percents: readonly number[] })[]
