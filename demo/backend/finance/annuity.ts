import type { Decimal } from 'decimal.js'
import type { Cents } from '../catalogue/types'
import { Exact, roundCents, toCents } from './decimal'

/** What an annuity is made of, for a rate above 0: discount v = (1 + i)^-n, and i / (1 - v). */
interface Factors {
  readonly discount: Factor
  readonly perUnit: Factor
}

interface Factor {
  readonly exact: Decimal
  readonly about: number
}

const factor = (exact: Decimal): Factor => ({ exact, about: exact.toNumber() })

/** By rate and months. Those of the dated rates (terms.ts) are few; a power of 34 digits takes longer than all the rest. */
const known = new Map<string, Factors>()

/**
 * The monthly rate i that is equivalent to a yearly one is (1 + APR)^(1/12) - 1. Belgium quotes actuarial rates (royal decree of
 * 4 August 1992 on the costs of consumer credit, art. 3 and its annex), so a twelfth of the yearly rate would be wrong.
 */
function annuityFactors(yearlyPercent: number, months: number): Factors {
  const key = `${yearlyPercent} ${months}`
  const found = known.get(key)
  if (found) return found
  const yearly = new Exact(yearlyPercent).div(100).plus(1)
  const rate = yearly.pow(new Exact(1).div(12)).minus(1)
  const discount = yearly.pow(new Exact(-months).div(12))
  const factors = { discount: factor(discount), perUnit: factor(rate.div(new Exact(1).minus(discount))) }
  known.set(key, factors)
  return factors
}

/**
 * The constant amount, due at the end of each month, that pays `principal` back in `months`, with `balloon` falling due
 * together with the last one: (P - B·v) · i / (1 - v), v = (1 + i)^-n. Rounded to the cent.
 */
export function annuity(principal: Cents, yearlyPercent: number, months: number, balloon: Cents = 0): Cents {
  if (yearlyPercent === 0) return toCents(new Exact(principal - balloon).div(months))
  const { discount, perUnit } = annuityFactors(yearlyPercent, months)
  const about = (principal - balloon * discount.about) * perUnit.about
  return roundCents(about, () => discount.exact.times(-balloon).plus(principal).times(perUnit.exact))
}
