import type { ModelPrice } from '@/contract/configurator'
import { configuratorQueries } from '@/data/configurator/queries'
import type { FeatureFlags } from '@/domain/feature-flag'
import type { ProductCode } from '@/domain/finance-terms'
import { offeredProducts } from '@/domain/offered-products'
import type { Audience } from '@/routing/build-path'
import { termsQuery } from './calculator-queries'
import { chooseTerms } from './choose-terms'

export interface AudienceWithFlags extends Audience {
  readonly flags?: Partial<FeatureFlags>
}

/** Prefetch of a calculator with its initial terms, for the car of a "from" price. */
export function firstCalculatorQueries(
  { flags = {}, ...audience }: AudienceWithFlags,
  { from_cupra_code, fuel_types }: Pick<ModelPrice, 'from_cupra_code' | 'fuel_types'>,
  first: ProductCode | undefined,
) {
  const isElectric = fuel_types.every((fuel) => fuel === 'ELECTRIC')
  const terms = chooseTerms(offeredProducts(audience.salesType, flags, isElectric), first, undefined)
  return terms
    ? [configuratorQueries.quotes(termsQuery(audience, { car: { cupra_code: from_cupra_code }, ...terms }))]
    : []
}
