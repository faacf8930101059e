import { range, smoothstep, type Vec2, type Vec3 } from '../math'
import { projection } from '../outlines'
import { addTo, strokePath } from '../parts'
import { loft, sweep } from '../solids'
import { type CarSpec, frontAxle, rearAxle } from '../spec'
import type { Context } from './context'

/** The blade under the front bumper, with a copper edge where the car has one. */
export function addSplitter({ car, surface, half }: Context): void {
  const world = (path: readonly Vec2[]): Vec3[] => path.map(([u, v]) => surface.point(u, v))
  const outwards = (path: readonly Vec2[]): Vec3[] => path.map(([u, v]) => surface.normal(u, v))
  const reach = car.splitter.reach
  const lip = strokePath(
    surface,
    car,
    {
      board: 'wrapFront',
      points: [
        [0, car.splitter.height],
        [0.35, car.splitter.height],
        [0.72, car.splitter.height + 0.004],
        [0.88, car.splitter.height + 0.012],
      ],
    },
    14,
  )
  const fade = (t: number): number => 1 - smoothstep(0.82, 1, t) * 0.75
  addTo(
    half,
    'gloss',
    sweep(
      world(lip),
      [
        [-0.05, 0.004],
        [reach, -0.012],
        [reach + 0.004, -0.018],
        [reach - 0.004, -0.024],
        [-0.05, -0.03],
      ],
      fade,
      outwards(lip),
    ),
  )
  if (car.splitter.accent)
    addTo(
      half,
      'copper',
      sweep(
        world(lip),
        [
          [reach - 0.006, -0.009],
          [reach + 0.004, -0.0115],
          [reach + 0.005, -0.0145],
          [reach - 0.006, -0.0155],
        ],
        fade,
        outwards(lip),
      ),
    )
}

/**
 * The sill: it grows out of the body above it, catches the light on its shoulder, turns under into the shade and closes the
 * floor inwards. Towards both arches it rises and runs out.
 */
export function addSills({ car, surface, half }: Context): void {
  const view = projection('side', car.size.length)
  const [from, to] = [frontAxle(car) + car.archRadius - 0.03, rearAxle(car) - car.archRadius + 0.03]
  const rings = range(0, 1, 48).map((t): Vec3[] => {
    const x = from + (to - from) * t
    const [u] = surface.locate(view, [x, 0.27])
    const edge = surface.point(u, 0)
    const side = surface.point(...surface.locate(view, [x, edge[2] + 0.07]))
    const full = smoothstep(0, 0.1, Math.min(t, 1 - t))
    return SILL.map(
      ([out, up]): Vec3 => [
        x,
        Math.max(0, side[1] + out - (1 - full) * 0.012),
        edge[2] + 0.07 + up * (0.6 + 0.4 * full),
      ],
    )
  })
  addTo(half, 'sill', loft(rings, false))
}

/** Outwards and upwards from where the sill leaves the body, metres. */
const SILL: readonly Vec2[] = [
  [-0.012, 0.004],
  [0.001, 0],
  [0.008, -0.006],
  [0.0125, -0.016],
  [0.0135, -0.03],
  [0.0115, -0.05],
  [0.006, -0.07],
  [-0.004, -0.086],
  [-0.022, -0.098],
  [-0.06, -0.106],
  [-0.2, -0.108],
]

/** The wing that carries the roof on over the rear glass. */
export function addSpoiler({ car, surface, half }: Context, spoiler: NonNullable<CarSpec['spoiler']>): void {
  const view = projection('rear', car.size.length)
  const profile: readonly Vec2[] = [
    [-0.09, 0.006],
    [0.35, 0.006],
    [0.7, 0.003],
    [0.96, -0.004],
    [1, -0.014],
    [0.95, -0.026],
    [0.5, -0.034],
    [-0.09, -0.034],
  ]
  const rings = range(0, 1, 36).map((t): Vec3[] => {
    const base = surface.point(...surface.locate(view, [Math.max(0.01, t * spoiler.half), spoiler.z - 0.045 * t ** 3]))
    // The edge is curved in plan, and runs out at the ends.
    const shrink = (1 - 0.22 * t * t) * (1 - t ** 9 * 0.7)
    return profile.map(
      ([along_, up]): Vec3 => [
        base[0] + along_ * spoiler.length * shrink,
        t * spoiler.half,
        base[2] + 0.008 + up * shrink - spoiler.drop * Math.max(0, along_) * shrink,
      ],
    )
  })
  addTo(half, spoiler.material, loft(rings, true))
}
