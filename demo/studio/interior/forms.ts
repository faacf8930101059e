import {
  BufferAttribute,
  BufferGeometry,
  CatmullRomCurve3,
  Euler,
  ExtrudeGeometry,
  LatheGeometry,
  Matrix4,
  Quaternion,
  Shape,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import { mergeGeometries, toCreasedNormals } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { at, pchip, range, type Vec2, type Vec3 } from '../math'
import type { ScreenName } from './screens'

/** The parts of a cabin by the name of their material, and where each stitch lies. Axes: x right, y up, z backwards; metres. */
export interface Build {
  readonly parts: Map<string, BufferGeometry[]>
  readonly stitches: Matrix4[]
  /** Points on the lines of ambient light, for the light that they give. */
  readonly glow: Vec3[]
  readonly screens: { readonly layout: ScreenName; readonly size: Vec2; readonly transform: Matrix4 }[]
}

export const newBuild = (): Build => ({ parts: new Map(), stitches: [], glow: [], screens: [] })

/** Puts a part that was built round its own origin into its place. */
export function moveInto(build: Build, part: Build, matrix: Matrix4): void {
  for (const [material, geometries] of part.parts)
    for (const geometry of geometries) add(build, material, geometry, matrix)
  for (const stitch of part.stitches) build.stitches.push(stitch.premultiply(matrix))
  for (const { layout, size, transform: place } of part.screens)
    build.screens.push({ layout, size, transform: place.premultiply(matrix) })
  for (const p of part.glow) build.glow.push(new Vector3(...p).applyMatrix4(matrix).toArray())
}

export function add(build: Build, material: string, geometry: BufferGeometry, matrix?: Matrix4): void {
  if (matrix) geometry.applyMatrix4(matrix)
  for (const name of Object.keys(geometry.attributes))
    if (name !== 'position' && name !== 'normal') geometry.deleteAttribute(name)
  if (!geometry.index) geometry.setIndex(Array.from({ length: geometry.getAttribute('position').count }, (_, i) => i))
  const known = build.parts.get(material)
  if (known) known.push(geometry)
  else build.parts.set(material, [geometry])
}

export function merged(build: Build): Map<string, BufferGeometry> {
  const out = new Map<string, BufferGeometry>()
  for (const [material, geometries] of build.parts) out.set(material, mergeGeometries(geometries))
  return out
}

/** Where a part stands and how it is turned, degrees: round x, then y, then z. */
export const placed = (position: Vec3, turn: Vec3 = [0, 0, 0]): Matrix4 =>
  new Matrix4().compose(
    new Vector3(...position),
    new Quaternion().setFromEuler(
      new Euler(...(turn.map((angle) => (angle * Math.PI) / 180) as [number, number, number])),
    ),
    new Vector3(1, 1, 1),
  )

export const slab = (width: number, height: number, depth: number, radius: number): BufferGeometry =>
  new RoundedBoxGeometry(width, height, depth, 4, Math.min(radius, width / 2, height / 2, depth / 2) * 0.999)

/** A grid over a parametric surface with smooth normals; `facing` -1 turns them round. */
export function sheet(
  point: (s: number, t: number) => Vec3,
  columns: number,
  rows: number,
  keep: (s: number, t: number) => boolean = () => true,
  facing: 1 | -1 = 1,
): BufferGeometry {
  const positions = new Float32Array((columns + 1) * (rows + 1) * 3)
  const normals = new Float32Array(positions.length)
  const indices: number[] = []
  const e = 0.0012
  for (let j = 0; j <= rows; j++) {
    for (let i = 0; i <= columns; i++) {
      const [s, t] = [i / columns, j / rows]
      const p = point(s, t)
      const du = new Vector3(...point(Math.min(1, s + e), t)).sub(new Vector3(...point(Math.max(0, s - e), t)))
      const dv = new Vector3(...point(s, Math.min(1, t + e))).sub(new Vector3(...point(s, Math.max(0, t - e))))
      const n = du.cross(dv).normalize().multiplyScalar(facing)
      const k = (j * (columns + 1) + i) * 3
      positions.set(p, k)
      normals.set([n.x, n.y, n.z], k)
      if (i && j && keep((i - 0.5) / columns, (j - 0.5) / rows)) {
        const d = j * (columns + 1) + i
        const c = d - 1
        const b = d - columns - 1
        const a = b - 1
        if (facing === 1) indices.push(a, b, c, b, d, c)
        else indices.push(a, c, b, b, c, d)
      }
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new BufferAttribute(normals, 3))
  geometry.setIndex(indices)
  return geometry
}

/** Corners of an outline with their radii as a shape: x, y, radius. */
export function outline(corners: readonly (readonly [number, number, number])[]): Shape {
  const shape = new Shape()
  corners.forEach(([x, y, radius], i) => {
    const before = at(corners, (i + corners.length - 1) % corners.length)
    const after = at(corners, (i + 1) % corners.length)
    const towards = (to: readonly [number, number, number]): Vec2 => {
      const length = Math.hypot(to[0] - x, to[1] - y)
      const r = Math.min(radius, length / 2)
      return [x + ((to[0] - x) / length) * r, y + ((to[1] - y) / length) * r]
    }
    const [from, to] = [towards(before), towards(after)]
    if (i) shape.lineTo(...from)
    else shape.moveTo(...from)
    shape.quadraticCurveTo(x, y, ...to)
  })
  shape.closePath()
  return shape
}

export const rectangle = (width: number, height: number, radius: number): Shape =>
  outline([
    [-width / 2, -height / 2, radius],
    [width / 2, -height / 2, radius],
    [width / 2, height / 2, radius],
    [-width / 2, height / 2, radius],
  ])

/** Smooth normals but for sharp edges. Points nearer than a hundredth count as one there, so it is done in millimetres. */
function creased(geometry: BufferGeometry, angle: number): BufferGeometry {
  return toCreasedNormals(geometry.scale(1000, 1000, 1000), angle).scale(0.001, 0.001, 0.001)
}

/** An outline given a thickness, with rounded edges; its face looks along +z and lies at z = 0. */
export function plate(shape: Shape, depth: number, bevel: number): BufferGeometry {
  const geometry = new ExtrudeGeometry(shape, {
    depth: Math.max(0.0001, depth - bevel * 2),
    bevelEnabled: bevel > 0,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 4,
    curveSegments: 14,
  })
  geometry.translate(0, 0, -depth + bevel)
  return creased(geometry, 0.7)
}

/** A profile of (radius, z) turned round the z axis. */
export const turned = (profile: readonly Vec2[], segments = 64): BufferGeometry => {
  const geometry = new LatheGeometry(
    profile.map(([r, z]) => new Vector2(r, z)),
    segments,
  )
  return creased(geometry.rotateX(Math.PI / 2), 0.6)
}

export const curve = (points: readonly Vec3[], closed = false): CatmullRomCurve3 =>
  new CatmullRomCurve3(
    points.map((p) => new Vector3(...p)),
    closed,
    'centripetal',
  )

export const tube = (points: readonly Vec3[], radius: number, closed = false, around = 14): BufferGeometry =>
  new TubeGeometry(curve(points, closed), points.length * 8, radius, around, closed)

/** A closed profile of (sideways, upwards) swept along a line, with flat ends; `up` says which way is upwards. */
export function sweep(
  line: readonly Vec3[],
  profile: (t: number) => readonly Vec2[],
  steps: number,
  up: Vec3 = [0, 1, 0],
): BufferGeometry {
  const path = curve(line)
  const count = profile(0).length
  const positions: number[] = []
  const indices: number[] = []
  const above = new Vector3(...up)
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const p = path.getPointAt(t)
    const side = path.getTangentAt(t).cross(above).normalize()
    const high = side.clone().cross(path.getTangentAt(t)).normalize()
    for (const [a, b] of profile(t)) {
      const q = p.clone().addScaledVector(side, a).addScaledVector(high, b)
      positions.push(q.x, q.y, q.z)
    }
    if (i === 0) continue
    for (let k = 0; k < count; k++) {
      const [a, b] = [(i - 1) * count + k, (i - 1) * count + ((k + 1) % count)]
      indices.push(a, a + count, b, b, a + count, b + count)
    }
  }
  for (let k = 1; k < count - 1; k++) {
    indices.push(0, k, k + 1)
    indices.push(steps * count, steps * count + k + 1, steps * count + k)
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3))
  geometry.setIndex(indices)
  return creased(geometry, 0.75)
}

