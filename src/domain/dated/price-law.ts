import { type Dated, rowOn } from './rows'

/** Days before a reduction in which its reference price is looked for. */
export const REFERENCE_PERIODS: readonly (Dated & { readonly days: number })[] = [
  { from: '2022-05-28', days: 30, sources: ['CDE/WER art. VI.18'] },
]

export const referenceDaysOn = (day: string): number => rowOn(REFERENCE_PERIODS, day, 'reference period').days
