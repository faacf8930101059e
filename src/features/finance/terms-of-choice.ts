import type { ProductCode } from '@/domain/finance-terms'
import type { WholeChoice } from '@/domain/product-choice'
import type { Terms } from '@/money/finance-memory'

/** The terms that the five answers ask for; who drives more than the contracts know begins with the most. */
export const termsOfChoice = ({ duration, mileage }: WholeChoice, product: ProductCode): Terms => ({
  product,
  duration,
  mileage: mileage === 'varies' ? 25_000 : mileage,
  deposit: '',
})
