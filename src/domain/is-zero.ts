/** Whether an amount is 0. A part of a car that costs 0 is free; a car that costs 0 has no known price. */
export function isZero({ incl }: { readonly incl: number }): boolean {
  return Math.round(incl * 100) === 0
}
