/** A figure in whatever unit the service has it. */
export interface Measured {
  readonly value: number
  readonly unit: string
}

/** @param units what one of each is in the unit that is read, written small and without spaces */
const readIn = (units: ReadonlyMap<string, number>) => (figure: Measured | undefined) => {
  if (!figure) return undefined
  const one = units.get(figure.unit.replace(/\s/g, '').toLowerCase())
  return one && figure.value * one
}

/** A figure as a number to work out others with; undefined where it is missing, or in a unit that nobody here knows. */
export const kwhPer100Km = readIn(
  new Map([
    ['kwh/100km', 1],
    ['wh/km', 0.1],
  ]),
)
export const litresPer100Km = readIn(new Map([['l/100km', 1]]))
export const kilometres = readIn(new Map([['km', 1]]))
