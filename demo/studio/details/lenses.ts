import { along, cross, normalize, range, type Vec3 } from '../math'
import { projection } from '../outlines'
import { addTo } from '../parts'
import { loft } from '../solids'
import { type Context, signedPower } from './context'

/** Projector modules and bezels behind the cover of a headlamp. */
export function addLenses({ car, surface, half }: Context): void {
  const view = projection('wrapFront', car.size.length)
  for (const point of car.headlamp.lenses ?? []) {
    const [u, v] = surface.locate(view, point)
    const n = surface.normal(u, v)
    const p = along(surface.point(u, v), n, -0.03)
    const facing = normalize([n[0] - 0.6, n[1] * 0.55, 0])
    const sideways: Vec3 = normalize(cross([0, 0, 1], facing))
    const ring = (radius: number, depth: number): Vec3[] =>
      range(0, Math.PI * 2, 28)
        .slice(0, -1)
        .map((a): Vec3 => {
          const c = signedPower(Math.cos(a), 0.7) * radius * 1.25
          const s = signedPower(Math.sin(a), 0.7) * radius * 0.85
          const q = along(p, facing, depth)
          return [q[0] + sideways[0] * c, q[1] + sideways[1] * c, q[2] + s]
        })
    addTo(
      half,
      'chrome',
      loft([ring(0.0185, -0.02), ring(0.0185, 0.006), ring(0.0165, 0.008), ring(0.0155, 0.004)], true),
    )
    addTo(half, 'lens', loft([ring(0.0155, 0.004), ring(0.012, 0.008), ring(0.006, 0.0105), ring(0.0005, 0.011)], true))
  }
}
