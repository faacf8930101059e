import type { Vec2, Vec3 } from '../math'
import type { Corner } from '../outlines'

/**
 * How a car's description writes points: numbers apart by spaces, points by commas, several lines of one kind by
 * semicolons: '.38 .728 .012, .58 .694' is a corner rounded by 12 mm and a sharp one.
 */
const numbers = (text: string, least: number, most: number): number[] => {
  const values = text.trim().split(/\s+/).map(Number)
  if (values.length < least || values.length > most || values.some(Number.isNaN)) {
    throw new TypeError(
      `« ${text.trim()} » is not a point of ${least === most ? least : `${least} or ${most}`} numbers`,
    )
  }
  return values
}

const points = <T>(text: string, point: (text: string) => T): T[] => text.split(',').map(point)

export function pair(text: string): Vec2 {
  const [a = 0, b = 0] = numbers(text, 2, 2)
  return [a, b]
}

export function triple(text: string): Vec3 {
  const [x = 0, y = 0, z = 0] = numbers(text, 3, 3)
  return [x, y, z]
}

function corner(text: string): Corner {
  const [a = 0, b = 0, radius] = numbers(text, 2, 3)
  return radius === undefined ? [a, b] : [a, b, radius]
}

export const number = (text: string): number => numbers(text, 1, 1)[0] ?? 0
export const pairs = (text: string): Vec2[] => points(text, pair)
export const triples = (text: string): Vec3[] => points(text, triple)
export const corners = (text: string): Corner[] => points(text, corner)
export const lines = (text: string): string[] => text.split(';')
