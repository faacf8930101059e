import type { Dealer } from '@/content/dealer-types'
import { type DealerService, PROVINCES, type Province } from '@/content/schema/dealer-facts'
import type { SalesType } from '@/domain/sales-type'

export interface DealerGroup {
  readonly id: 'business-centre' | Province
  readonly dealers: readonly Dealer[]
}

const BUSINESS = 'business-centre' satisfies DealerService

/** By province, in the given order. For business buyers the business centres come first as one group. */
export function groupDealers(dealers: readonly Dealer[], salesType: SalesType): DealerGroup[] {
  const isFirst = ({ services }: Dealer) => salesType === 'B2B' && services.includes(BUSINESS)
  const groups: DealerGroup[] = [
    { id: BUSINESS, dealers: dealers.filter(isFirst) },
    ...PROVINCES.map((id) => ({
      id,
      dealers: dealers.filter((dealer) => dealer.province === id && !isFirst(dealer)),
    })),
  ]
  return groups.filter((group) => group.dealers.length > 0)
}
