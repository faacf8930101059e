import { type Dated, rowOn } from './rows'

interface DatedPercent extends Dated {
  readonly percent: number
}

/** Standard rate of VAT, which cars and rents have. */
export const VAT_RATES: readonly DatedPercent[] = [
  { from: '1996-01-01', percent: 21, sources: ['AR/KB n° 20, 20.7.1970, art. 1'] },
]

/** The most that a company deducts of the VAT on a car. */
export const VAT_DEDUCTIONS: readonly DatedPercent[] = [
  { from: '2025-01-01', percent: 50, sources: ['CTVA/WBTW art. 45 § 2'] },
]

/** In %. */
export const vatPercentOn = (day: string): number => rowOn(VAT_RATES, day, 'rate of VAT').percent

/** In %. */
export const deductibleVatOn = (day: string): number => rowOn(VAT_DEDUCTIONS, day, 'deduction of VAT').percent
