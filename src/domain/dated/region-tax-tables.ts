import type { Dated } from './rows'

/**
 * What each region asks for a new car (Euro 6): once when it is registered, and every year. Amounts are integer cents and
 * include the additional tenths. All of them are indexed on 1 July; a row holds from its day until the next row's.
 */
type Cents = number

/** The amount for everything up to and including a limit. */
export type Step = readonly [most: number, amount: Cents]

export interface RegionTaxTable extends Omit<Dated, 'sources'> {
  /** Each year, by fiscal horsepower; the last amount and what each further horsepower adds. */
  readonly yearly: readonly Cents[]
  readonly yearlyPerExtra: Cents
  readonly flanders: {
    /** Flanders rounds its index on its own: a few cents beside the scale of the other two. */
    readonly yearly: readonly Cents[]
    readonly yearlyPerExtra: Cents
    readonly yearlyLeast: Cents
    readonly yearlyElectric: Cents
    readonly air: { readonly petrol: Cents; readonly diesel: Cents }
    readonly least: Cents
    readonly most: Cents
    readonly electric: Cents
  }
  readonly brussels: { readonly byKw: readonly Step[]; readonly byFiscalHp: readonly Step[]; readonly least: Cents }
  readonly wallonia: { readonly byKw: readonly Step[]; readonly least: Cents; readonly most: Cents }
  readonly sources: Readonly<Record<'flanders' | 'brussels' | 'wallonia', readonly string[]>>
}

const REST = Number.POSITIVE_INFINITY

/** The yearly scales begin at 4 horsepower and less. */
export const FIRST_FISCAL_HP = 4

export const REGION_TAX_TABLES: readonly RegionTaxTable[] = [
  {
    from: '2026-07-01',
    yearly: [
      107_18, 134_11, 193_91, 253_31, 313_24, 373_16, 432_30, 561_00, 689_70, 818_14, 946_84, 1_075_54, 1_408_70,
      1_742_14, 2_075_57, 2_408_34, 2_741_77,
    ],
    yearlyPerExtra: 149_56,
    flanders: {
      yearly: [
        107_19, 134_09, 193_86, 253_30, 313_25, 373_03, 432_23, 561_12, 689_71, 818_17, 946_90, 1_075_55, 1_408_83,
        1_742_41, 2_075_86, 2_408_64, 2_741_90,
      ],
      yearlyPerExtra: 149_34,
      yearlyLeast: 60_94,
      yearlyElectric: 107_16,
      air: { petrol: 28_54, diesel: 628_89 },
      least: 58_16,
      most: 14_539_31,
      electric: 61_50,
    },
    brussels: {
      byKw: [
        [70, 78_88],
        [85, 157_76],
        [100, 634_89],
        [110, 1_112_01],
        [120, 1_589_14],
        [155, 3_178_28],
        [REST, 6_357_85],
      ],
      byFiscalHp: [
        [8, 78_88],
        [10, 157_76],
        [11, 634_89],
        [14, 1_112_01],
        [15, 1_589_14],
        [17, 3_178_28],
        [REST, 6_357_85],
      ],
      least: 78_88,
    },
    wallonia: {
      byKw: [
        [70, 64_01],
        [85, 128_02],
        [100, 515_20],
        [110, 902_37],
        [120, 1_289_55],
        [155, 2_579_10],
        [REST, 5_159_25],
      ],
      least: 50_00,
      most: 9_000_00,
    },
    sources: {
      flanders: ['VCF art. 2.2.4.0.1, 2.3.4.1.1, 2.3.4.1.2/1, 2.3.4.1.3', 'belastingen.fenb.be (1.9.2026)'],
      brussels: ['fisc.brussels/mytax (1.7.2026)'],
      wallonia: ['finances.wallonie.be (1.7.2026)', 'Décret 7.9.2023, 30.5.2025'],
    },
  },
]

/**
 * Factor on the CO2 of a car in the Flemish registration tax, by calendar year: 1,07 in 2021 and 0,035 more with each year since 2022
 * (VCF art. 2.3.4.1.2/1, second paragraph, 3°). A decree can stop it, so each year is a row of its own.
 */
export const FLEMISH_CO2_FACTORS: readonly (Dated & { readonly factor: number })[] = [
  { from: '2026-01-01', factor: 1.245, sources: ['VCF art. 2.3.4.1.2/1'] },
  { from: '2027-01-01', factor: 1.28, sources: ['VCF art. 2.3.4.1.2/1'] },
]

interface RegionTaxFormulas extends Dated {
  /** Registration: ((CO2 × factor of the year) ÷ divisor)^exponent × amount. */
  readonly flemishRegistration: { readonly divisor: number; readonly exponent: number; readonly amount: Cents }
  /** Each year: so much more or less for each gram above or below what is neutral, between two bounds, and by the fuel of a Euro 6 car. */
  readonly flemishYear: {
    readonly neutral: number
    readonly least: number
    readonly most: number
    readonly perGram: number
    readonly petrol: number
    readonly diesel: number
  }
  /** Emissions and mass of the average car (WLTP), and the coefficient of an electric car by kilowatt. */
  readonly wallonia: { readonly co2: number; readonly massKg: number; readonly electricByKw: readonly Step[] }
}

/** The formulas' own figures, which no index moves. */
export const REGION_TAX_FORMULAS: readonly RegionTaxFormulas[] = [
  {
    from: '2026-07-01',
    flemishRegistration: { divisor: 246, exponent: 6, amount: 4_500_00 },
    flemishYear: { neutral: 149, least: 24, most: 500, perGram: 0.003, petrol: -0.15, diesel: 0.15 },
    wallonia: {
      co2: 136,
      massKg: 1_838,
      electricByKw: [
        [120, 0.01],
        [155, 0.1],
        [249, 0.18],
        [REST, 0.26],
      ],
    },
    sources: ['VCF art. 2.2.4.0.1, 2.3.4.1.2/1', 'CTA (Région wallonne) art. 98'],
  },
]
