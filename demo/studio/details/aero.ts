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

/** The blade along the sill, between the wheels. */
export function addSills({ car, surface, half }: Context): void {
  const length = car.size.length
  const sill: Vec3[] = range(frontAxle(car) + car.archRadius + 0.02, rearAxle(car) - car.archRadius - 0.02, 24).map(
    (x) => {
      const p = surface.point(...surface.locate(projection('side', length), [x, 0.27]))
      return [x, p[1], p[2]]
    },
  )
  addTo(
    half,
    'clad',
    sweep(
      sill,
      [
        [-0.06, 0],
        [0.012, -0.012],
        [0.018, -0.03],
        [0.01, -0.045],
        [-0.06, -0.045],
      ],
      (t) => 1 - 0.5 * smoothstep(0.9, 1, Math.abs(2 * t - 1)),
      sill.map((): Vec3 => [0, 1, 0]),
    ),
  )
}

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
    const base = surface.point(...surface.locate(view, [Math.max(0.01, t * spoiler.half), spoiler.z - 0.03 * t ** 3]))
    const shrink = 1 - t ** 7 * 0.75
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
