import { piecewise, type Vec2, type Vec3 } from '../math'
import type { Outline } from '../outlines'
import type { Stroke } from '../spec'
import type { Ring } from '../surface'

/**
 * Rings from the lower edge to the roof, the same for every body: 0-1 lower edge, 2 sill, 3-5 flank, 6 waist,
 * 7 shoulder, 8 bonnet and tail edge, 9-10 bonnet, 11 foot of the glass, 12-13 glass, 14 roof edge, 15-17 roof.
 */
export interface RingChange {
  readonly front?: Vec2
  readonly frontCorner?: Vec3
  readonly rearCorner?: Vec3
  readonly rear?: Vec2
  /** Side points behind `cut` are dropped, then `tail` follows. */
  readonly cut?: number
  readonly tail?: readonly Vec3[]
  readonly bowFront?: number
  readonly bowRear?: number
  readonly tight?: number
}

export interface Warp {
  readonly x: readonly Vec2[]
  readonly z: readonly Vec2[]
  readonly width: number
}

/** A body drawn as another one stretched, with its own rings where it differs. */
export function warpRings(
  rings: readonly Ring[],
  warp: Warp,
  changes: Readonly<Record<number, RingChange>> = {},
): Ring[] {
  const x = piecewise(warp.x)
  const z = piecewise(warp.z)
  const map3 = (p: Vec3): Vec3 => [x(p[0]), p[1] * warp.width, z(p[2])]
  const map2 = (p: Vec2): Vec2 => [x(p[0]), z(p[1])]
  return rings.map((ring, i) => {
    const { cut, tail = [], ...change } = changes[i] ?? {}
    const side = ring.side.map(map3).filter((p) => cut === undefined || p[0] < cut)
    return {
      ...ring,
      front: map2(ring.front),
      frontCorner: map3(ring.frontCorner),
      rearCorner: map3(ring.rearCorner),
      rear: map2(ring.rear),
      ...change,
      side: [...side, ...tail],
    }
  })
}

/** Outlines seen from the front or the rear follow the heights and the width of the warp. */
export const warpFrontal = (outline: Outline, warp: Warp): Outline => {
  const z = piecewise(warp.z)
  return outline.map(([y, height, r]) => [y * warp.width, z(height), r])
}

const gap = (board: Stroke['board'], points: readonly Vec2[]): Stroke => ({
  board,
  points,
  width: 0.0062,
  material: 'gap',
})

export interface Doors {
  /** x of the front shut line, of the line between the doors, of the rear line at the belt and at the wheel arch. */
  readonly x: readonly [number, number, number, number]
  /** Belt height at the first three. */
  readonly belt: readonly [number, number, number]
  readonly sill: number
}

export function doorGaps({ x, belt, sill }: Doors): Stroke[] {
  const [front, middle, rear, arch] = x
  const height = (from: number, t: number): number => from + (sill - from) * t
  return [
    gap('side', [
      [front + 0.06, belt[0]],
      [front, height(belt[0], 0.14)],
      [front - 0.03, height(belt[0], 0.46)],
      [front, height(belt[0], 0.85)],
      [front + 0.045, sill - 0.007],
    ]),
    gap('side', [
      [middle + 0.01, belt[1]],
      [middle + 0.012, height(belt[1], 0.25)],
      [middle + 0.003, height(belt[1], 0.7)],
      [middle - 0.01, sill - 0.007],
    ]),
    gap('side', [
      [rear, belt[2]],
      [rear - 0.05, height(belt[2], 0.2)],
      [(rear + arch) / 2, height(belt[2], 0.5)],
      [arch + 0.05, height(belt[2], 0.76)],
      [arch, sill + 0.012],
    ]),
    gap('side', [
      [front + 0.045, sill],
      [middle, sill],
      [arch, sill + 0.012],
    ]),
  ]
}

/** Round the bonnet, from the centre line outwards and back to the screen. */
export const bonnetGap = (nose: number, corner: Vec2, cowl: Vec2): Stroke[] => [
  gap('top', [
    [nose, 0],
    [nose + 0.02, 0.25],
    [nose + 0.085, 0.5],
    [corner[0], corner[1] - 0.07],
    [(corner[0] + cowl[0]) / 2, corner[1] + 0.035],
    [cowl[0] - 0.25, cowl[1] + 0.04],
    cowl,
  ]),
]

/** Lower edge of the tailgate, up along the lamps, and along the rear glass to the roof. */
export const tailgateGap = (low: number, lamp: number, roof: Vec2): Stroke[] => [
  gap('wrapRear', [
    [0, low],
    [0.42, low + 0.005],
    [0.54, low + 0.06],
    [0.6, (low + lamp) / 2 + 0.03],
    [0.655, lamp],
  ]),
  gap('rear', [[0.655, lamp + 0.07], [0.64, lamp + 0.15], [(0.62 + roof[0]) / 2, (lamp + 0.12 + roof[1]) / 2], roof]),
]

export const shift = (outline: Outline, da: number, db: number): Outline =>
  outline.map(([a, b, r]) => [a + da, b + db, r])
