import type { BufferGeometry } from 'three'
import { buildCabin, type CabinKey, cabins } from './cabins'
import { type Build, moveInto, newBuild, placed } from './forms'
import { cabinProbes, type Probes, solidCabin } from './probes'
import { seat, seatForms } from './seat'
import { type InteriorKey, trims } from './trims'

export interface CabinRequest {
  readonly cabin: CabinKey
  readonly interior: InteriorKey
  /** Dashboard and wheel are left out: the camera stands in their place. */
  readonly withoutFront?: boolean
  /** Less is for a quick look. */
  readonly quality?: number
}

const SEAT_AT = [0.38, -0.4, 1.12] as const

/** All parts of a cabin with both its seats. */
export function cabinParts({ cabin, interior, withoutFront, quality = 1 }: CabinRequest): Build {
  const build = newBuild()
  buildCabin(build, cabin, !withoutFront)
  for (const side of [-1, 1]) {
    const one = newBuild()
    // From between the seats little is seen of them but their shade.
    seat(one, trims[interior], seatForms[cabin], withoutFront ? quality : quality * 0.4)
    moveInto(build, one, placed([side * SEAT_AT[0], SEAT_AT[1], SEAT_AT[2]], [0, 180, 0]))
  }
  return build
}

/** The light in a cabin, which depends on its form alone; it takes longer to work out than a picture to draw. */
export function bakeProbes(
  { cabin, quality = 1 }: CabinRequest,
  parts: ReadonlyMap<string, BufferGeometry>,
  glow: Build['glow'],
): Probes {
  const { glassRoof } = cabins[cabin]
  const fine = quality >= 1
  const solid = [...parts].filter(([name]) => name !== 'led' && name !== 'bonnet').map(([, part]) => part)
  const grid = solidCabin(solid, glassRoof, fine ? 0.024 : 0.034)
  return cabinProbes(grid, glow, glassRoof ? 0.7 : 0, fine ? 0.05 : 0.08)
}
