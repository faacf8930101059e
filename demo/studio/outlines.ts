import { at, clamp, type Vec2, type Vec3 } from './math'

/** A corner of an outline; the third number rounds it (metres). */
export type Corner = readonly [number, number, number?]
export type Outline = readonly Corner[]

/**
 * The drawing boards. An outline is drawn flat on one of them and cuts the body where it projects onto it:
 * `side` (x, z), `front` and `rear` (y, z), `top` (x, y), and the two wraps, which unroll the car's ends round a
 * vertical axis: (metres along the bumper from the centre line, z).
 */
export type Board = 'side' | 'front' | 'rear' | 'top' | 'wrapFront' | 'wrapRear'

/** Distance of the unrolling axis from the bumper, and the radius at which its arc is measured. */
const WRAP_AXIS = 1.1
const WRAP_RADIUS = 0.95

export interface Projection {
  /** The point on the board, or undefined where the board does not see the body. */
  readonly project: (point: Vec3) => Vec2
  readonly sees: (point: Vec3) => boolean
}

const projections = new Map<string, Projection>()

/** The board of a car of that length; the same object each time, so that others can remember things about it. */
export function projection(board: Board, length: number): Projection {
  const key = `${board} ${length}`
  const known = projections.get(key) ?? projectionOnto(board, length)
  projections.set(key, known)
  return known
}

function projectionOnto(board: Board, length: number): Projection {
  switch (board) {
    case 'side':
      return { project: (p) => [p[0], p[2]], sees: (p) => p[1] > 0.3 }
    case 'front':
      return { project: (p) => [p[1], p[2]], sees: (p) => p[0] < 0.75 || (p[2] > 0.95 && p[0] < length * 0.5) }
    case 'rear':
      return { project: (p) => [p[1], p[2]], sees: (p) => p[0] > length - 0.75 || (p[2] > 0.95 && p[0] > length * 0.5) }
    case 'top':
      return { project: (p) => [p[0], p[1]], sees: (p) => p[2] > 0.62 }
    case 'wrapFront':
      return {
        project: (p) => [Math.atan2(p[1], WRAP_AXIS - p[0]) * WRAP_RADIUS, p[2]],
        sees: (p) => p[0] < WRAP_AXIS + 0.3,
      }
    case 'wrapRear':
      return {
        project: (p) => [Math.atan2(p[1], p[0] - (length - WRAP_AXIS)) * WRAP_RADIUS, p[2]],
        sees: (p) => p[0] > length - WRAP_AXIS - 0.3,
      }
  }
}

/** Signed distance to a closed polygon, negative inside. */
export function signedDistance(polygon: readonly Vec2[], x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY
  let sign = 1
  let previous = at(polygon, polygon.length - 1)
  for (const point of polygon) {
    const xi = point[0]
    const yi = point[1]
    const yj = previous[1]
    const ex = previous[0] - xi
    const ey = yj - yi
    previous = point
    const wx = x - xi
    const wy = y - yi
    const t = clamp((wx * ex + wy * ey) / (ex * ex + ey * ey || 1e-12), 0, 1)
    const bx = wx - ex * t
    const by = wy - ey * t
    nearest = Math.min(nearest, bx * bx + by * by)
    const above = y >= yi
    const below = y < yj
    const left = ex * wy > ey * wx
    if ((above && below && left) || (!above && !below && !left)) sign = -sign
  }
  return sign * Math.sqrt(nearest)
}

/** The same with a cheap way out: far from its box an outline answers with the distance to the box. */
export function outlineField(polygon: readonly Vec2[], margin = 0.12): (x: number, y: number) => number {
  const xs = polygon.map((p) => p[0])
  const ys = polygon.map((p) => p[1])
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return (x, y) => {
    const outside = Math.max(x0 - x, x - x1, y0 - y, y - y1)
    return outside > margin ? outside : signedDistance(polygon, x, y)
  }
}

/** Closed polygon with each corner rounded by a quadratic arc. */
export function roundCorners(outline: Outline, segments = 8): Vec2[] {
  const out: Vec2[] = []
  const count = outline.length
  for (let i = 0; i < count; i++) {
    const [px, py] = at(outline, (i + count - 1) % count)
    const [x, y, radius = 0] = at(outline, i)
    const [nx, ny] = at(outline, (i + 1) % count)
    if (!radius) {
      out.push([x, y])
      continue
    }
    const before = Math.hypot(px - x, py - y)
    const after = Math.hypot(nx - x, ny - y)
    const r1 = Math.min(radius, before * 0.49) / before
    const r2 = Math.min(radius, after * 0.49) / after
    const a: Vec2 = [x + (px - x) * r1, y + (py - y) * r1]
    const b: Vec2 = [x + (nx - x) * r2, y + (ny - y) * r2]
    for (let k = 0; k <= segments; k++) {
      const t = k / segments
      const q = 1 - t
      out.push([q * q * a[0] + 2 * q * t * x + t * t * b[0], q * q * a[1] + 2 * q * t * y + t * t * b[1]])
    }
  }
  return out
}

/** Half an outline, drawn from the centre line outwards and back to it, closed by its mirror image. */
export function mirrored(half: Outline, segments = 8): Vec2[] {
  const other = [...half].reverse().map(([a, b, r]): Corner => [-a, b, r])
  return roundCorners(
    [...half, ...other].filter((corner, i, all) => {
      const previous = all[(i + all.length - 1) % all.length]
      return !previous || Math.hypot(previous[0] - corner[0], previous[1] - corner[1]) > 1e-6
    }),
    segments,
  )
}
