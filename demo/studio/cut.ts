import { at, clamp, cross, lerp, normalize, subtract, type Vec3 } from './math'
import type { Surface } from './surface'

/** Flat arrays in car space, ready for a buffer geometry. */
export interface Mesh {
  readonly positions: number[]
  readonly normals: number[]
  readonly indices: number[]
}

export const emptyMesh = (): Mesh => ({ positions: [], normals: [], indices: [] })

/** The same piece of surface, once at each offset: a lamp is a cover and, behind it, a housing. */
export interface Layer {
  readonly material: string
  /** Metres along the normal. */
  readonly offset: number
  /** Depth of the return that hangs from the piece's border into the car. */
  readonly skirt?: number
}

export interface Region {
  /** Negative inside. */
  readonly field: (point: Vec3) => number
  /** Nothing: the region is a hole. */
  readonly layers: readonly Layer[]
}

type Triangle = readonly [number, number, number]

/** Points of the fine grid and those added on the cuts, with what is known of each. */
class Vertices {
  readonly us: number[] = []
  readonly vs: number[] = []
  readonly points: Vec3[] = []
  private readonly normals: (Vec3 | undefined)[] = []

  constructor(private readonly surface: Surface) {}

  add(u: number, v: number): number {
    this.us.push(u)
    this.vs.push(v)
    this.points.push(this.surface.point(u, v))
    return this.us.length - 1
  }

  probe(u: number, v: number): Vec3 {
    return this.surface.point(u, v)
  }

  normal(index: number): Vec3 {
    const known = this.normals[index]
    if (known) return known
    const normal = this.surface.normal(at(this.us, index), at(this.vs, index))
    this.normals[index] = normal
    return normal
  }

  at(index: number, offset: number): Vec3 {
    const p = at(this.points, index)
    const n = this.normal(index)
    return [p[0] + n[0] * offset, p[1] + n[1] * offset, p[2] + n[2] * offset]
  }
}

export function gridTriangles(columns: number, rows: number): Triangle[] {
  const triangles: Triangle[] = []
  for (let j = 0; j < rows - 1; j++) {
    for (let i = 0; i < columns - 1; i++) {
      const a = j * columns + i
      const b = a + 1
      const c = a + columns
      const d = c + 1
      if ((i + j) & 1) triangles.push([a, b, d], [a, d, c])
      else triangles.push([a, b, c], [b, d, c])
    }
  }
  return triangles
}

/** One number for a pair of points, of which there are never that many. */
const edgeKey = (from: number, to: number): number => from * 4194304 + to

/** Splits triangles along the zero line of the field. Shared edges are cut once, so the two pieces fit exactly. */
function split(vertices: Vertices, triangles: readonly Triangle[], field: (point: Vec3) => number) {
  const values: number[] = []
  const valueAt = (index: number): number => {
    const known = values[index]
    if (known !== undefined) return known
    const value = field(at(vertices.points, index))
    const kept = Math.abs(value) < 1e-5 ? 1e-5 : value
    values[index] = kept
    return kept
  }
  const cuts = new Map<number, number>()
  const cut = (a: number, b: number): number => {
    const [from, to] = a < b ? [a, b] : [b, a]
    const key = edgeKey(from, to)
    const known = cuts.get(key)
    if (known !== undefined) return known
    const u = (t: number): number => lerp(at(vertices.us, from), at(vertices.us, to), t)
    const v = (t: number): number => lerp(at(vertices.vs, from), at(vertices.vs, to), t)
    let low = 0
    let high = 1
    let atLow = valueAt(from)
    let atHigh = valueAt(to)
    for (let step = 0; step < 9; step++) {
      const secant = low + (high - low) * clamp(atLow / (atLow - atHigh), 0.05, 0.95)
      const t = step < 5 ? secant : (low + high) / 2
      const value = field(vertices.probe(u(t), v(t)))
      if (Math.sign(value) === Math.sign(atLow)) {
        low = t
        atLow = value
      } else {
        high = t
        atHigh = value
      }
    }
    const t = clamp((low + high) / 2, 0.002, 0.998)
    const index = vertices.add(u(t), v(t))
    values[index] = 0
    cuts.set(key, index)
    return index
  }
  const inside: Triangle[] = []
  const outside: Triangle[] = []
  for (const triangle of triangles) {
    const signs = [valueAt(triangle[0]) < 0, valueAt(triangle[1]) < 0, valueAt(triangle[2]) < 0] as const
    const count = Number(signs[0]) + Number(signs[1]) + Number(signs[2])
    if (count === 3) inside.push(triangle)
    else if (count === 0) outside.push(triangle)
    else {
      const lone = signs.indexOf(count === 1)
      const a = at(triangle, lone)
      const b = at(triangle, (lone + 1) % 3)
      const c = at(triangle, (lone + 2) % 3)
      const ab = cut(a, b)
      const ac = cut(a, c)
      const [near, far] = count === 1 ? [inside, outside] : [outside, inside]
      near.push([a, ab, ac])
      far.push([ab, b, c], [ab, c, ac])
    }
  }
  return { inside, outside }
}

