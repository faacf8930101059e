import type { Cents } from '@demo/backend/catalogue/types'
import { type Amount, toAmount, VAT_RATE } from '@demo/backend/engine/price'
import type { Money } from '@/contract/common'

/** One amount, cents incl. VAT. For a sum use moneyOfAmount: its excl. is that of its parts. */
export function toMoney(cents: Cents): Money {
  return moneyOfAmount(toAmount(cents))
}

export function moneyOfAmount({ incl, excl }: Amount): Money {
  // + 0 turns a negative zero into zero.
  return { incl: incl / 100 + 0, excl: excl / 100 + 0, vat_rate: VAT_RATE, currency: 'EUR' }
}
