/** What has changed in the contract, the newest first. */
interface Change {
  /** Major: a service must change. Minor: something optional came, which a service may leave out. */
  readonly version: `${number}.${number}`
  /** ISO date. */
  readonly date: string
  readonly what: readonly string[]
}

/**
 * A service of an older minor version goes on being read: what comes within a major version is optional in answers and in
 * requests, and no closed list of an answer loses a word.
 */
export const CONTRACT_CHANGES: readonly [Change, ...Change[]] = [
  {
    version: '1.6',
    date: '2026-11-29',
    what: [
      '`services` of a monthly amount and `options` of a car in stock may be left out where they are not known: an empty list says that there are none, and a page says so.',
      'What stands under a heading, in a link or in a row has a word in it: titles, names and labels are not empty, nor are the rows of a group, the engines of a group of versions, and the choices of a car and of its categories.',
      'An answer has at most 100 models, or versions of one.',
    ],
  },
  {
    version: '1.5',
    date: '2026-11-29',
    what: [
      'The `id` of a value of a facet stands in addresses: 1 to 40 letters, digits, « . », « _ » or « - », and a word of the contract where the facet has such words. Any other one was never readable, and is no longer offered.',
      'A page of the stock has as many cars as are asked for, up to 100; `limit` of an answer says how many there was room for.',
      'Within a carline the `code` of a choice is that of no other one, over all categories: the site has always told them apart by it.',
      'Quotes and simulations that are asked for with `product_code` are of that product alone. The site leaves out the others.',
    ],
  },
  {
    version: '1.4',
    date: '2026-11-29',
    what: [
      'A car without a price says 0 in both readings of its amounts: `price_list` and `price_offer` of the stock, `base`, `total` and `catalog_value` of a configured car, `total_price`. It is shown « on request » and reported by `missing-catalog-price`.',
    ],
  },
  {
    version: '1.3',
    date: '2026-11-28',
    what: [
      'A picture may say what was chosen for the car and is not drawn in it: `not_shown`.',
      'The measures of a version may have the volume of its tank: `tank_l`.',
    ],
  },
  {
    version: '1.2',
    date: '2026-11-27',
    what: [
      'The time of delivery of a configured car may be absent, and so may postal code, latitude and longitude of a dealer.',
      'A model, a version and a car that a search by month found may be without a picture: they are shown without one.',
      'The days between which the price of a model holds may be absent, and so may the score of a car that is like another.',
      'A price of a model is one of a carline that is on sale on this site: before its day there is none.',
      'A gearbox or a drive that has no word in the contract is `other`.',
    ],
  },
  {
    version: '1.1',
    date: '2026-11-27',
    what: [
      'Nothing that a service could truly say is refused, so this is a minor version: what lies outside the bounds below was no price, day or share before either. An item of a list that breaks one is left out and reported, and the others are used; where the answer is that one thing, it counts as out of shape.',
      'An address of a picture is one of this site or https.',
      'A colour is written as in a style sheet; that of a paint in stock may be absent.',
      'A text has at most 10,000 characters, a list at most 1,000 items, a page of the stock at most 100 cars.',
      'A deposit, a first payment and the price of a kilometre more are not below zero.',
      'Every number has bounds: see `minimum` and `maximum` of each field. A car costs 1,000 to 1,000,000 euro, a month of it 1 to 50,000.',
      'The two readings of an amount agree by its `vat_rate`; `weeks_min` is not above `weeks_max`, nor `expected_from` behind `expected_to`.',
      'A representative example adds up: instalments and last amount to the total due, cash price less deposit to the credit.',
      'The facet `availability` has the value `reserved`: a car that somebody has reserved is counted there alone.',
      'Of the facts of tax: 1 to 2,000 kW, 1 to 100 fiscal horsepower in whole ones, 100 to 10,000 kg.',
    ],
  },
  { version: '1.0', date: '2026-11-01', what: ['The calls of the configurator, the stock, the alerts and the flags.'] },
]

export const CONTRACT_VERSION = CONTRACT_CHANGES[0].version
