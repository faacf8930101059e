import { at, clamp, lerp, lerp3, pchip, type Vec2, type Vec3 } from './math'
import type { Projection } from './outlines'

/**
 * One loop of the body from the front centre line round the corner, along the side, to the rear centre line.
 * Rings are stacked from the lower edge to the roof; only the points that mean something are written.
 */
export interface Ring {
  /** Front centre (x, z). */
  readonly front: Vec2
  readonly frontCorner: Vec3
  readonly side: readonly Vec3[]
  readonly rearCorner: Vec3
  /** Rear centre (x, z). */
  readonly rear: Vec2
  /** How square the nose and the tail are in plan: 2 is round, 4 nearly flat. */
  readonly bowFront?: number
  readonly bowRear?: number
  /** Draws the surface towards the ring: 0.5 is soft, 0.1 nearly an edge. */
  readonly tight?: number
}

export type Columns = readonly Vec3[]

const END_FRACTIONS = [0, 0.3, 0.58, 0.82, 1] as const
const SIDE_COLUMNS = 12
export const U_FRONT_CORNER = END_FRACTIONS.length - 1
export const U_REAR_CORNER = U_FRONT_CORNER + SIDE_COLUMNS + 1
export const U_MAX = U_REAR_CORNER + END_FRACTIONS.length - 1

export function ringColumns(ring: Ring): Columns {
  const { front, frontCorner: fc, rearCorner: rc, rear, bowFront = 2.4, bowRear = 2.4 } = ring
  const end = (x: number, z: number, corner: Vec3, bow: number, f: number): Vec3 => [
    lerp(x, corner[0], f ** bow),
    corner[1] * f,
    lerp(z, corner[2], f * f),
  ]
  const points = [fc, ...ring.side, rc]
  const y = pchip(points.map((p): Vec2 => [p[0], p[1]]))
  const z = pchip(points.map((p): Vec2 => [p[0], p[2]]))
  const side = Array.from({ length: SIDE_COLUMNS }, (_, i): Vec3 => {
    const x = lerp(fc[0], rc[0], (i + 1) / (SIDE_COLUMNS + 1))
    return [x, y(x), z(x)]
  })
  return [
    ...END_FRACTIONS.map((f) => end(front[0], front[1], fc, bowFront, f)),
    ...side,
    ...[...END_FRACTIONS].reverse().map((f) => end(rear[0], rear[1], rc, bowRear, f)),
  ]
}

/** Rows of control points; a tight ring brings two neighbours close to itself. */
export function controlNet(rings: readonly Ring[]): Columns[] {
  const rows = rings.map(ringColumns)
  const out: Columns[] = []
  const between = (from: Columns, to: Columns, t: number): Columns => from.map((p, i) => lerp3(p, at(to, i), t))
  rows.forEach((row, i) => {
    const tight = at(rings, i).tight
    const previous = rows[i - 1]
    const next = rows[i + 1]
    if (tight && previous) out.push(between(row, previous, tight))
    out.push(row)
    if (tight && next) out.push(between(row, next, tight))
  })
  return out
}

function basis(t: number): readonly [number, number, number, number] {
  const t2 = t * t
  const t3 = t2 * t
  return [(1 - 3 * t + 3 * t2 - t3) / 6, (4 - 6 * t2 + 3 * t3) / 6, (1 + 3 * t + 3 * t2 - 3 * t3) / 6, t3 / 6]
}

interface Seed {
  readonly u: number
  readonly v: number
  readonly a: number
  readonly b: number
  readonly bias: number
}

export type Displacement = (point: Vec3) => Vec3

/**
 * Half a body as a uniform bicubic B-spline: curvature-continuous everywhere, which is what makes highlights run.
 * u goes from the front centre to the rear centre, v from the lower edge to the roof centre line.
 */
export class Surface {
  readonly vMax: number
  private readonly net: Float64Array
  private readonly stride = (U_MAX + 3) * 3
  private readonly seeds = new Map<Projection, readonly Seed[]>()

  constructor(
    rows: readonly Columns[],
    private readonly displace?: Displacement,
  ) {
    this.vMax = rows.length - 1
    this.net = new Float64Array((rows.length + 2) * this.stride)
    for (let row = -1; row <= rows.length; row++) {
      for (let column = -1; column <= U_MAX + 1; column++) {
        const p = Surface.controlPoint(rows, row, column)
        this.net.set(p, (row + 1) * this.stride + (column + 1) * 3)
      }
    }
  }

