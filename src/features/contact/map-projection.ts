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

interface Spot {
  readonly id: string
  readonly x: number
  readonly y: number
}

/** A name needs this much room, in units of the drawing. */
const ROOM = { x: 150, y: 44 }

/** The spots whose names can stand beside them without touching one another, the first ones first. */
export function namedSpots(spots: readonly Spot[]): ReadonlySet<string> {
  const named: Spot[] = []
  for (const spot of spots) {
    const isFree = named.every((one) => Math.abs(one.x - spot.x) > ROOM.x || Math.abs(one.y - spot.y) > ROOM.y)
    if (isFree) named.push(spot)
  }
  return new Set(named.map(({ id }) => id))
}
