import { configuratorQueries } from '@/data/configurator/queries'
import { navigationQueries } from '@/data/navigation/queries'
import type { Audience } from '@/routing/build-path'

/** The scenes of the homepage: their names and links, then their pictures and prices. */
export function homeQueries({ language, salesType }: Audience) {
  return [navigationQueries.cars(language), configuratorQueries.modelsPrices({ lang: language, sales_type: salesType })]
}
