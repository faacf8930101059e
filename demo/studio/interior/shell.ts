import { lerp, smoothstep, type Vec3 } from '../math'
import { add, type Build, placed, plate, rectangle, roundedProfile, seam, sheet, slab, sweep } from './forms'

/** What every cabin has round it: pillars, roof, floor, bonnet, mirror, the rear bench. */
export function shell(
  build: Build,
  { glassRoof, lining }: { readonly glassRoof: boolean; readonly lining: string },
): void {
  for (const side of [-1, 1] as const) pillars(build, side, lining)
  roof(build, glassRoof, lining)
  mirror(build)
  add(
    build,
    'carpet',
    sheet((s, t) => [lerp(-0.8, 0.8, s), -0.68 - 0.05 * Math.sin(t * 3), lerp(-0.6, 2.1, t)], 30, 40),
  )
  add(
    build,
    'carpet',
    sheet((s, t) => [lerp(-0.8, 0.8, s), lerp(-0.7, -0.2, t), lerp(-0.25, -0.5, t)], 20, 20),
  )
  for (const side of [-1, 1] as const) mat(build, side)
  bonnet(build)
  bench(build)
}

/** A mat before each front seat, with a seam round it. */
function mat(build: Build, side: -1 | 1): void {
  const point = (s: number, t: number): Vec3 => [side * lerp(0.2, 0.62, s), lerp(-0.69, -0.7, t), lerp(-0.2, 0.46, t)]
  add(build, 'lining', sheet(point, 8, 8))
  const edges: ((t: number) => Vec3)[] = [
    (t) => point(0.03, t),
    (t) => point(0.97, t),
    (t) => point(t, 0.02),
    (t) => point(t, 0.98),
  ]
  for (const edge of edges) seam(build, edge, 0.0082, [0, 0.001, 0])
  // Light in the footwell: without it the floor is a hole.
  for (const x of [0.3, 0.41, 0.52]) build.glow.push([side * x, -0.42, -0.06])
}

function pillars(build: Build, side: -1 | 1, lining: string): void {
  const profile = (wide: number) => () => roundedProfile(wide, 0.06, 0.026)
  add(build, lining, sweep([[side * 0.84, 0.02, -0.6], [side * 0.79, 0.24, -0.3], [side * 0.7, 0.5, 0.02], [side * 0.63, 0.6, 0.22]], profile(0.115), 60, [0, 0.5, 1])) // biome-ignore format: one line
  add(build, lining, sweep([[side * 0.66, 0.55, 0.06], [side * 0.64, 0.62, 0.5], [side * 0.64, 0.62, 1.2], [side * 0.68, 0.52, 2.1]], profile(0.1), 60)) // biome-ignore format: one line
  add(build, lining, sweep([[side * 0.8, -0.3, 1.18], [side * 0.78, 0.06, 1.14], [side * 0.72, 0.4, 1.16], [side * 0.66, 0.62, 1.2]], profile(0.14), 50, [0, 0, 1])) // biome-ignore format: one line
  add(build, lining, sweep([[side * 0.8, 0.02, 1.78], [side * 0.74, 0.26, 1.94], [side * 0.64, 0.52, 2.1], [side * 0.58, 0.62, 2.16]], profile(0.26), 40, [0, 0, 1])) // biome-ignore format: one line
  // The belt of the driver and that of the passenger.
  add(build, 'belt', sweep([[side * 0.685, 0.46, 1.075], [side * 0.712, 0.1, 1.055], [side * 0.735, -0.6, 1.06]], () => roundedProfile(0.045, 0.003, 0.001), 40, [side, 0, 0])) // biome-ignore format: one line
  add(build, 'plastic', slab(0.03, 0.07, 0.05, 0.012), placed([side * 0.69, 0.465, 1.09], [0, 0, side * 10]))
}

function roof(build: Build, glassRoof: boolean, lining: string): void {
  const point = (s: number, t: number): Vec3 => [
    lerp(-0.66, 0.66, s),
    0.6 + 0.05 * Math.sin(s * Math.PI) + 0.02 * Math.sin(t * 2.4),
    lerp(0.06, 2.1, t),
  ]
  const isGlass = (s: number, t: number): boolean => glassRoof && Math.abs(s - 0.5) < 0.36 && t > 0.12 && t < 0.7
  add(
    build,
    lining,
    sheet(point, 40, 60, (s, t) => !isGlass(s, t), -1),
  )
  add(
    build,
    lining,
    sweep(
      [
        [-0.66, 0.585, 0.06],
        [0, 0.63, 0.03],
        [0.66, 0.585, 0.06],
      ],
      () => roundedProfile(0.09, 0.05, 0.02),
      40,
    ),
  )
  add(
    build,
    lining,
    sweep(
      [
        [-0.6, 0.59, 2.12],
        [0, 0.61, 2.14],
        [0.6, 0.59, 2.12],
      ],
      () => roundedProfile(0.1, 0.1, 0.04),
      30,
    ),
  )
  for (const side of [-1, 1]) {
    add(build, lining, slab(0.3, 0.012, 0.14, 0.006), placed([side * 0.34, 0.585, 0.14], [14, 0, 0]))
  }
}

