import { type Dated, rowOn } from './rows'

/** What the law sets for an instalment loan by its amount, in cents (royal decree of 14 September 2016). */
type Cents = number

/** Holds for a credit up to this amount, the amount itself included. */
interface Band {
  readonly upTo: Cents
}

export interface DatedCaps extends Pick<Dated, 'from'> {
  readonly bands: readonly (Band & { readonly percent: number })[]
}

interface DatedTerms extends Dated {
  readonly bands: readonly (Band & { readonly months: number })[]
}

const REST = Number.POSITIVE_INFINITY

/**
 * Highest APR. The ministry sets the ceilings anew on 1 June and 1 December (art. 12): these stand in for its table and are to be
 * replaced by it before any real offer.
 */
export const APR_CAPS: readonly (DatedCaps & Dated)[] = [
  {
    from: '2025-12-01',
    bands: [
      { upTo: 1_250_00, percent: 19.5 },
      { upTo: 5_000_00, percent: 14.5 },
      { upTo: REST, percent: 11.5 },
    ],
    sources: ['AR/KB 14.9.2016 art. 12 (démonstration/demonstratie)'],
  },
]

/** Longest repayment term. */
export const MAX_TERMS: readonly DatedTerms[] = [
  {
    from: '2025-01-01',
    bands: [
      { upTo: 500_00, months: 18 },
      { upTo: 2_500_00, months: 24 },
      { upTo: 3_700_00, months: 30 },
      { upTo: 5_600_00, months: 36 },
      { upTo: 7_500_00, months: 42 },
      { upTo: 10_000_00, months: 48 },
      { upTo: 15_000_00, months: 60 },
      { upTo: 20_000_00, months: 84 },
      { upTo: 37_000_00, months: 120 },
      { upTo: REST, months: 240 },
    ],
    sources: ['AR/KB 14.9.2016 art. 13'],
  },
]

function bandOf<B extends Band>(bands: readonly B[], credit: Cents): B {
  const band = bands.find(({ upTo }) => credit <= upTo)
  if (!band) throw new RangeError(`No limits are known for a credit of ${credit} cents`)
  return band
}

export const maxTermMonths = (credit: Cents, day: string): number =>
  bandOf(rowOn(MAX_TERMS, day, 'longest term of a credit').bands, credit).months

export const aprCapPercent = (credit: Cents, day: string, caps: readonly DatedCaps[] = APR_CAPS): number =>
  bandOf(rowOn(caps, day, 'ceiling of the APR').bands, credit).percent
