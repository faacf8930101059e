import type { BodyParts } from '../parts'
import type { CarSpec } from '../spec'
import type { Surface } from '../surface'

/** What a detail is built on and into. */
export interface Context {
  readonly car: CarSpec
  readonly surface: Surface
  readonly half: BodyParts
  readonly whole: BodyParts
}

/** Bends a circle towards a square (below 1) while keeping its quadrants. */
export const signedPower = (value: number, exponent: number): number => Math.sign(value) * Math.abs(value) ** exponent
