import { FIRST_PRODUCT, type ProductCode } from '@/domain/finance-terms'
import { offeredProducts } from '@/domain/offered-products'
import { type ToolName, USUAL_PRODUCT } from '../schema/block-names'
import type { BlockEntry } from '../store/store.server'
import type { Reading } from './reading'
import { isClosed } from './text-reader'

/** Whether a tool works with the products that a buyer is offered. */
const IS_ABOUT_MONEY: Readonly<Record<ToolName, boolean>> = {
  financing: true, 'product-choice': true, 'monthly-budget': true, 'fleet-plan': true,
  'electric-or-hybrid': true, 'electric-range': false, 'charging-time': false, 'charging-cost': false,
  'wltp-table': false, 'rescue-sheets': false,
} // biome-ignore format: three lines read better

/** Whether a flag has taken away what a block is about: the page that it calls to, all of its ways, or its product. */
export function isDisabledByFlag({ discriminant, value }: BlockEntry, reading: Reading): boolean {
  switch (discriminant) {
    case 'action':
    case 'banner':
      return isClosed(value.link, reading)
    case 'links':
    case 'cards':
      return value.items.length > 0 && value.items.every(({ link }) => isClosed(link, reading))
    case 'tool':
      return IS_ABOUT_MONEY[value.tool] && !isOffered(undefined, reading)
    case 'model-lease-action':
      return !isOffered(value.product === USUAL_PRODUCT ? FIRST_PRODUCT[reading.salesType] : value.product, reading)
    default:
      return false
  }
}

/** Whether the buyer is offered a product, or any. Without flags nobody knows, and the block is kept. */
function isOffered(product: ProductCode | undefined, { salesType, flags }: Reading): boolean {
  if (!flags) return true
  const offered = offeredProducts(salesType, flags, false)
  return product ? offered.includes(product) : offered.length > 0
}
