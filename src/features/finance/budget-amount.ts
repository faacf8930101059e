import type { Budget } from '@/domain/budget'
import { type AmountProblem, parseAmount } from '@/domain/parse-amount'

/** The amount of a search in euro, or what is wrong with it. */
export function readBudgetAmount({ amount }: Pick<Budget, 'amount'>): number | AmountProblem | 'nothing' {
  const read = parseAmount(amount)
  return read === 0 ? 'nothing' : read
}
