import type { Budget } from '@/domain/budget'
import { type AmountProblem, parseAmount } from '@/domain/parse-amount'
import type { SalesType } from '@/domain/sales-type'

/** The amount in euro, or its error. */
export function readBudgetAmount(
  { amount }: Pick<Budget, 'amount'>,
  salesType: SalesType,
): number | AmountProblem | 'nothing' {
  const read = parseAmount(amount, salesType)
  return read === 0 ? 'nothing' : read
}
