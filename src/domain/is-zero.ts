/** An amount of no cent: as a part of a car it is free, as the price of one it is missing. */
export function isZero({ incl }: { readonly incl: number }): boolean {
  return Math.round(incl * 100) === 0
}
