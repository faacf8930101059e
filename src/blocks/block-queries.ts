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

function toolQueries(tool: ToolName, audience: Audience) {
  switch (tool) {
    case 'electric-range':
    case 'charging-time':
    case 'charging-cost':
      return versionQueries(ELECTRIC_CARLINES.filter(isSoldCarline), audience)
    case 'financing':
    case 'fleet-plan':
      return [configuratorQueries.modelsPrices(audienceQuery(audience))]
    case 'wltp-table':
      return versionQueries(carlinesOnSale(), audience)
    default:
      return []
  }
}

type Query =
  | ReturnType<typeof carlinePriceQuery>
  | ReturnType<typeof leaseQuery>
  | ReturnType<typeof versionQueries>[number]

/** What the blocks of a page ask the service for, so that the server can ask first. */
export function blockQueries(blocks: readonly ContentBlock[], audience: Audience) {
  return blocks.flatMap((block): Query[] => {
    switch (block.kind) {
      case 'models':
      case 'model-carousel-highlights':
        return [configuratorQueries.modelsPrices(audienceQuery(audience))]
      case 'model-highlight':
        return [carlinePriceQuery(audience, block.carline)]
      case 'model-lease-action':
        return [carlinePriceQuery(audience, block.carline), leaseQuery(audience, block.carline, block.product)]
      case 'tool':
        return toolQueries(block.tool, audience)
      default:
        return []
    }
  })
}
