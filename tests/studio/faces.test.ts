import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { CARLINES, cars } from '@/studio/cars/all'
import { PAINT_KEYS, type PaintKey } from '@/studio/materials'

type Carline = (typeof CARLINES)[number]

const WIDTH = 320
const HEIGHT = 160
/** Where a car stands in the picture: the same for all, for they have one scale. */
const BOX = { left: 80, top: 20, right: 240, bottom: 136 }
const CELL = 8
const ORIENTATIONS = 9
/** What is weaker than this is the room's light, not an edge of the car. */
const LEAST_EDGE = 4

/**
 * The edges of a front: for each cell how strong those of each direction are, against the others of the cell (a histogram of
 * oriented gradients). So it says what is drawn, and little of how light the paint is.
 */
async function edgesOf(carline: Carline, paint: PaintKey): Promise<number[]> {
  const file = `public/images/cars/${cars[carline].slug}/${paint}-front-640.webp`
  const pixels = await sharp(file).greyscale().resize(WIDTH, HEIGHT, { kernel: 'lanczos3' }).blur(0.8).raw().toBuffer()
  const at = (x: number, y: number) => pixels[y * WIDTH + x] ?? 0
  const edges: number[] = []
  for (let top = BOX.top; top + CELL <= BOX.bottom; top += CELL) {
    for (let left = BOX.left; left + CELL <= BOX.right; left += CELL) {
      const strengths = new Array<number>(ORIENTATIONS).fill(0)
      for (let y = top; y < top + CELL; y += 1) {
        for (let x = left; x < left + CELL; x += 1) {
          const [right, down] = [at(x + 1, y) - at(x - 1, y), at(x, y + 1) - at(x, y - 1)]
          const strength = Math.hypot(right, down)
          if (strength < LEAST_EDGE) continue
          const turn = (Math.atan2(down, right) + Math.PI) % Math.PI
          const of = Math.min(ORIENTATIONS - 1, Math.floor((turn / Math.PI) * ORIENTATIONS))
          strengths[of] = (strengths[of] ?? 0) + Math.sqrt(strength)
        }
      }
      const all = Math.hypot(...strengths) + 6
      edges.push(...strengths.map((one) => one / all))
    }
  }
  return edges
}

const distance = (a: readonly number[], b: readonly number[]) =>
  Math.sqrt(a.reduce((sum, one, i) => sum + (one - (b[i] ?? 0)) ** 2, 0) / a.length)

/** Two versions of one body, which have lamps and bonnet in common, as in life. */
const SISTERS: readonly (readonly Carline[])[] = [
  ['FORMENTOR', 'FORMENTORVZ'],
  ['LEON', 'LEONBREAK'],
]
const pairs = CARLINES.flatMap((a, i) => CARLINES.slice(i + 1).map((b) => [a, b] as const))
const areSisters = ([a, b]: readonly [Carline, Carline]) =>
  SISTERS.some((family) => family.includes(a) && family.includes(b))

describe('the front of a car', () => {
  const fronts = new Map<Carline, ReadonlyMap<PaintKey, readonly number[]>>()
  /** Between two paints of one car, for all cars and paints, the smallest first. */
  let byPaint: number[] = []

  beforeAll(async () => {
    for (const carline of CARLINES) {
      const drawn = await Promise.all(PAINT_KEYS.map(async (paint) => [paint, await edgesOf(carline, paint)] as const))
      fronts.set(carline, new Map(drawn))
      byPaint.push(...drawn.flatMap(([, a], i) => drawn.slice(i + 1).map(([, b]) => distance(a, b))))
    }
    byPaint = byPaint.sort((a, b) => a - b)
  })

  /** In the paint in which the two are most alike. */
  const between = (a: Carline, b: Carline) =>
    Math.min(...PAINT_KEYS.map((paint) => distance(fronts.get(a)?.get(paint) ?? [], fronts.get(b)?.get(paint) ?? [])))

  it.each(pairs.filter((pair) => !areSisters(pair)))(
    '%s is told from %s more easily than any two paints of one car',
    (a, b) => {
      expect(between(a, b)).toBeGreaterThan(byPaint.at(-1) ?? 1)
    },
  )

  it.each(pairs.filter(areSisters))('%s is told from its sister %s more easily than most paints of one car', (a, b) => {
    expect(between(a, b)).toBeGreaterThan(byPaint[Math.floor(byPaint.length * 0.6)] ?? 1)
  })
})
