import type { Place } from '@/domain/places'

/** The view box of public/images/maps/belgium.svg, and its projection. */
export const MAP = { width: 1000, height: 835 } as const

const WEST = 2.5
const NORTH = 51.55
/** Units per degree of latitude. A degree of longitude is shorter by the cosine of the latitude, here of the country's middle. */
const SCALE = 400
const LONGITUDE_FACTOR = Math.cos((50.5 * Math.PI) / 180)

export function projectToMap({ latitude, longitude }: Place): { x: number; y: number } {
  return {
    x: Math.round((longitude - WEST) * LONGITUDE_FACTOR * SCALE),
    y: Math.round((NORTH - latitude) * SCALE),
  }
}

export interface MapPoint {
  readonly id: string
  readonly name: string
  readonly x: number
  readonly y: number
}

export type Side = 'left' | 'right'

/** Sizes of a label, in units of the drawing. */
const CHARACTER_WIDTH = 12.5
/** Width with the larger letters of a small screen (DealerMap.tsx) and the reader's own letter spacing (WCAG 1.4.12). */
const WIDEST_CHARACTER = 23.5
const LINE_HEIGHT = 34
export const LABEL_GAP = 26

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

function labelBox({ x, y, name }: MapPoint, side: Side, sign = CHARACTER_WIDTH): Box {
  const length = LABEL_GAP + name.length * sign
  const across = side === 'right' ? { left: x + 1, right: x + length } : { left: x - length, right: x - 1 }
  return { ...across, top: y - LINE_HEIGHT / 2, bottom: y + LINE_HEIGHT / 2 }
}

function isInside(spot: MapPoint, side: Side): boolean {
  const { left, right } = labelBox(spot, side, WIDEST_CHARACTER)
  return left >= 0 && right <= MAP.width
}

/** Side of a label that is shown only on hover or focus: the one with more space. */
export const roomierSide = (x: number): Side => (x > MAP.width / 2 ? 'left' : 'right')

/**
 * The side of each label that touches neither a point nor another label. Earlier points have priority; labels without space are
 * left out. Even at its widest a label must fit into the drawing, or its end would be cut off.
 */
export function placeLabels(spots: readonly MapPoint[]): ReadonlyMap<string, Side> {
  const taken: Box[] = spots.map(({ x, y }) => ({ left: x - 9, right: x + 9, top: y - 9, bottom: y + 9 }))
  const sides = new Map<string, Side>()
  for (const [index, spot] of spots.entries()) {
    const side = (['right', 'left'] as const).find((one) => {
      const box = labelBox(spot, one)
      return isInside(spot, one) && taken.every((other, otherIndex) => otherIndex === index || !touches(box, other))
    })
    if (!side) continue
    sides.set(spot.id, side)
    taken.push(labelBox(spot, side))
  }
  return sides
}

function touches(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
