import type { Simulation } from '@/contract/configurator'
import type { Monthly } from '@/contract/monthly'
import type { ProductCode } from '@/domain/finance-terms'

/** An offer of the service as what one line of a page shows of it. */
export function monthlyPayment({ monthly, ...terms }: Simulation): Monthly {
  return { ...terms, amount: monthly }
}

/** What is paid back, or what is paid for the use of a car. */
export const amountKind = (product: ProductCode) => (product === 'ac' ? 'credit' : 'lease')
