import { along, cross, normalize, range, subtract, type Vec3 } from '../math'
import { addTo, strokePath } from '../parts'
import { loft } from '../solids'
import type { Context } from './context'

/** Half its length and height, and how far it stands out of the door, metres. */
const [HALF, HIGH, OUT] = [0.1, 0.014, 0.0105] as const
/** Where its section begins, radians: steeper sides would be a line round it. */
const FIRST = 0.5

/** Bars of paint that stand out of the doors: light lies on their upper half and shade on their lower one, so they need no line. */
export function addHandles({ car, surface, half }: Context): void {
  for (const [x, z] of car.handles) {
    const path = strokePath(
      surface,
      car,
      {
        board: 'side',
        points: [
          [x - HALF, z - HALF * 0.03],
          [x + HALF, z + HALF * 0.03],
        ],
      },
      22,
    )
    const points = path.map(([u, v]) => surface.point(u, v))
    const rings = path.map(([u, v], i): Vec3[] => {
      const middle = points[i] ?? [0, 0, 0]
      const normal = surface.normal(u, v)
      const forwards = subtract(
        points[Math.min(i + 1, points.length - 1)] ?? middle,
        points[Math.max(i - 1, 0)] ?? middle,
      )
      const up = normalize(cross(forwards, normal))
      const sign = up[2] < 0 ? -1 : 1
      // Full for most of its length, then into the door at either end.
      const swell = Math.sqrt(Math.max(0.0004, 1 - (2 * (i / (path.length - 1)) - 1) ** 6))
      return range(FIRST, Math.PI - FIRST, 14).map((a) =>
        along(
          along(middle, normal, (Math.sin(a) - Math.sin(FIRST)) * 1.9 * OUT * swell - 0.0004),
          up,
          sign * Math.cos(a) * HIGH * (0.35 + 0.65 * swell),
        ),
      )
    })
    addTo(half, 'paint', loft(rings, false))
  }
}
