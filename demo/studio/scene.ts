import { type BufferGeometry, Vector3 } from 'three'
import { buildBody } from './body'
import type { Stance, WheelGeometry } from './group'
import { range, type Vec3 } from './math'
import { fillGeometry, fillPoint, shadeGeometry, soften, type Voxels, voxelGrid } from './occlusion'
import { toGeometry, toWorld } from './solids'
import { type CarSpec, frontAxle, rearAxle, type WheelKey } from './spec'
import { type Surface, U_MAX } from './surface'
import { buildWheel } from './wheels'

export interface CarGeometry {
  readonly car: CarSpec
  readonly surface: Surface
  readonly parts: ReadonlyMap<string, BufferGeometry>
  /** Points on the outside, for framing. */
  readonly hull: readonly Vector3[]
}

/** What throws shade on its neighbours, and what receives it. */
const SOLID = new Set(['paint', 'clad', 'gloss', 'wing', 'sill', 'glass', 'screen', 'pillar', 'void', 'satin'])
const SHADED = new Set([
  'paint',
  'clad',
  'gloss',
  'wing',
  'sill',
  'mesh',
  'glass',
  'screen',
  'pillar',
  'plate',
  'plateInk',
  'plateBand',
  'housing',
])

/** Shade where parts come close: under the spoiler and the mirrors, behind the splitter, round the wheels. */
function shade(car: CarSpec, parts: ReadonlyMap<string, BufferGeometry>): void {
  const { length, width, height } = car.size
  const grid = voxelGrid(
    [-length / 2 - 0.3, -0.1, -width / 2 - 0.4],
    [length / 2 + 0.3, height + 0.2, width / 2 + 0.4],
    0.026,
  )
  for (const [key, part] of parts) if (SOLID.has(key.replace(':whole', ''))) fillGeometry(grid, part)
  for (const x of [frontAxle(car), rearAxle(car)]) for (const side of [1, -1]) fillWheel(grid, car, x, side)
  soften(grid)
  for (const [key, part] of parts)
    if (SHADED.has(key.replace(':whole', ''))) shadeGeometry(grid, part, !key.endsWith(':whole'))
}

function fillWheel(grid: Voxels, car: CarSpec, axle: number, side: number): void {
  const widths = range(-0.1, 0.1, 8)
  const turns = range(0, Math.PI * 2, 120).map((a) => [Math.cos(a), Math.sin(a)] as const)
  for (const r of range(0.05, car.tyreRadius, 24)) {
    for (const [cos, sin] of turns) {
      for (const w of widths)
        fillPoint(grid, axle - car.size.length / 2 + cos * r, car.tyreRadius + sin * r, side * car.track + w)
    }
  }
}

export function carGeometry(car: CarSpec, quality: number, shaded = quality > 0.8): CarGeometry {
  const body = buildBody(car, quality)
  const parts = new Map<string, BufferGeometry>()
  for (const [name, mesh] of body.half) parts.set(name, toGeometry(mesh, car.size.length, true))
  for (const [name, mesh] of body.whole) parts.set(`${name}:whole`, toGeometry(mesh, car.size.length, false))
  if (shaded) shade(car, parts)
  const hull: Vector3[] = []
  for (const v of range(0, body.surface.vMax, 16)) {
    for (const u of range(0, U_MAX, 24)) {
      const [x, y, z] = toWorld(body.surface.point(u, v), car.size.length)
      hull.push(new Vector3(x, y, z), new Vector3(x, y, -z))
    }
  }
  for (const x of [frontAxle(car), rearAxle(car)])
    for (const side of [1, -1]) hull.push(new Vector3(x - car.size.length / 2, 0, side * 0.9))
  return { car, surface: body.surface, parts, hull }
}

export const carStance = (car: CarSpec): Stance => ({
  length: car.size.length,
  width: car.size.width,
  axles: [frontAxle(car) - car.size.length / 2, rearAxle(car) - car.size.length / 2],
  tyreRadius: car.tyreRadius,
  track: car.track,
})

export const wheelGeometry = (car: CarSpec, key: WheelKey): WheelGeometry => buildWheel(car.tyreRadius, car.wheels[key])

/** World point on the outside of the car, by what is seen there. */
export function landmark(
  geometry: CarGeometry,
  name: 'headlamp' | 'tail' | 'frontWheel' | 'rearWheel' | 'middle',
): Vec3 {
  const { car, surface } = geometry
  const length = car.size.length
  const wheel = (x: number): Vec3 => [x - length / 2, car.tyreRadius, car.track + 0.1]
  const lampAt = (outline: CarSpec['headlamp']['outline'], front: boolean): Vec3 => {
    const s = outline.reduce((sum, p) => sum + p[0], 0) / outline.length
    const z = outline.reduce((sum, p) => sum + p[1], 0) / outline.length
    const angle = (front ? s : Math.max(s, 0.62)) / 0.95
    let best: Vec3 = [0, 0, 0]
    let nearest = Number.POSITIVE_INFINITY
    for (const v of range(0, surface.vMax, 60)) {
      for (const u of front ? range(0, 9, 60) : range(12, U_MAX, 60)) {
        const p = surface.point(u, v)
        const a = Math.atan2(p[1], front ? 1.1 - p[0] : p[0] - (length - 1.1))
        const d = Math.abs(a - angle) + Math.abs(p[2] - z) * 2
        if (d < nearest) {
          nearest = d
          best = p
        }
      }
    }
    return toWorld(best, length)
  }
  switch (name) {
    case 'headlamp':
      return lampAt(car.headlamp.outline, true)
    case 'tail':
      return lampAt(car.tailLamp.outline, false)
    case 'frontWheel':
      return wheel(frontAxle(car))
    case 'rearWheel':
      return wheel(rearAxle(car))
    case 'middle':
      return [0, 0.62, 0]
  }
}
