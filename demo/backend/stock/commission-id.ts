/**
 * A commission number is the vehicle's index, shuffled over the numbers below a prime: neighbours do not look alike,
 * and a number is read back without a table.
 */
const PRIME = 9_999_991
const FACTOR = 7_368_787
const OFFSET = 1_234_567
const INVERSE = modularInverse(FACTOR)
const SHAPE = /^B(\d{7})$/

export function makeCommissionId(index: number): string {
  return `B${String((index * FACTOR + OFFSET) % PRIME).padStart(7, '0')}`
}

/** The index of a well-formed number, whether or not a vehicle has it. */
export function indexOfCommission(id: string): number | undefined {
  const digits = SHAPE.exec(id)?.[1]
  if (digits === undefined) return undefined
  const number = Number(digits)
  return number < PRIME ? (((number - OFFSET + PRIME) % PRIME) * INVERSE) % PRIME : undefined
}

/** Fermat: a^(p-2) is the inverse of a modulo a prime p. Products stay below 2^53. */
function modularInverse(factor: number): number {
  let result = 1
  let base = factor
  for (let exponent = PRIME - 2; exponent > 0; exponent = Math.floor(exponent / 2)) {
    if (exponent % 2 === 1) result = (result * base) % PRIME
    base = (base * base) % PRIME
  }
  return result
}
