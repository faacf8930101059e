import { FIRST_TERMS } from '@/domain/calculation'
import type { ProductCode } from '@/domain/finance-terms'
import type { Terms } from './finance-memory'

/** The wanted terms with an offered product; undefined if no product is offered. */
export function chooseTerms(
  offered: readonly ProductCode[],
  product: ProductCode | undefined,
  wished: Terms | undefined,
): Terms | undefined {
  const taken = product && offered.includes(product) ? product : offered[0]
  return taken && { ...FIRST_TERMS, ...wished, product: taken }
}
