export type Vec2 = readonly [number, number]
/** Car space, metres: x from the front bumper backwards, y outwards from the centre line, z up. */
export type Vec3 = readonly [number, number, number]

export function at<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`No item ${index} in a list of ${list.length}`)
  return item
}

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t

export const lerp3 = (a: Vec3, b: Vec3, t: number): Vec3 => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
  lerp(a[2], b[2], t),
]

/** Hermite step; `from` may lie above `to` for a falling edge. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1)
  return t * t * (3 - 2 * t)
}

export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

export const along = (point: Vec3, direction: Vec3, distance: number): Vec3 => [
  point[0] + direction[0] * distance,
  point[1] + direction[1] * distance,
  point[2] + direction[2] * distance,
]

export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export function normalize(v: Vec3): Vec3 {
  const length = Math.hypot(v[0], v[1], v[2]) || 1
  return [v[0] / length, v[1] / length, v[2] / length]
}

/** Evenly spaced numbers, both ends included. */
export const range = (from: number, to: number, steps: number): number[] =>
  Array.from({ length: steps + 1 }, (_, i) => lerp(from, to, i / steps))

/**
 * Monotone cubic interpolation (Fritsch-Carlson): it never overshoots its points, so a body side drawn through
 * a handful of stations has no wave between them. Held constant outside.
 */
export function pchip(points: readonly Vec2[]): (x: number) => number {
  const xs = points.map((p) => p[0])
  const ys = points.map((p) => p[1])
  const last = points.length - 1
  const widths = range(0, last - 1, last - 1 || 1).map(
    (i) => at(xs, Math.min(i, last - 1) + 1) - at(xs, Math.min(i, last - 1)),
  )
  const slopes = widths.slice(0, last).map((width, i) => (at(ys, i + 1) - at(ys, i)) / width)
  const tangents = ys.map((_, i) => {
    if (i === 0) return at(slopes, 0)
    if (i === last) return at(slopes, last - 1)
    const before = at(slopes, i - 1)
    const after = at(slopes, i)
    if (before * after <= 0) return 0
    const w1 = 2 * at(widths, i) + at(widths, i - 1)
    const w2 = at(widths, i) + 2 * at(widths, i - 1)
    return (w1 + w2) / (w1 / before + w2 / after)
  })
  return (x) => {
    if (x <= at(xs, 0)) return at(ys, 0)
    if (x >= at(xs, last)) return at(ys, last)
    let i = 0
    while (x > at(xs, i + 1)) i++
    const h = at(widths, i)
    const t = (x - at(xs, i)) / h
    const t2 = t * t
    const t3 = t2 * t
    return (
      at(ys, i) * (2 * t3 - 3 * t2 + 1) +
      h * at(tangents, i) * (t3 - 2 * t2 + t) +
      at(ys, i + 1) * (-2 * t3 + 3 * t2) +
      h * at(tangents, i + 1) * (t3 - t2)
    )
  }
}

/** Piecewise linear map, extended beyond both ends. */
export function piecewise(points: readonly Vec2[]): (x: number) => number {
  return (x) => {
    let i = 0
    while (i < points.length - 2 && x > at(points, i + 1)[0]) i++
    const [x0, y0] = at(points, i)
    const [x1, y1] = at(points, i + 1)
    return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)
  }
}

/** Catmull-Rom polyline through the points. */
export function spline(points: readonly Vec2[], segments = 12): Vec2[] {
  const out: Vec2[] = []
  const last = points.length - 1
  const blend = (a: number, b: number, c: number, d: number, t: number): number =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  for (let i = 0; i < last; i++) {
    const a = at(points, Math.max(0, i - 1))
    const b = at(points, i)
    const c = at(points, i + 1)
    const d = at(points, Math.min(last, i + 2))
    for (let k = 0; k < segments; k++) {
      const t = k / segments
      out.push([blend(a[0], b[0], c[0], d[0], t), blend(a[1], b[1], c[1], d[1], t)])
    }
  }
  out.push(at(points, last))
  return out
}