function mirror(build: Build): void {
  add(build, 'gloss', plate(rectangle(0.23, 0.062, 0.026), 0.03, 0.006), placed([0, 0.375, -0.1], [6, -8, 0]))
  add(
    build,
    'mirrorGlass',
    plate(rectangle(0.216, 0.05, 0.021), 0.002, 0.0006),
    placed([-0.0002, 0.375, -0.0985], [6, -8, 0]),
  )
  add(build, 'plastic', slab(0.024, 0.15, 0.024, 0.01), placed([0, 0.465, -0.135], [-8, 0, 0]))
}

/** Seen over the dashboard: two ribs of the bonnet, dark against the light. */
function bonnet(build: Build): void {
  add(build, 'bonnet', sheet((s, t) => {
    const [x, z] = [lerp(-0.85, 0.85, s), lerp(-0.66, -1.9, t)]
    const rib = 0.02 * Math.exp(-(((Math.abs(x) - 0.42) / 0.09) ** 2))
    return [x * (1 - 0.12 * t), 0.075 - 0.05 * t - 0.11 * t * t - 0.06 * Math.abs(x) ** 3 + rib, z]
  }, 60, 40)) // biome-ignore format: one surface
  add(
    build,
    'hollow',
    sheet((s, t) => [lerp(-0.85, 0.85, s), lerp(0.03, 0.06, t), lerp(-0.5, -0.68, t)], 20, 4),
  )
}

/** Half the width of the bench, and how far from its middle each of its two seats is. */
const [BENCH, PLACE] = [0.68, 0.37] as const

/** How far a place across the bench is from the middle of the seat there, as a share of that seat's half width. */
const acrossPlace = (x: number): number => Math.abs(Math.abs(x) - PLACE) / 0.27

/** The rear seats, as far as they are seen between the front ones: two places hollowed out between their sides, and an armrest's width. */
function bench(build: Build): void {
  const relief = (x: number): number => {
    const across = acrossPlace(x)
    return 0.04 * Math.exp(-(((across - 0.86) / 0.2) ** 2)) - 0.012 * (1 - smoothstep(0, 0.6, across))
  }
  const back = (s: number, t: number): Vec3 => {
    const x = lerp(-BENCH, BENCH, s)
    const full = smoothstep(0, 0.12, t) * (1 - smoothstep(0.8, 0.97, t))
    const roll = 0.03 * smoothstep(0, 0.2, t)
    const flutes = acrossPlace(x) < 0.58 ? 0.004 * Math.abs(Math.sin(t * 22)) * full : 0
    return [
      x,
      lerp(-0.4, 0.24, t),
      1.86 + 0.16 * t - roll - relief(x) * full - flutes + 0.1 * smoothstep(0.9, 1, t) ** 2,
    ]
  }
  const isCentre = (s: number, t: number): boolean => acrossPlace(lerp(-BENCH, BENCH, s)) < 0.6 && t > 0.06 && t < 0.84
  add(
    build,
    'trim',
    sheet(back, 160, 110, (s, t) => !isCentre(s, t)),
  )
  add(build, 'centre', sheet(back, 160, 110, isCentre))
  add(
    build,
    'trim',
    sheet(
      (s, t) => [
        lerp(-BENCH, BENCH, s),
        -0.36 -
          0.1 * smoothstep(0.85, 1, t) -
          0.05 * (1 - t) +
          0.6 * relief(lerp(-BENCH, BENCH, s)) * smoothstep(0, 0.3, t),
        lerp(1.86, 1.36, t),
      ],
      100,
      30,
    ),
  )
  for (const x of [-PLACE, PLACE]) add(build, 'trim', slab(0.26, 0.15, 0.09, 0.04), placed([x, 0.33, 2.03], [10, 0, 0]))
  add(build, 'trim', slab(0.18, 0.09, 0.08, 0.035), placed([0, 0.29, 2.03], [10, 0, 0]))
  for (const side of [-1, 1])
    seam(build, (t) => back((side * 0.1) / (BENCH * 2) + 0.5, 0.1 + t * 0.7), 0.0082, [0, 0.0004, -0.001])
}
