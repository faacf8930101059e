import { piecewise, type Vec2, type Vec3 } from '../math'
import type { Ring } from '../surface'
import { pairs, triple, triples } from './drawn'
import { net } from './net'

/**
 * A body drawn as another one stretched, with its own nose, tail and roof where it differs. These are lines over the
 * body: '5: 4.3 .74, 4.285 .87' has a point for each ring from the fifth upwards (`net.ts` says what each ring is),
 * and a dash leaves a number as it was stretched.
 */
export interface Body {
  /** The body that is stretched; `net` where nothing is said. */
  readonly from?: Body
  /** Where lengths and heights of that body come to lie. */
  readonly x: string
  readonly z: string
  /**
   * How its width is multiplied, and how much wider than that the cabin is from the roof's edge upwards, the points
   * below included; down to the belt it is ever less so.
   */
  readonly width: number | readonly [body: number, cabin: number]
  /** The outline on the centre line, in front, behind, and over the rear glass: x z, and how square it is in plan. */
  readonly nose?: string
  readonly tail?: string
  readonly roof?: string
  /** The same line where the tail turns into the side: x y z. */
  readonly tailCorner?: string
  readonly roofCorner?: string
  /** Points of the side, rings apart by semicolons; the old ones behind them go, or with '2.9 > …' all behind 2.9. */
  readonly shoulder?: string
  readonly roofEdge?: string
  readonly tight?: Readonly<Record<number, number>>
}

/** How far before a new point of the side those of the stretched body end, metres. */
const CLEAR = 0.24

/** What part of the cabin's widening the rings from the belt upwards have; those above have all of it. */
const CABIN_SHARE: Readonly<Record<number, number>> = { 11: 0.12, 12: 0.5, 13: 0.85 }
const FIRST_CABIN_RING = 11

const cabinWidth = (ring: number, cabin: number): number =>
  ring < FIRST_CABIN_RING ? 1 : 1 + (cabin - 1) * (CABIN_SHARE[ring] ?? 1)

type Run<T> = ReadonlyMap<number, T>

/** '5: a, b' is a for ring 5 and b for ring 6. */
function run<T>(texts: readonly (string | undefined)[], separator: string, read: (text: string) => T): Run<T> {
  const all = new Map<number, T>()
  for (const text of texts) {
    if (text === undefined) continue
    const [first = '', rest = ''] = text.split(':')
    rest.split(separator).forEach((item, i) => {
      all.set(Number(first) + i, read(item))
    })
  }
  return all
}

const numbers = (text: string): (number | undefined)[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => (word === '-' ? undefined : Number(word)))

interface End {
  readonly point: Vec2 | undefined
  readonly bow: number | undefined
}

function end(text: string): End {
  const [x, z, bow] = numbers(text)
  return { point: x === undefined || z === undefined ? undefined : [x, z], bow }
}

interface Side {
  readonly cut: number
  readonly points: readonly Vec3[]
}

function side(text: string): Side {
  const [before = '', after] = text.split('>')
  const points = triples(after ?? before)
  return { points, cut: after === undefined ? (points[0]?.[0] ?? 0) - CLEAR : Number(before) }
}

/** The rings of a body, or of the first one where none is described. */
export function bodyRings(body: Body | undefined): readonly Ring[] {
  if (!body) return net
  const [x, z] = [piecewise(pairs(body.x)), piecewise(pairs(body.z))]
  const [width, cabin] = typeof body.width === 'number' ? [body.width, 1] : body.width
  const stretch3 = (p: Vec3): Vec3 => [x(p[0]), p[1] * width, z(p[2])]
  const stretch2 = (p: Vec2): Vec2 => [x(p[0]), z(p[1])]
  const nose = run([body.nose], ',', end)
  const tail = run([body.tail, body.roof], ',', end)
  const corner = run([body.tailCorner, body.roofCorner], ',', triple)
  const shoulder = run([body.shoulder, body.roofEdge], ';', side)
  return bodyRings(body.from).map((ring, i): Ring => {
    const bowFront = nose.get(i)?.bow ?? ring.bowFront
    const bowRear = tail.get(i)?.bow ?? ring.bowRear
    const tight = body.tight?.[i] ?? ring.tight
    const { cut, points } = shoulder.get(i) ?? { cut: Number.POSITIVE_INFINITY, points: [] }
    const wide = cabinWidth(i, cabin)
    const widened = ([px, py, pz]: Vec3): Vec3 => [px, py * wide, pz]
    return {
      front: nose.get(i)?.point ?? stretch2(ring.front),
      frontCorner: widened(stretch3(ring.frontCorner)),
      side: [...ring.side.map(stretch3).filter((p) => p[0] < cut), ...points].map(widened),
      rearCorner: widened(corner.get(i) ?? stretch3(ring.rearCorner)),
      rear: tail.get(i)?.point ?? stretch2(ring.rear),
      ...(bowFront === undefined ? {} : { bowFront }),
      ...(bowRear === undefined ? {} : { bowRear }),
      ...(tight === undefined ? {} : { tight }),
    }
  })
}
