import type { Place } from '@/domain/places'

/** The drawing of public/images/maps/belgium.svg: its box, and how it was projected. */
export const MAP = { width: 1000, height: 835 } as const

const WEST = 2.5
const NORTH = 51.55
/** Units for a degree of latitude; a degree of longitude is shorter by the cosine of the middle of the country. */
const SCALE = 400
const SHORTER = Math.cos((50.5 * Math.PI) / 180)

export function onMap({ latitude, longitude }: Place): { x: number; y: number } {
  return {
    x: Math.round((longitude - WEST) * SHORTER * SCALE),
    y: Math.round((NORTH - latitude) * SCALE),
  }
}

export interface Spot {
  readonly id: string
  readonly name: string
  readonly x: number
  readonly y: number
}

export type Side = 'left' | 'right'

/** Units of the drawing: a sign of a name is so wide, a line so high, and a name stands so far from its spot. */
const SIGN = 12.5
/** The widest that a sign gets: larger letters on a small screen (DealerMap.tsx), spaced by the reader (WCAG 1.4.12). */
const WIDEST_SIGN = 23.5
const LINE = 34
export const GAP = 26

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

function signBox({ x, y, name }: Spot, side: Side, sign = SIGN): Box {
  const length = GAP + name.length * sign
  const across = side === 'right' ? { left: x + 1, right: x + length } : { left: x - length, right: x - 1 }
  return { ...across, top: y - LINE / 2, bottom: y + LINE / 2 }
}

function isInside(spot: Spot, side: Side): boolean {
  const { left, right } = signBox(spot, side, WIDEST_SIGN)
  return left >= 0 && right <= MAP.width
}

/** Where a name stands that is said only on demand: on the side with more room. */
export const roomierSide = (x: number): Side => (x > MAP.width / 2 ? 'left' : 'right')

/**
 * Where each name can stand without touching a spot or another name, the first ones first; the others stay unsaid. However
 * wide it gets, a name stays in the drawing: past its edge the window would cut it off.
 */
export function namesBeside(spots: readonly Spot[]): ReadonlyMap<string, Side> {
  const taken: Box[] = spots.map(({ x, y }) => ({ left: x - 9, right: x + 9, top: y - 9, bottom: y + 9 }))
  const sides = new Map<string, Side>()
  for (const [index, spot] of spots.entries()) {
    const side = (['right', 'left'] as const).find((one) => {
      const box = signBox(spot, one)
      return isInside(spot, one) && taken.every((other, otherIndex) => otherIndex === index || !touches(box, other))
    })
    if (!side) continue
    sides.set(spot.id, side)
    taken.push(signBox(spot, side))
  }
  return sides
}

function touches(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
