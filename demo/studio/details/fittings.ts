import { along, lerp, range, smoothstep, type Vec3 } from '../math'
import { projection } from '../outlines'
import { addTo, strokePath } from '../parts'
import { box, loft, sweep } from '../solids'
import { type Context, signedPower } from './context'

export function addExhausts({ car, surface, half }: Context): void {
  const length = car.size.length
  for (const pipe of car.exhausts ?? []) {
    for (let i = 0; i < (pipe.count ?? 1); i++) {
      const y = pipe.y - i * (pipe.width + 0.02)
      // The bumper curves away outwards, so the pipe's inner edge decides how far it must reach.
      const tail = surface.point(...surface.locate(projection('rear', length), [y - pipe.width * 0.12, pipe.z]))[0]
      const ring = (x: number, scale: number): Vec3[] =>
        range(0, Math.PI * 2, 40)
          .slice(0, -1)
          .map(
            (a): Vec3 => [
              x + 0.012 * Math.sin(a),
              y + (signedPower(Math.cos(a), 0.55) * pipe.width * scale) / 2,
              pipe.z + (signedPower(Math.sin(a), 0.55) * pipe.height * scale) / 2,
            ],
          )
      addTo(
        half,
        'exhaust',
        loft(
          [
            ring(tail - 0.12, 1),
            ring(tail + 0.004, 1),
            ring(tail + 0.008, 0.97),
            ring(tail + 0.004, 0.9),
            ring(tail - 0.06, 0.86),
          ],
          true,
        ),
      )
      addTo(
        half,
        'void',
        box(
          [tail - 0.09, tail - 0.06],
          [y - pipe.width * 0.46, y + pipe.width * 0.46],
          [pipe.z - pipe.height * 0.45, pipe.z + pipe.height * 0.45],
        ),
      )
    }
  }
}

/** Roof rails. */
export function addRails({ car, surface, half }: Context): void {
  if (car.rails) {
    const path = strokePath(surface, car, { board: 'top', points: car.rails }, 12)
    const lift = path.map(([u, v], i) =>
      along(
        surface.point(u, v),
        surface.normal(u, v),
        0.03 * smoothstep(0, 0.12, Math.min(i, path.length - 1 - i) / path.length),
      ),
    )
    addTo(
      half,
      'satin',
      sweep(
        lift,
        [
          [-0.012, -0.006],
          [-0.009, 0.01],
          [0.009, 0.01],
          [0.013, -0.006],
        ],
        () => 1,
        lift.map((): Vec3 => [0, 1, 0]),
      ),
    )
  }
}

export function addWipers({ car, surface, whole }: Context): void {
  const length = car.size.length
  // Wipers lie flat at the foot of the screen: from the side they are not seen above the bonnet.
  const [first] = car.screen
  const base = first ? first[1] : 1
  for (const [y0, y1, dz] of [
    [0.47, -0.08, 0.024],
    [-0.06, -0.53, 0.02],
  ] as const) {
    const pts = range(0, 1, 14).map((t): Vec3 => {
      const y = lerp(y0, y1, t)
      const p = surface.point(
        ...surface.locate(projection('front', length), [Math.abs(y), base + dz + 0.035 * Math.sin(t * Math.PI) * 0.25]),
      )
      return [p[0] - 0.006, y, p[2] + 0.007]
    })
    addTo(
      whole,
      'clad',
      loft(
        pts.map((p) =>
          range(0, Math.PI * 2, 6)
            .slice(0, -1)
            .map((a): Vec3 => [p[0] + Math.cos(a) * 0.006, p[1], p[2] + Math.sin(a) * 0.006]),
        ),
        true,
      ),
    )
  }
}
