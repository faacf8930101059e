import type { CallName } from '@/contract/calls'

/** What of the site uses a call: the other team reads it beside each fault. */
export const USERS_OF_CALLS: Readonly<Record<CallName, string>> = {
  'models-prices':
    'models overview, every model page, menu, home, the configurator’s first page: prices and WLTP figures',
  'financial-simulations-models': 'monthly amounts of home, models and finance pages; the search by monthly amount',
  configurations: 'the versions of a model, the first page of its configurator, technical data',
  standards: 'standard equipment in configurator, model page and comparison',
  delivery: 'delivery weeks of a configured car',
  configuration: 'every page of a configured car, its offer, its PDF, the comparison',
  choices: 'every tile of the configurator',
  prices: 'reductions and the lowest price of 30 days of a configured car',
  quotes: 'the calculators of a configured car and of a car in stock, its PDF',
  pictures: 'pictures of a car',
  turntable: 'the first picture of model pages and of a configured car, the car that turns',
  'cupra-params': 'an address with a code: offer, comparison, former prices',
  'cupra-code': 'the code, link and QR of a configured car',
  'marketing-code': 'the campaign of a configured car',
  'stock-filters': 'the filters of the stock',
  'cupra-code-stock': 'cars in stock like the configured one; the closest ones to a sold car',
  'stock-vehicles': 'the stock list, the page of each car, comparison, sitemap, feeds',
  'missing-price-discount': 'nothing that a visitor sees: an alarm to the operator',
  'missing-catalog-price': 'nothing that a visitor sees: an alarm to the operator',
  'feature-flags': 'every page: what is switched on',
}
