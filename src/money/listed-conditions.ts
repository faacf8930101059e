import { createContext } from 'react'
import type { Monthly } from '@/contract/monthly'

/** The amount whose conditions stand once, for all the amounts of a list. One with other conditions says its own. */
export const ListedConditions = createContext<Monthly | undefined>(undefined)

/** What MonthlyConditions says of an amount, and of which product. */
const told = (monthly: Monthly) => {
  const { amount, deposit, intermediary, product_code, product_title, provider, residual, services, valid_to } = monthly
  const { name, role } = provider
  const terms = [amount.vat_rate > 0, deposit.incl === 0, residual === undefined]
  return JSON.stringify([product_code, product_title, terms, services, role, name, intermediary.name, valid_to])
}

export const haveSameConditions = (one: Monthly, other: Monthly) => told(one) === told(other)
