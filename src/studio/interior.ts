import {
  BufferAttribute,
  BufferGeometry,
  CapsuleGeometry,
  Matrix4 as Matrix,
  type Matrix4,
  Quaternion,
  Vector3,
} from 'three'
import type { Grain } from './grain'
import { clamp, pchip, range, smoothstep, type Vec2, type Vec3 } from './math'

export const INTERIOR_KEYS = ['cloth', 'microfibre', 'leather', 'bucket'] as const
export type InteriorKey = (typeof INTERIOR_KEYS)[number]

/** How the middle of the backrest is sewn. */
type Quilting = 'channels' | 'flutes' | 'diamonds' | 'plain'

export interface SeatDesign {
  readonly quilting: Quilting
  readonly color: string
  readonly centre: string
  readonly stitch: string
  readonly roughness: number
  readonly sheen: number
  readonly grain: Grain
  /** A shell seat: deeper sides, a hard glossy back. */
  readonly shell: boolean
}

export const seats: Readonly<Record<InteriorKey, SeatDesign>> = {
  cloth: {
    quilting: 'channels',
    color: '#15181a',
    centre: '#1d2123',
    stitch: '#5d666b',
    roughness: 0.85,
    sheen: 0.25,
    grain: 'weave',
    shell: false,
  },
  microfibre: {
    quilting: 'flutes',
    color: '#0f2a30',
    centre: '#12333a',
    stitch: '#8fb3b8',
    roughness: 0.9,
    sheen: 0.9,
    grain: 'nap',
    shell: false,
  },
  leather: {
    quilting: 'diamonds',
    color: '#0d0e0f',
    centre: '#101112',
    stitch: '#c07a55',
    roughness: 0.46,
    sheen: 0,
    grain: 'hide',
    shell: false,
  },
  bucket: {
    quilting: 'plain',
    color: '#17181a',
    centre: '#101a1c',
    stitch: '#c07a55',
    roughness: 0.8,
    sheen: 0.5,
    grain: 'nap',
    shell: true,
  },
}

const HEIGHT = 0.88
const halfWidth = pchip([
  [0, 0.235],
  [0.2, 0.265],
  [0.45, 0.275],
  [0.62, 0.255],
  [0.735, 0.185],
  [0.79, 0.145],
  [0.9, 0.142],
  [0.96, 0.132],
  [0.985, 0.108],
  [1, 0.04],
])
const recline = (b: number): number =>
  -0.2 * b + 0.035 * Math.exp(-(((b - 0.25) / 0.2) ** 2)) + 0.05 * smoothstep(0.76, 0.92, b)
/** Share of the half width taken by the sewn middle. */
const CENTRE = 0.56

const groove = (distance: number, width: number): number => Math.exp(-((distance / width) ** 2))

/** Depth of the sewing at a place of the middle panel, metres: pillows between seams. */
function sewing(quilting: Quilting, x: number, y: number): number {
  const wave = (value: number, pitch: number): number => Math.abs(((((value / pitch) % 1) + 1.5) % 1) - 0.5) * pitch
  switch (quilting) {
    case 'channels': {
      const d = wave(y, 0.058)
      return -0.0065 * groove(d, 0.008) + 0.003 * smoothstep(0, 0.029, d)
    }
    case 'flutes': {
      const d = wave(x, 0.044)
      return -0.006 * groove(d, 0.007) + 0.0028 * smoothstep(0, 0.022, d)
    }
    case 'diamonds': {
      const d = Math.min(wave(x + y * 0.62, 0.062), wave(x - y * 0.62, 0.062))
      return -0.006 * groove(d, 0.0065) + 0.0035 * smoothstep(0, 0.028, d)
    }
    default: {
      const d = wave(y + 0.02, 0.12)
      return -0.007 * groove(d, 0.008) + 0.005 * smoothstep(0, 0.06, d)
    }
  }
}