function skin(vertices: Vertices, triangles: readonly Triangle[], offset: number, target: Mesh): void {
  const kept: number[] = []
  const vertex = (index: number): number => {
    const known = kept[index]
    if (known !== undefined) return known
    const position = target.positions.length / 3
    const [x, y, z] = vertices.at(index, offset)
    const [nx, ny, nz] = vertices.normal(index)
    target.positions.push(x, y, z)
    target.normals.push(nx, ny, nz)
    kept[index] = position
    return position
  }
  for (const [a, b, c] of triangles) {
    if (a === b || b === c || a === c) continue
    target.indices.push(vertex(a), vertex(b), vertex(c))
  }
}

/** The border of a piece, turned inwards: gaps get depth, and no sheet looks paper-thin. */
function skirt(vertices: Vertices, triangles: readonly Triangle[], offset: number, depth: number, target: Mesh): void {
  const border = new Map<number, readonly [number, number]>()
  for (const [a, b, c] of triangles) {
    for (const [p, q] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      if (!border.delete(edgeKey(q, p))) border.set(edgeKey(p, q), [p, q])
    }
  }
  for (const [p, q] of border.values()) {
    const a = at(vertices.points, p)
    const b = at(vertices.points, q)
    // The centre line is no border: the other half goes on there.
    if (a[1] < 1e-4 && b[1] < 1e-4) continue
    const first = target.positions.length / 3
    const edge = subtract(b, a)
    for (const index of [p, q]) {
      const sideways = normalize(cross(edge, vertices.normal(index)))
      target.positions.push(...vertices.at(index, offset), ...vertices.at(index, offset - depth))
      target.normals.push(...sideways, ...sideways)
    }
    target.indices.push(first, first + 2, first + 1, first + 1, first + 2, first + 3)
  }
}

/**
 * Cuts the surface along the regions' outlines, first come first served; what is left over gets the base layer.
 * Returns one mesh per material; the returns of all skirts are collected under `edge`.
 */
export function cutSurface(
  surface: Surface,
  us: readonly number[],
  vs: readonly number[],
  regions: readonly Region[],
  base: Layer,
): Map<string, Mesh> {
  const vertices = new Vertices(surface)
  for (const v of vs) for (const u of us) vertices.add(u, v)
  let rest = gridTriangles(us.length, vs.length)
  const meshes = new Map<string, Mesh>()
  const materialMesh = (material: string): Mesh => {
    const known = meshes.get(material)
    if (known) return known
    const mesh = emptyMesh()
    meshes.set(material, mesh)
    return mesh
  }
  const lay = (triangles: readonly Triangle[], layer: Layer): void => {
    skin(vertices, triangles, layer.offset, materialMesh(layer.material))
    if (layer.skirt) skirt(vertices, triangles, layer.offset, layer.skirt, materialMesh('edge'))
  }
  for (const region of regions) {
    const { inside, outside } = split(vertices, rest, region.field)
    for (const layer of region.layers) lay(inside, layer)
    rest = outside
  }
  lay(rest, base)
  return meshes
}
