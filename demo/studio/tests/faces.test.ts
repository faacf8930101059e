import { CARLINES, cars } from '@demo/studio/cars/all'
import { PAINT_KEYS, type PaintKey } from '@demo/studio/materials'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'

type Carline = (typeof CARLINES)[number]

const WIDTH = 320
const HEIGHT = 160

interface View {
  /** The end of the names of its pictures. */
  readonly file: string
  /** Where a car stands in the picture: the same for all, for they have one scale. */
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
  /** The share of the distances between two paints of one car that lie below that of any two cars. */
  readonly share: number
}

const ACROSS = { left: 80, top: 20, right: 240, bottom: 136 }
const VIEWS: Readonly<Record<string, View>> = {
  front: { file: 'front', box: ACROSS, share: 1 },
  side: { file: 'w1-side', box: { left: 8, top: 20, right: 312, bottom: 140 }, share: 1 },
  // The two paints that mirror the room most differently are further apart than the two cars most alike from behind.
  rear: { file: 'rear', box: ACROSS, share: 0.97 },
}
const CELL = 8
const ORIENTATIONS = 9
/** What is weaker than this is the room's light, not an edge of the car. */
const LEAST_EDGE = 4

/**
 * The edges of a picture: for each cell how strong those of each direction are, against the others of the cell (a histogram of
 * oriented gradients). So it says what is drawn, and little of how light the paint is.
 */
async function edgesOf(carline: Carline, paint: PaintKey, { file, box }: View): Promise<number[]> {
  const picture = `public/images/cars/${cars[carline].slug}/${paint}-${file}-1280.webp`
  const pixels = await sharp(picture)
    .greyscale()
    .resize(WIDTH, HEIGHT, { kernel: 'lanczos3' })
    .blur(0.8)
    .raw()
    .toBuffer()
  const at = (x: number, y: number) => pixels[y * WIDTH + x] ?? 0
  const edges: number[] = []
  for (let top = box.top; top + CELL <= box.bottom; top += CELL) {
    for (let left = box.left; left + CELL <= box.right; left += CELL) {
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

describe.each(Object.entries(VIEWS))('the %s of a car', (_name, view) => {
  const views = new Map<Carline, ReadonlyMap<PaintKey, readonly number[]>>()
  /** Between two paints of one car, for all cars and paints, the smallest first. */
  let byPaint: number[] = []

  beforeAll(async () => {
    for (const carline of CARLINES) {
      const drawn = await Promise.all(
        PAINT_KEYS.map(async (paint) => [paint, await edgesOf(carline, paint, view)] as const),
      )
      views.set(carline, new Map(drawn))
      byPaint.push(...drawn.flatMap(([, a], i) => drawn.slice(i + 1).map(([, b]) => distance(a, b))))
    }
    byPaint = byPaint.sort((a, b) => a - b)
  })

  /** In the paint in which the two are most alike. */
  const between = (a: Carline, b: Carline) =>
    Math.min(...PAINT_KEYS.map((paint) => distance(views.get(a)?.get(paint) ?? [], views.get(b)?.get(paint) ?? [])))

  it.each(pairs.filter((pair) => !areSisters(pair)))(
    '%s is told from %s more easily than two paints of one car',
    (a, b) => {
      expect(between(a, b)).toBeGreaterThan(byPaint[Math.ceil(byPaint.length * view.share) - 1] ?? 1)
    },
  )

  // From behind, what tells a VZ is its badge.
  it.skipIf(view === VIEWS.rear).each(pairs.filter(areSisters))(
    '%s is told from its sister %s more easily than most paints of one car',
    (a, b) => {
      expect(between(a, b)).toBeGreaterThan(byPaint[Math.floor(byPaint.length * 0.6)] ?? 1)
    },
  )
})
