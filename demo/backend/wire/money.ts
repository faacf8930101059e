import type { Cents } from '@demo/backend/catalogue/types'
import { systemClock } from '@demo/backend/clock'
import { type Amount, toAmount } from '@demo/backend/engine/price'
import type { Money } from '@/contract/common'
import { vatPercentOn } from '@/domain/dated/vat'

/** One amount, cents incl. VAT of a day. For a sum use moneyOfAmount: its excl. is that of its parts. */
export function toMoney(cents: Cents, day: string = systemClock.today()): Money {
  return moneyOfAmount(toAmount(cents, day), day)
}

export function moneyOfAmount({ incl, excl }: Amount, day: string = systemClock.today()): Money {
  // + 0 turns a negative zero into zero.
  return { incl: incl / 100 + 0, excl: excl / 100 + 0, vat_rate: vatPercentOn(day), currency: 'EUR' }
}
