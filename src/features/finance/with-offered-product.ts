import type { ProductCode } from '@/domain/finance-terms'
import { chooseTerms } from '@/money/choose-terms'

/**
 * Replaces a product that is not offered to this sales type: after a switch between private and business, the URL has the other's product.
 */
export const withOfferedProduct = <T extends { readonly product: ProductCode }>(
  asked: T,
  offered: readonly ProductCode[],
): T => ({ ...asked, product: chooseTerms(offered, asked.product, undefined)?.product ?? asked.product })
