import type { Budget } from '@/domain/budget'
import { type AmountProblem, parseAmount } from '@/domain/parse-amount'

/** The amount in euro, or its error. */
export function readBudgetAmount({ amount }: Pick<Budget, 'amount'>): number | AmountProblem | 'nothing' {
  const read = parseAmount(amount)
  return read === 0 ? 'nothing' : read
}
