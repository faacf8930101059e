import { BufferAttribute, type BufferGeometry } from 'three'
import { clamp, type Vec3 } from './math'

/** A coarse solid picture of the car: how much matter there is in each cell, 0 to 1. World axes, metres. */
export interface Voxels {
  readonly cell: number
  readonly low: Vec3
  readonly size: readonly [number, number, number]
  readonly density: Float32Array
}

export function voxelGrid(low: Vec3, high: Vec3, cell: number): Voxels {
  const count = (axis: 0 | 1 | 2): number => Math.ceil((high[axis] - low[axis]) / cell) + 1
  const size = [count(0), count(1), count(2)] as const
  return { cell, low, size, density: new Float32Array(size[0] * size[1] * size[2]) }
}

const cellIndex = ({ size }: Voxels, x: number, y: number, z: number): number => (z * size[1] + y) * size[0] + x

export function fillPoint(grid: Voxels, x: number, y: number, z: number): void {
  const i = Math.round((x - grid.low[0]) / grid.cell)
  const j = Math.round((y - grid.low[1]) / grid.cell)
  const k = Math.round((z - grid.low[2]) / grid.cell)
  if (i < 0 || j < 0 || k < 0 || i >= grid.size[0] || j >= grid.size[1] || k >= grid.size[2]) return
  grid.density[cellIndex(grid, i, j, k)] = 1
}

/** Marks every cell that a triangle passes through; triangles larger than a cell are sampled more densely. */
export function fillGeometry(grid: Voxels, geometry: BufferGeometry): void {
  const position = geometry.getAttribute('position')
  const index = geometry.getIndex()
  const count = index ? index.count : position.count
  for (let i = 0; i < count; i += 3) {
    const a = index ? index.getX(i) : i
    const b = index ? index.getX(i + 1) : i + 1
    const c = index ? index.getX(i + 2) : i + 2
    const [x, y, z] = [position.getX(a), position.getY(a), position.getZ(a)]
    const [bx, by, bz] = [position.getX(b) - x, position.getY(b) - y, position.getZ(b) - z]
    const [cx, cy, cz] = [position.getX(c) - x, position.getY(c) - y, position.getZ(c) - z]
    const reach = Math.max(Math.hypot(bx, by, bz), Math.hypot(cx, cy, cz))
    const steps = Math.max(1, Math.ceil(reach / (grid.cell * 0.7)))
    for (let s = 0; s <= steps; s++) {
      const u = s / steps
      for (let t = 0; t <= steps - s; t++) {
        const v = t / steps
        fillPoint(grid, x + bx * u + cx * v, y + by * u + cy * v, z + bz * u + cz * v)
      }
    }
  }
}

// The loops below run millions of times for a car: they read typed arrays directly, inside bounds that are known.

/** One pass of a small blur in each axis, so that shade changes gradually from point to point. */
export function soften({ density, size }: Voxels): void {
  for (const stride of [1, size[0], size[0] * size[1]]) {
    const before = density.slice()
    for (let i = stride; i < before.length - stride; i++) {
      density[i] = (before[i] ?? 0) * 0.5 + ((before[i - stride] ?? 0) + (before[i + stride] ?? 0)) * 0.25
    }
  }
}

export function densityAt(
  { cell, density: d, low, size: [nx, ny, nz] }: Voxels,
  x: number,
  y: number,
  z: number,
): number {
  const fx = (x - low[0]) / cell
  const fy = (y - low[1]) / cell
  const fz = (z - low[2]) / cell
  const i = Math.floor(fx)
  const j = Math.floor(fy)
  const k = Math.floor(fz)
  if (i < 0 || j < 0 || k < 0 || i >= nx - 1 || j >= ny - 1 || k >= nz - 1) return 0
  const tx = fx - i
  const ty = fy - j
  const tz = fz - k
  const near = (k * ny + j) * nx + i
  const far = near + nx * ny
  const a = (d[near] ?? 0) * (1 - tx) + (d[near + 1] ?? 0) * tx
  const b = (d[near + nx] ?? 0) * (1 - tx) + (d[near + nx + 1] ?? 0) * tx
  const e = (d[far] ?? 0) * (1 - tx) + (d[far + 1] ?? 0) * tx
  const f = (d[far + nx] ?? 0) * (1 - tx) + (d[far + nx + 1] ?? 0) * tx
  return (a * (1 - ty) + b * ty) * (1 - tz) + (e * (1 - ty) + f * ty) * tz
}

const DIRECTIONS: readonly Vec3[] = Array.from({ length: 36 }, (_, i): Vec3 => {
  const y = 1 - (2 * (i + 0.5)) / 36
  const r = Math.sqrt(1 - y * y)
  const a = i * 2.399963
  return [Math.cos(a) * r, y, Math.sin(a) * r]
})

/** Share of the room that a point on a surface sees past the rest of the car, 1 in the open. */
export function openness(grid: Voxels, p: Vec3, n: Vec3, reach = 0.34): number {
  const start = grid.cell * 2.1
  const step = grid.cell * 1.25
  const [ox, oy, oz] = [p[0] + n[0] * start, p[1] + n[1] * start, p[2] + n[2] * start]
  let seen = 0
  let total = 0
  for (const d of DIRECTIONS) {
    const facing = d[0] * n[0] + d[1] * n[1] + d[2] * n[2]
    if (facing < 0.22) continue
    total += facing
    let light = 1
    for (let distance = 0; distance < reach && light > 0.05; distance += step) {
      const matter = densityAt(grid, ox + d[0] * distance, oy + d[1] * distance, oz + d[2] * distance)
      if (matter > 0.12) light *= 1 - clamp((matter - 0.12) * 1.4, 0, 1) * (1 - distance / reach)
    }
    seen += light * facing
  }
  return total ? seen / total : 1
}

/** Writes the openness of every vertex into the attribute `open`; mirrored geometry is worked out on one side only. */
export function shadeGeometry(grid: Voxels, geometry: BufferGeometry, mirrored: boolean): void {
  const position = geometry.getAttribute('position')
  const normal = geometry.getAttribute('normal')
  const values = new Float32Array(position.count)
  const half = mirrored ? position.count / 2 : position.count
  for (let i = 0; i < half; i++) {
    const p: Vec3 = [position.getX(i), position.getY(i), position.getZ(i)]
    const n: Vec3 = [normal.getX(i), normal.getY(i), normal.getZ(i)]
    const value = openness(grid, p, n)
    values[i] = value
    if (mirrored) values[half + i] = value
  }
  geometry.setAttribute('open', new BufferAttribute(values, 1))
}
