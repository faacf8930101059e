import { useQuotes } from '@/data/configurator/hooks'
import { type Calculation, readDeposit } from '@/domain/calculation'
import { useAudience } from '@/routing/CurrentRoute'
import { termsQuery } from './calculator-queries'
import type { Terms } from './finance-memory'

/**
 * The service's offer for a car on these terms. An invalid or too high deposit is left out: the form shows its error beside the
 * field.
 *
 * @param options.isWanted false while nothing shows the answer
 */
export function useOffer(car: Calculation['car'], terms: Terms, { isWanted = true } = {}) {
  const audience = useAudience()
  const bounds = useQuotes(termsQuery(audience, { car, ...terms }), { enabled: isWanted })
  const typed = readDeposit(terms, audience.salesType)
  const most = bounds.data?.options_grid.deposits.max
  const isWithin = typeof typed === 'number' && (most === undefined || typed <= most)
  return useQuotes(termsQuery(audience, { car, ...terms }, isWithin ? typed : 0), { enabled: isWanted })
}
