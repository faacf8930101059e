import type { ToolName } from '@/content/schema/block-names'
import type { ContentBlock } from '@/content/types'
import { audienceQuery } from '@/data/audience-query'
import { configuratorQueries } from '@/data/configurator/queries'
import { carlinesOnSale, ELECTRIC_CARLINES, isSoldCarline, type ModelledCarline } from '@/domain/carline'
import type { ProductCode } from '@/domain/finance-terms'
import type { Audience } from '@/routing/build-path'

/** The "from" price of one carline, its WLTP figures and its name. */
const carlinePriceQuery = (audience: Audience, carline_code: ModelledCarline) =>
  configuratorQueries.modelsPrices({ ...audienceQuery(audience), carline_code })

const leaseQuery = (audience: Audience, carline_code: ModelledCarline, product_code: ProductCode) =>
  configuratorQueries.financialSimulationsModels({ ...audienceQuery(audience), carline_code, product_code })

const versionQueries = (carlines: readonly ModelledCarline[], audience: Audience) =>
  carlines.map((carline_code) => configuratorQueries.configurations({ ...audienceQuery(audience), carline_code }))

type Query =
  | ReturnType<typeof carlinePriceQuery>
  | ReturnType<typeof leaseQuery>
  | ReturnType<typeof versionQueries>[number]

type Ask = (audience: Audience) => Query[]
const electricVersions: Ask = (audience) => versionQueries(ELECTRIC_CARLINES.filter(isSoldCarline), audience)
const fromPrices: Ask = (audience) => [configuratorQueries.modelsPrices(audienceQuery(audience))]
/** This tool's queries depend on the visitor, so they cannot be prefetched. */
const nothingAhead: Ask = () => []

const TOOL_QUERIES: Readonly<Record<ToolName, Ask>> = {
  'electric-range': electricVersions,
  'charging-time': electricVersions,
  'charging-cost': electricVersions,
  'electric-or-hybrid': nothingAhead,
  'wltp-table': (audience) => versionQueries(carlinesOnSale(), audience),
  'rescue-sheets': nothingAhead,
  financing: fromPrices,
  'product-choice': nothingAhead,
  'monthly-budget': nothingAhead,
  'fleet-plan': fromPrices,
}

/** The queries of the blocks of a page, for the server's prefetch. */
export function blockQueries(blocks: readonly ContentBlock[], audience: Audience) {
  return blocks.flatMap((block): Query[] => {
    switch (block.kind) {
      case 'models':
      case 'model-carousel-highlights':
        return fromPrices(audience)
      case 'model-highlight':
        return [carlinePriceQuery(audience, block.carline)]
      case 'model-lease-action':
        return [carlinePriceQuery(audience, block.carline), leaseQuery(audience, block.carline, block.product)]
      case 'tool':
        return TOOL_QUERIES[block.tool](audience)
      default:
        return []
    }
  })
}
