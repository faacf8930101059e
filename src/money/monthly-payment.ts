import type { Monthly } from '@/contract/common'
import type { Simulation } from '@/contract/configurator'

/** An offer of the service as what one line of a page shows of it. */
export function monthlyPayment({ monthly, ...terms }: Simulation): Monthly {
  return { ...terms, amount: monthly }
}
