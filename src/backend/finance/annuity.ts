import type { Cents } from '../catalogue/types'

/**
 * Monthly rate equivalent to a yearly one: (1 + APR)^(1/12) - 1. Belgium quotes actuarial rates (royal decree of
 * 4 August 1992 on the costs of consumer credit, art. 3 and its annex), so a twelfth of the yearly rate would be wrong.
 */
export function monthlyRate(yearlyPercent: number): number {
  return (1 + yearlyPercent / 100) ** (1 / 12) - 1
}

/**
 * The constant amount, due at the end of each month, that pays `principal` back in `months`, with `balloon` falling due
 * together with the last one: (P - B·v) · i / (1 - v), v = (1 + i)^-n. Rounded to the cent.
 */
export function annuity(principal: Cents, yearlyPercent: number, months: number, balloon: Cents = 0): Cents {
  const rate = monthlyRate(yearlyPercent)
  if (rate === 0) return Math.round((principal - balloon) / months)
  const discount = (1 + rate) ** -months
  return Math.round(((principal - balloon * discount) * rate) / (1 - discount))
}
