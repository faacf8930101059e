import type { ProductCode } from '@/domain/finance-terms'
import type { WholeChoice } from '@/domain/product-choice'
import type { Terms } from '@/money/finance-memory'

/** The terms for the five answers. « It varies » starts with the highest mileage of a contract. */
export const choiceTerms = ({ duration, mileage }: WholeChoice, product: ProductCode): Terms => ({
  product,
  duration,
  mileage: mileage === 'varies' ? 25_000 : mileage,
  deposit: '',
})
