import type { Dated } from './rows'

/** A premium of a region for whoever buys an electric car. Amounts are integer cents. */
interface Premium extends Dated {
  /** The last day on which an order counts. */
  readonly until: string
  /** The highest price of a new car, VAT and options included. */
  readonly mostPrice: number
}

/** Flanders: for orders of private buyers, until the budget of 2024 was spent. */
export const FLEMISH_PREMIUMS: readonly Premium[] = [
  {
    from: '2024-01-01',
    until: '2024-11-22',
    mostPrice: 40_000_00,
    sources: ['vlaanderen.be/premie-voor-een-elektrische-wagen'],
  },
]

/** The Flemish premium that an order of a day can ask for; undefined when there is none. */
export const flemishPremiumOn = (day: string): Premium | undefined =>
  FLEMISH_PREMIUMS.find(({ from, until }) => from <= day && day <= until)
