import type { Simulation } from '@/contract/configurator'
import type { Monthly } from '@/contract/monthly'
import type { ProductCode } from '@/domain/finance-terms'

export function monthlyPayment({ monthly, ...terms }: Simulation): Monthly {
  return { ...terms, amount: monthly }
}

/** Whether the amount is a repayment or a lease. */
export const amountKind = (product: ProductCode) => (product === 'ac' ? 'credit' : 'lease')
