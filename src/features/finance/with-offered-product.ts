import type { ProductCode } from '@/domain/finance-terms'
import { chooseTerms } from '@/money/choose-terms'

/**
 * What an address asks, with a product that its reader is offered: whoever switches between private and business comes with the other's.
 */
export const withOfferedProduct = <T extends { readonly product: ProductCode }>(
  asked: T,
  offered: readonly ProductCode[],
): T => ({ ...asked, product: chooseTerms(offered, asked.product, undefined)?.product ?? asked.product })