/** A place on the backrest: a across, -1 to 1, b up, 0 to 1. World axes, the seat looks along +z. */
export function seatPoint(design: SeatDesign, a: number, b: number): Vec3 {
  const w = halfWidth(b)
  const side = Math.abs(a)
  const angle = a * 1.38
  const x = (w * Math.sin(angle)) / Math.sin(1.38)
  const bolster =
    (design.shell ? 0.105 : 0.078) * smoothstep(0, 0.12, b + 0.06) * (1 - smoothstep(0.5, 0.76, b)) + 0.012
  const swell = bolster * Math.exp(-(((side - 0.79) / 0.165) ** 2))
  const back = 0.15 * smoothstep(0.8, 1, side) ** 1.6
  const middle =
    smoothstep(CENTRE + 0.02, CENTRE - 0.03, side) * smoothstep(0.02, 0.06, b) * (1 - smoothstep(0.66, 0.7, b))
  const seam = -0.0075 * groove((side - CENTRE) * w, 0.006) * (1 - smoothstep(0.7, 0.75, b))
  const neck = -0.006 * groove((b - 0.735) * HEIGHT, 0.007)
  const top = -0.11 * smoothstep(0.93, 1, b) ** 2.4
  const hollow = -0.02 * (1 - side * side) * (1 - smoothstep(0.55, 0.75, b))
  return [
    x,
    b * HEIGHT + top * 0.25,
    recline(b) + hollow + swell - back + seam + neck + top + middle * sewing(design.quilting, x, b * HEIGHT),
  ]
}

/** A grid over a parametric surface with smooth normals; `facing` -1 turns them round. */
export function sheet(
  point: (s: number, t: number) => Vec3,
  columns: number,
  rows: number,
  keep: (s: number, t: number) => boolean,
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

export interface SeatParts {
  readonly trim: BufferGeometry
  readonly centre: BufferGeometry
  /** The hard back of a bucket seat; nothing on the others. */
  readonly shell: BufferGeometry
  readonly stitch: BufferGeometry
  /** Where each stitch lies. */
  readonly stitches: readonly Matrix4[]
}

const isCentre = (a: number, b: number): boolean => Math.abs(a) < CENTRE && b > 0.03 && b < 0.735

/** `detail` 1 resolves the sewing; less is for a quick look. */
export function seatParts(design: SeatDesign, detail = 1): SeatParts {
  const place = (s: number, t: number): Vec3 => seatPoint(design, s * 2 - 1, t)
  const hard = (s: number): boolean => design.shell && Math.abs(s * 2 - 1) > 0.9
  const centre = (s: number, t: number): boolean => isCentre(s * 2 - 1, t)
  const [columns, rows] = [Math.round(300 * detail), Math.round(460 * detail)]
  return {
    trim: sheet(place, columns, rows, (s, t) => !centre(s, t) && !hard(s)),
    centre: sheet(place, columns, rows, (s, t) => centre(s, t)),
    shell: sheet(place, columns, rows, hard),
    stitch: new CapsuleGeometry(0.0009, 0.0044, 3, 8),
    stitches: stitchMatrices(design),
  }
}

/** Twin rows of stitches along both sides of the middle and across the neck. */
function stitchMatrices(design: SeatDesign): Matrix4[] {
  const out: Matrix4[] = []
  const rows: ((t: number) => Vec2)[] = [-1, 1].flatMap((side) =>
    [-0.03, 0.032].map(
      (offset) =>
        (t: number): Vec2 => [side * (CENTRE + offset), 0.05 + t * 0.66],
    ),
  )
  rows.push(
    ...[-0.012, 0.012].map(
      (offset) =>
        (t: number): Vec2 => [(t * 2 - 1) * 0.8, 0.735 + offset],
    ),
  )
  const up = new Vector3(0, 1, 0)
  rows.forEach((row, r) => {
    const steps = r < 4 ? 92 : 30
    for (const t of range(0, 1, steps).slice(0, -1)) {
      const [a, b] = row(t + 0.5 / steps)
      const p = new Vector3(...seatPoint(design, a, b))
      const ahead = new Vector3(...seatPoint(design, ...row(clamp(t + 0.5 / steps + 0.002, 0, 1))))
      const across = new Vector3(...seatPoint(design, a + 0.004, b)).sub(p)
      const direction = ahead.sub(p).normalize()
      const normal = r < 4 ? across.cross(direction).normalize() : new Vector3(0, 0.2, 1).normalize()
      p.addScaledVector(normal, 0.0005)
      out.push(new Matrix().compose(p, new Quaternion().setFromUnitVectors(up, direction), new Vector3(1, 1, 0.7)))
    }
  })
  return out
}