  /** Beyond the centre lines the net is its own mirror image, so the two halves meet smoothly. */
  private static controlPoint(rows: readonly Columns[], row: number, column: number): Vec3 {
    const mirror = column < 0 || column > U_MAX
    const c = column < 0 ? -column : column > U_MAX ? 2 * U_MAX - column : column
    const last = rows.length - 1
    let p: Vec3
    if (row < 0) {
      const a = at(at(rows, 0), c)
      const b = at(at(rows, 1), c)
      p = [2 * a[0] - b[0], 2 * a[1] - b[1], 2 * a[2] - b[2]]
    } else if (row > last) {
      const a = at(at(rows, 2 * last - row), c)
      p = [a[0], -a[1], a[2]]
    } else p = at(at(rows, row), c)
    return mirror ? [p[0], -p[1], p[2]] : p
  }

  point(u: number, v: number): Vec3 {
    const cu = clamp(u, 0, U_MAX)
    const cv = clamp(v, 0, this.vMax)
    const column = Math.min(Math.floor(cu), U_MAX - 1)
    const row = Math.min(Math.floor(cv), this.vMax - 1)
    const bu = basis(cu - column)
    const bv = basis(cv - row)
    const { net, stride } = this
    let x = 0
    let y = 0
    let z = 0
    // Hundreds of thousands of points for a car: the net is read directly, inside bounds that are known.
    for (let j = 0; j < 4; j++) {
      let offset = (row + j) * stride + column * 3
      const wv = bv[j] ?? 0
      for (let i = 0; i < 4; i++, offset += 3) {
        const w = (bu[i] ?? 0) * wv
        x += (net[offset] ?? 0) * w
        y += (net[offset + 1] ?? 0) * w
        z += (net[offset + 2] ?? 0) * w
      }
    }
    return this.displace ? this.displace([x, y, z]) : [x, y, z]
  }

  /** Outward normal by finite differences of the displaced surface: shading does not depend on the triangles. */
  normal(u: number, v: number): Vec3 {
    const e = 0.012
    const mirror = (p: Vec3): Vec3 => [p[0], -p[1], p[2]]
    const left = u - e < 0 ? mirror(this.point(e - u, v)) : this.point(u - e, v)
    const right = u + e > U_MAX ? mirror(this.point(2 * U_MAX - u - e, v)) : this.point(u + e, v)
    const below = this.point(u, Math.max(0, v - e))
    const above = this.point(u, Math.min(this.vMax, v + e))
    const [ax, ay, az] = [right[0] - left[0], right[1] - left[1], right[2] - left[2]]
    const [bx, by, bz] = [above[0] - below[0], above[1] - below[1], above[2] - below[2]]
    const nx = az * by - ay * bz
    const ny = ax * bz - az * bx
    const nz = ay * bx - ax * by
    const length = Math.hypot(nx, ny, nz)
    return length < 1e-12 ? [0, 0, 1] : [nx / length, ny / length, nz / length]
  }

  /** The (u, v) whose point projects to the target: nearest sample of a coarse grid, then Newton steps. */
  locate(view: Projection, target: Vec2): Vec2 {
    let best = Number.POSITIVE_INFINITY
    let u = U_MAX / 2
    let v = this.vMax / 2
    for (const seed of this.seedsOf(view)) {
      const distance = (seed.a - target[0]) ** 2 + (seed.b - target[1]) ** 2 - seed.bias
      if (distance < best) {
        best = distance
        u = seed.u
        v = seed.v
      }
    }
    const e = 0.01
    for (let step = 0; step < 14; step++) {
      const p = view.project(this.point(u, v))
      const pu = view.project(this.point(u + e, v))
      const pv = view.project(this.point(u, v + e))
      const a = (pu[0] - p[0]) / e
      const b = (pv[0] - p[0]) / e
      const c = (pu[1] - p[1]) / e
      const d = (pv[1] - p[1]) / e
      const determinant = a * d - b * c
      if (Math.abs(determinant) < 1e-9) break
      const ra = target[0] - p[0]
      const rb = target[1] - p[1]
      u = clamp(u + clamp((ra * d - b * rb) / determinant, -0.3, 0.3), 0, U_MAX - 0.011)
      v = clamp(v + clamp((a * rb - ra * c) / determinant, -0.3, 0.3), 0, this.vMax - 0.011)
    }
    return [u, v]
  }

  /** Samples that the board sees, with where they fall on it: worked out once for each board. */
  private seedsOf(view: Projection): readonly Seed[] {
    const known = this.seeds.get(view)
    if (known) return known
    const seeds: Seed[] = []
    for (let v = 0; v <= this.vMax; v += 0.34) {
      for (let u = 0; u <= U_MAX; u += 0.34) {
        const point = this.point(u, v)
        if (!view.sees(point)) continue
        const [a, b] = view.project(point)
        // Of two places behind one another the outer one is meant.
        seeds.push({ u, v, a, b, bias: point[1] * 0.0005 })
      }
    }
    this.seeds.set(view, seeds)
    return seeds
  }
}
