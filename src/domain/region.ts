import { readZipcode } from './zipcode'

/** The three regions, each of which taxes cars by its own rules. */
export const REGIONS = ['flanders', 'wallonia', 'brussels'] as const
export type Region = (typeof REGIONS)[number]

/** First postal code of each run of one region; bpost numbers by province. */
const RUNS: readonly (readonly [from: number, region: Region])[] = [
  [1000, 'brussels'],
  [1300, 'wallonia'],
  [1500, 'flanders'],
  [4000, 'wallonia'],
  [8000, 'flanders'],
]

/** The region of a postal code as it was typed; undefined for anything that is none. */
export function regionOfZipcode(typed: string): Region | undefined {
  const zipcode = readZipcode(typed)
  return zipcode === undefined ? undefined : RUNS.findLast(([from]) => from <= Number(zipcode))?.[1]
}