/** A rounded rectangle as a profile for `sweep`, counterclockwise. */
export function roundedProfile(width: number, height: number, radius: number, steps = 5): Vec2[] {
  const r = Math.min(radius, width / 2, height / 2)
  return [
    [1, 1, 0],
    [-1, 1, 90],
    [-1, -1, 180],
    [1, -1, 270],
  ].flatMap(([sx = 0, sy = 0, start = 0]) =>
    range(0, 90, steps).map((turn): Vec2 => {
      const angle = ((start + turn) * Math.PI) / 180
      return [sx * (width / 2 - r) + Math.cos(angle) * r, sy * (height / 2 - r) + Math.sin(angle) * r]
    }),
  )
}

/** A row of stitches along a line; each is as long as it is wide three times over. */
export function seam(build: Build, line: (t: number) => Vec3, pitch = 0.0078, lift: Vec3 = [0, 0, 0]): void {
  const samples = range(0, 1, 240).map((t) => new Vector3(...line(t)))
  const raise = new Vector3(...lift)
  let gone = 0
  let next = pitch / 2
  for (let i = 1; i < samples.length; i++) {
    const [from, to] = [at(samples, i - 1), at(samples, i)]
    const length = from.distanceTo(to)
    while (length > 0 && gone + length >= next) {
      const direction = to.clone().sub(from).normalize()
      const p = from
        .clone()
        .lerp(to, (next - gone) / length)
        .add(raise)
      build.stitches.push(
        new Matrix4().compose(
          p,
          new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), direction),
          new Vector3(1, 1, 1),
        ),
      )
      next += pitch
    }
    gone += length
  }
}

/** A line through points of (z, y), from 0 to 1, without overshoot. */
export function section(points: readonly Vec2[]): (t: number) => Vec2 {
  const last = points.length - 1
  const [z, y] = ([0, 1] as const).map((axis) => pchip(points.map((p, i): Vec2 => [i / last, p[axis]])))
  return (t) => [z?.(t) ?? 0, y?.(t) ?? 0]
}
