import { createContext } from 'react'
import type { Monthly } from '@/contract/monthly'

/** The amount whose conditions are shown once for a list. An amount with other conditions shows its own. */
export const ListedConditions = createContext<Monthly | undefined>(undefined)

/** Everything that MonthlyConditions shows, as text. */
const conditionsKey = (monthly: Monthly) => {
  const { amount, deposit, intermediary, product_code, product_title, provider, residual, services, valid_to } = monthly
  const { name, role } = provider
  const terms = [amount.vat_rate > 0, deposit.incl === 0, residual === undefined]
  return JSON.stringify([product_code, product_title, terms, services, role, name, intermediary.name, valid_to])
}

export const haveSameConditions = (one: Monthly, other: Monthly) => conditionsKey(one) === conditionsKey(other)
