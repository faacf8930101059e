import { type BufferGeometry, Data3DTexture, DataUtils, HalfFloatType, LinearFilter, RGBAFormat } from 'three'
import { clamp, type Vec3 } from '../math'
import { densityAt, fillGeometry, fillPoint, soften, type Voxels, voxelGrid } from '../occlusion'

/** What light there is at each place of the cabin: its mean and its slope in each axis, four numbers a place. */
export interface Probes {
  readonly low: Vec3
  readonly size: Vec3
  readonly count: readonly [number, number, number]
  /** From outside, through the glass. */
  readonly sky: Float32Array
  /** From the lines of ambient light. */
  readonly line: Float32Array
}

const LOW: Vec3 = [-0.86, -0.78, -0.62]
const HIGH: Vec3 = [0.86, 0.7, 2.2]

const RAYS: readonly Vec3[] = Array.from({ length: 72 }, (_, i): Vec3 => {
  const y = 1 - (2 * (i + 0.5)) / 72
  const r = Math.sqrt(1 - y * y)
  return [Math.cos(i * 2.399963) * r, y, Math.sin(i * 2.399963) * r]
})

/** What is bright outside: most of all what lies ahead, over the horizon. `roof` is what comes through the roof. */
function skyAt([x, y, z]: Vec3, roof: number): number {
  const above = clamp(y * 3 + 0.35, 0, 1)
  const front = clamp(-z, 0, 1)
  return above * (0.75 + 1.25 * front + 0.25 * Math.abs(x)) * (1 - clamp((y - 0.75) * 3, 0, 1) * (1 - roof))
}

/** The closed parts of the body that no picture shows whole, as solids that keep light out. */
function fillShell(grid: Voxels, glassRoof: boolean): void {
  const plane = (from: Vec3, to: Vec3): void => {
    const step = grid.cell * 0.8
    for (let x = from[0]; x <= to[0]; x += step)
      for (let y = from[1]; y <= to[1]; y += step) for (let z = from[2]; z <= to[2]; z += step) fillPoint(grid, x, y, z)
  }
  plane([-0.84, -0.76, -0.6], [0.84, -0.74, 2.2])
  plane([-0.84, -0.76, -0.6], [0.84, 0.02, -0.58])
  plane([-0.84, -0.76, 2.1], [0.84, 0.1, 2.14])
  for (const x of [-0.84, 0.82]) plane([x, -0.76, -0.6], [x + 0.02, 0.04, 2.2])
  plane([-0.84, 0.6, 0.05], [0.84, 0.62, 0.3])
  plane([-0.84, 0.6, 1.3], [0.84, 0.62, 2.2])
  for (const x of [-0.84, 0.54]) plane([x, 0.6, 0.05], [x + 0.3, 0.62, 2.2])
  if (!glassRoof) plane([-0.84, 0.6, 0.05], [0.84, 0.62, 2.2])
}

/** The cabin's parts as a coarse solid. */
export function solidCabin(parts: Iterable<BufferGeometry>, glassRoof: boolean, cell: number): Voxels {
  const grid = voxelGrid(
    [LOW[0] - 0.1, LOW[1] - 0.1, LOW[2] - 0.1],
    [HIGH[0] + 0.1, HIGH[1] + 0.1, HIGH[2] + 0.1],
    cell,
  )
  for (const part of parts) fillGeometry(grid, part)
  fillShell(grid, glassRoof)
  soften(grid)
  return grid
}

/** How far light gets along a ray before matter has taken it, up to a distance: 1 in the open. */
function clearance(grid: Voxels, from: Vec3, ray: Vec3, reach: number): number {
  const step = grid.cell * 1.1
  let light = 1
  for (let d = step * 1.2; d < reach && light > 0.03; d += step) {
    const matter = densityAt(grid, from[0] + ray[0] * d, from[1] + ray[1] * d, from[2] + ray[2] * d)
    if (matter > 0.1) light *= 1 - clamp((matter - 0.1) * 1.6, 0, 1)
  }
  return light
}

