import type { Matrix4 } from 'three'
import { range, type Vec2, type Vec3 } from '../math'
import {
  add,
  type Build,
  moveInto,
  newBuild,
  placed,
  plate,
  rectangle,
  seam,
  section,
  sheet,
  slab,
  tube,
} from './forms'
import type { ScreenName } from './screens'

/** One material of the dashboard, from door to door: its line in (z, y), from the windscreen downwards. */
export interface Band {
  readonly material: string
  readonly line: readonly Vec2[]
  /** From where to where across the car; from door to door if not said. */
  readonly x?: Vec2
  readonly rows?: number
}

export interface DashForm {
  readonly bands: readonly Band[]
  /** What the line becomes at a place across the car: how it wraps round the driver and meets the doors. */
  readonly bend: (x: number, z: number, y: number) => Vec3
}

const HALF = 0.8

export function dashPoint({ bend }: DashForm, { line, x = [-HALF, HALF] }: Band): (s: number, t: number) => Vec3 {
  const at = section(line)
  return (s, t) => bend(x[0] + (x[1] - x[0]) * s, ...at(t))
}

export function dashboard(build: Build, form: DashForm): void {
  for (const band of form.bands)
    add(build, band.material, sheet(dashPoint(form, band), 190, band.rows ?? 40, undefined, -1))
}

/** Stitches along a band, at one or more places of its line. */
export function dashSeams(build: Build, form: DashForm, band: Band, places: readonly number[], lift = 0.0007): void {
  const point = dashPoint(form, band)
  for (const t of places) seam(build, (s) => point(s, t), 0.0082, [0, lift, lift])
}

/** A line of ambient light along points. */
export function glowLine(build: Build, points: readonly Vec3[], radius = 0.0016): void {
  add(build, 'led', tube(points, radius, false, 8))
  for (const i of range(0, points.length - 1, Math.min(points.length - 1, 22))) {
    const p = points[Math.round(i)]
    if (p) build.glow.push(p)
  }
}

/** A pane of dark glass in a thin housing, with the picture a breath behind it. It looks along +z. */
export function screenPane(
  build: Build,
  layout: ScreenName,
  [width, height]: Vec2,
  place: Matrix4,
  { depth = 0.014, border = 0.007, radius = 0.009, frame = 'gloss' } = {},
): void {
  const pane = newBuild()
  add(pane, frame, plate(rectangle(width + border * 2, height + border * 2, radius), depth, 0.0025), placed([0, 0, 0]))
  pane.screens.push({ layout, size: [width, height], transform: placed([0, 0, 0.0006]) })
  moveInto(build, pane, place)
}

/** The cowl over the instruments: an arch that sinks into the pad towards the windscreen. */
export function cowl(build: Build, x: number, half: number, height: number, [lip, back]: Vec2, top: number): void {
  const arch = (u: number, lift: number, z: number): Vec3 => [
    x + u * (half + lift * 0.4),
    top + (height + lift) * (1 - Math.abs(u) ** 2.8) - 0.012,
    z,
  ]
  const depth = (t: number): number => lip + (back - lip) * t
  const low = (t: number): number => -0.075 * t ** 1.6
  const over = (s: number, t: number): Vec3 => {
    const [px, py, pz] = arch(s * 2 - 1, 0.012, depth(t) - 0.05 * Math.abs(s * 2 - 1) ** 2)
    return [px, py + low(t), pz]
  }
  const under = (s: number, t: number): Vec3 => {
    const [px, py, pz] = arch((s * 2 - 1) * 0.965, 0, depth(t * 0.45) - 0.05 * Math.abs(s * 2 - 1) ** 2)
    return [px, py + low(t * 0.3), pz]
  }
  add(build, 'pad', sheet(over, 70, 40))
  add(build, 'hollow', sheet(under, 60, 12, undefined, -1))
  const lipLine = range(0, 1, 40).map((s): Vec3 => {
    const [a, b] = [over(s, 0), under(s, 0)]
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2]
  })
  add(build, 'pad', tube(lipLine, 0.0072))
  seam(build, (s) => over(0.04 + s * 0.92, 0.06), 0.0082, [0, 0.0007, 0.0004])
}

/** The shut lines of the glove box, and the pedals on the other side. */
export function footwells(build: Build, form: DashForm, knees: Band): void {
  const point = dashPoint(form, knees)
  const line = (from: Vec2, to: Vec2): void => {
    const points = range(0, 1, 16).map((k): Vec3 => {
      const [x, y, z] = point(from[0] + (to[0] - from[0]) * k, from[1] + (to[1] - from[1]) * k)
      return [x, y + 0.0005, z + 0.0005]
    })
    add(build, 'hollow', tube(points, 0.0018, false, 6))
  }
  for (const s of [0.63, 0.93]) line([s, 0.2], [s, 0.72])
  for (const t of [0.2, 0.72]) line([0.63, t], [0.93, t])
  const [x, y, z] = point(0.78, 0.32)
  add(build, 'satin', slab(0.05, 0.006, 0.006, 0.002), placed([x, y, z + 0.004]))
  for (const [px, width, height] of [
    [-0.27, 0.05, 0.13],
    [-0.37, 0.075, 0.06],
  ] as const) {
    add(build, 'satin', slab(width, height, 0.012, 0.006), placed([px, -0.5, -0.1], [-32, 0, 0]))
    for (const dy of [-0.3, 0, 0.3])
      add(
        build,
        'plastic',
        slab(width * 0.7, 0.006, 0.006, 0.002),
        placed([px, -0.5 + dy * height, -0.092 - dy * height * 0.6], [-32, 0, 0]),
      )
  }
}

/** A row of keys on a dark bar, each with a short mark. It looks along +z. */
export function keyBar(build: Build, count: number, [width, height]: Vec2, place: Matrix4): void {
  const bar = newBuild()
  add(bar, 'gloss', plate(rectangle(width, height, height * 0.25), 0.008, 0.0012))
  const step = (width - height * 0.3) / count
  for (let i = 0; i < count; i++) {
    const x = (i - (count - 1) / 2) * step
    add(bar, 'key', plate(rectangle(step * 0.9, height * 0.72, height * 0.12), 0.006, 0.0012), placed([x, 0, 0.003]))
    add(
      bar,
      i === (count - 1) / 2 ? 'alert' : 'mark',
      slab(step * 0.24, 0.0014, 0.0006, 0.0002),
      placed([x, 0, 0.0032]),
    )
  }
  moveInto(build, bar, place)
}
