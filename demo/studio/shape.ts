import { at, clamp, smoothstep, type Vec2, type Vec3 } from './math'
import { type Board, mirrored, outlineField, projection, roundCorners } from './outlines'
import type { CarSpec } from './spec'
import { frontAxle, rearAxle } from './spec'
import { type Columns, controlNet, type Displacement, Surface } from './surface'

/** Metres, inwards, as seen from the board. */
function inward(board: Board, length: number): (p: Vec3) => Vec3 {
  switch (board) {
    case 'side':
      return () => [0, -1, 0]
    case 'front':
      return () => [1, 0, 0]
    case 'rear':
      return () => [-1, 0, 0]
    case 'top':
      return () => [0, 0, -1]
    default: {
      const axis = board === 'wrapFront' ? 1.1 : length - 1.1
      return (p) => {
        const dx = axis - p[0]
        const distance = Math.hypot(dx, p[1]) || 1
        return [dx / distance, -p[1] / distance, 0]
      }
    }
  }
}

function distanceToLine(points: readonly Vec2[], x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY
  for (let i = 1; i < points.length; i++) {
    const [ax, ay] = at(points, i - 1)
    const [bx, by] = at(points, i)
    const ex = bx - ax
    const ey = by - ay
    const t = clamp(((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey || 1e-12), 0, 1)
    nearest = Math.min(nearest, Math.hypot(x - ax - ex * t, y - ay - ey * t))
  }
  return nearest
}

/** The wings swell round the wheels: a wide soft part and a narrow lip. */
function flares(car: CarSpec): Displacement {
  const axles = [frontAxle(car), rearAxle(car)]
  return (p) => {
    if (p[1] < 0.35 || p[2] > 1.15) return p
    const outer = smoothstep(0.55, 0.75, p[1]) * car.flare * smoothstep(1.12, 0.8, p[2])
    let swell = 0
    for (const axle of axles) {
      const d = Math.max(0, Math.hypot(p[0] - axle, p[2] - car.tyreRadius) - car.archRadius)
      swell += 0.55 * Math.exp(-((d / 0.13) ** 2)) + 0.45 * Math.exp(-((d / 0.05) ** 2))
    }
    return [p[0], p[1] + outer * swell, p[2]]
  }
}

function sculpting(car: CarSpec): Displacement {
  const length = car.size.length
  const presses = car.presses.map((press) => {
    const view = projection(press.board, length)
    const field = outlineField(press.mirrored ? mirrored(press.outline) : roundCorners(press.outline))
    const direction = inward(press.board, length)
    return (p: Vec3): Vec3 => {
      if (!view.sees(p)) return p
      const [a, b] = view.project(p)
      const amount = press.depth * smoothstep(0, -press.soft, field(a, b))
      if (amount === 0) return p
      const d = direction(p)
      return [p[0] + d[0] * amount, p[1] + d[1] * amount, p[2] + d[2] * amount]
    }
  })
  const ridges = car.ridges.map((ridge) => {
    const view = projection(ridge.board, length)
    const direction = inward(ridge.board, length)
    const [first, last] = [at(ridge.points, 0), at(ridge.points, ridge.points.length - 1)]
    return (p: Vec3): Vec3 => {
      if (!view.sees(p)) return p
      const [a, b] = view.project(p)
      const distance = distanceToLine(ridge.points, a, b)
      if (distance > ridge.width * 3) return p
      const ends =
        smoothstep(0, ridge.width * 4, Math.hypot(a - first[0], b - first[1])) *
        smoothstep(0, ridge.width * 4, Math.hypot(a - last[0], b - last[1]))
      const amount = -ridge.height * ends * Math.exp(-((distance / ridge.width) ** 2))
      const d = direction(p)
      return [p[0] + d[0] * amount, p[1] + d[1] * amount, p[2] + d[2] * amount]
    }
  })
  const steps = [...presses, ...ridges]
  return (p) => steps.reduce((point, step) => step(point), p)
}

/** Outer box of half a body: length, half width, height, and where it starts in x. */
export function extent(surface: Surface, uMax: number, step = 0.2) {
  let [x0, x1, y1, z0, z1] = [9, -9, 0, 9, 0]
  for (let v = 0; v <= surface.vMax; v += step) {
    for (let u = 0; u <= uMax; u += step) {
      const [x, y, z] = surface.point(u, v)
      x0 = Math.min(x0, x)
      x1 = Math.max(x1, x)
      y1 = Math.max(y1, y)
      z0 = Math.min(z0, z)
      z1 = Math.max(z1, z)
    }
  }
  return { x0, x1, y1, z0, z1 }
}

/**
 * A B-spline stays inside its net, so the body comes out a little smaller than drawn. The net is stretched until the
 * body has the real car's length, width and height; wheels and outlines are drawn in real coordinates anyway.
 */
function fitted(rows: readonly Columns[], car: CarSpec, displace: Displacement): Surface {
  let net = rows
  for (let round = 0; round < 3; round++) {
    const box = extent(new Surface(net, displace), at(rows, 0).length - 1)
    const sx = car.size.length / (box.x1 - box.x0)
    const sy = car.size.width / 2 / box.y1
    const sz = car.size.height / box.z1
    net = net.map((row) => row.map((p): Vec3 => [(p[0] - box.x0) * sx, p[1] * sy, p[2] * sz]))
  }
  return new Surface(net, displace)
}

const shapes = new WeakMap<CarSpec, Surface>()

export function bodySurface(car: CarSpec): Surface {
  const known = shapes.get(car)
  if (known) return known
  const swell = flares(car)
  const sculpt = sculpting(car)
  const surface = fitted(controlNet(car.rings), car, (p) => sculpt(swell(p)))
  shapes.set(car, surface)
  return surface
}