function gather(target: Float32Array, offset: number, ray: Vec3, light: number): void {
  target[offset] = (target[offset] ?? 0) + light
  for (const axis of [0, 1, 2] as const)
    target[offset + 1 + axis] = (target[offset + 1 + axis] ?? 0) + 3 * light * ray[axis]
}

/** Light that comes back from what is lit: a share of what a ray missed. */
const BOUNCE = 0.2

export function cabinProbes(grid: Voxels, glow: readonly Vec3[], roof: number, pitch: number): Probes {
  const count = ([0, 1, 2] as const).map((axis) => Math.ceil((HIGH[axis] - LOW[axis]) / pitch) + 1) as unknown as [
    number,
    number,
    number,
  ]
  const size: Vec3 = [(count[0] - 1) * pitch, (count[1] - 1) * pitch, (count[2] - 1) * pitch]
  const total = count[0] * count[1] * count[2]
  const [sky, line] = [new Float32Array(total * 4), new Float32Array(total * 4)]
  const inside = new Uint8Array(total)
  for (let index = 0; index < total; index++) {
    const [i, j, k] = cellAt(index, count)
    const p: Vec3 = [LOW[0] + i * pitch, LOW[1] + j * pitch, LOW[2] + k * pitch]
    if (densityAt(grid, ...p) > 0.55) {
      inside[index] = 1
      continue
    }
    for (const ray of RAYS) {
      const open = clearance(grid, p, ray, 2.4)
      gather(sky, index * 4, ray, (skyAt(ray, roof) * open + BOUNCE * (1 - open)) / RAYS.length)
    }
    for (const [x, y, z] of glow) {
      const away = Math.hypot(x - p[0], y - p[1], z - p[2])
      if (away > 0.7) continue
      const ray: Vec3 = [(x - p[0]) / away, (y - p[1]) / away, (z - p[2]) / away]
      const near = Math.max(away, 0.03)
      gather(line, index * 4, ray, clearance(grid, p, ray, away - 0.045) / (glow.length * near * near))
    }
  }
  fillIn([sky, line], inside, count)
  return { low: LOW, size, count, sky, line }
}

const cellAt = (index: number, [nx, ny]: Probes['count']): Vec3 => [
  index % nx,
  Math.floor(index / nx) % ny,
  Math.floor(index / (nx * ny)),
]

const NEIGHBOURS = [
  [1, 0, 0], [-1, 0, 0], [0, 1, 0], [0, -1, 0], [0, 0, 1], [0, 0, -1],
] as const // biome-ignore format: the six neighbours

function neighbours(index: number, count: Probes['count']): number[] {
  const [nx, ny, nz] = count
  const [i, j, k] = cellAt(index, count)
  return NEIGHBOURS.map(([di, dj, dk]) => [i + di, j + dj, k + dk] as const)
    .filter(([a, b, c]) => a >= 0 && b >= 0 && c >= 0 && a < nx && b < ny && c < nz)
    .map(([a, b, c]) => (c * ny + b) * nx + a)
}

/** A probe inside a solid takes the mean of its free neighbours, or its darkness would show on the surface. */
function fillIn(volumes: readonly Float32Array[], inside: Uint8Array, count: Probes['count']): void {
  for (let round = 0; round < 2; round++) {
    const before = inside.slice()
    for (let index = 0; index < before.length; index++) {
      const free = before[index] ? neighbours(index, count).filter((other) => !before[other]) : []
      if (free.length === 0) continue
      inside[index] = 0
      for (const volume of volumes)
        for (let c = 0; c < 4; c++)
          volume[index * 4 + c] = free.reduce((sum, other) => sum + (volume[other * 4 + c] ?? 0), 0) / free.length
    }
  }
}

export function probeTexture(values: Float32Array, [nx, ny, nz]: Probes['count']): Data3DTexture {
  const half = Uint16Array.from(values, (value) => DataUtils.toHalfFloat(clamp(value, -6e4, 6e4)))
  const texture = new Data3DTexture(half, nx, ny, nz)
  texture.format = RGBAFormat
  texture.type = HalfFloatType
  texture.minFilter = LinearFilter
  texture.magFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}
