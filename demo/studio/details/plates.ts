import { BoxGeometry, Matrix4 } from 'three'
import type { Vec2, Vec3 } from '../math'
import { projection } from '../outlines'
import { addTo, type BodyParts } from '../parts'
import { fromGeometry } from '../solids'
import type { CarSpec } from '../spec'
import type { Surface } from '../surface'
import type { Context } from './context'

/** Letters as lines in a box of 1 by 1: points `x y`, a line after each semicolon. Those that names of cars are written with. */
const LETTERS: Readonly<Record<string, string>> = {
  A: '0 0, .5 1, 1 0; .17 .34, .83 .34',
  B: '0 0, 0 1, .7 1, .92 .87, .92 .65, .7 .52, 0 .52; .7 .52, 1 .38, 1 .14, .75 0, 0 0',
  C: '1 .82, .75 1, .25 1, 0 .8, 0 .2, .25 0, .75 0, 1 .18',
  E: '1 1, 0 1, 0 0, 1 0; 0 .52, .8 .52',
  F: '1 1, 0 1, 0 0; 0 .5, .8 .5',
  L: '0 1, 0 0, .95 0',
  M: '0 0, 0 1, .5 .4, 1 1, 1 0',
  N: '0 0, 0 1, 1 0, 1 1',
  O: '.25 0, .75 0, 1 .2, 1 .8, .75 1, .25 1, 0 .8, 0 .2, .25 0',
  R: '0 0, 0 1, .75 1, 1 .86, 1 .62, .75 .48, 0 .48; .5 .48, 1 0',
  S: '1 .84, .75 1, .25 1, 0 .84, 0 .64, .25 .53, .75 .47, 1 .36, 1 .16, .75 0, .25 0, 0 .16',
  T: '0 1, 1 1; .5 1, .5 0',
  V: '0 1, .5 0, 1 1',
  Z: '0 1, 1 1, 0 0, 1 0',
}
const [WIDE, HIGH] = [0.522, 0.112] as const
const STROKE = 0.0085
/** Room beside the blue band, from its edge to the other end. */
const WRITTEN = 0.43

/** From one point of the plate to another: how far to the right and how far up, metres. */
type Line = readonly [Vec2, Vec2]

function letterLines(letter: string): Line[] {
  const drawn = LETTERS[letter]
  if (drawn === undefined) throw new Error(`A plate cannot be written with ${letter}`)
  return drawn.split(';').flatMap((line) => {
    const points = line.split(',').map((point): Vec2 => {
      const [x = 0, y = 0] = point.trim().split(' ').map(Number)
      return [x, y]
    })
    return points.slice(1).map((to, i): Line => [points[i] ?? to, to])
  })
}

/** The name of the car, in the middle of what is white. */
function nameLines(name: string): Line[] {
  const letters = [...name]
  const step = Math.min(0.056, WRITTEN / letters.length)
  const [width, height] = [step * 0.66, 0.07]
  const first = 0.021 - (step * letters.length) / 2 + (step - width) / 2
  return letters.flatMap((letter, i) =>
    letter === ' '
      ? []
      : (letterLines(letter).map((line) =>
          line.map(([x, y]): Vec2 => [first + i * step + x * width, (y - 0.5) * height]),
        ) as unknown as Line[]),
  )
}

const FRAME: readonly Line[] = [-1, 1].flatMap((side): Line[] => [
  [
    [-WIDE / 2 + 0.006, (side * (HIGH - 0.012)) / 2],
    [WIDE / 2 - 0.006, (side * (HIGH - 0.012)) / 2],
  ],
  [
    [(side * (WIDE - 0.012)) / 2, -HIGH / 2 + 0.006],
    [(side * (WIDE - 0.012)) / 2, HIGH / 2 - 0.006],
  ],
])

function plate(parts: BodyParts, car: CarSpec, surface: Surface, rear: boolean): void {
  const [, z] = rear ? car.plates.rear : car.plates.front
  const view = projection(rear ? 'rear' : 'front', car.size.length)
  const [p, low, high] = [z, z - 0.05, z + 0.05].map((height) =>
    surface.point(...surface.locate(view, [0.02, height])),
  ) as [Vec3, Vec3, Vec3]
  const sign = rear ? 1 : -1
  const tilt = Math.atan2(low[0] - high[0], 0.1)
  const turn = new Matrix4().makeRotationZ(tilt)
  const x = p[0] + sign * 0.006
  const put = (material: string, geometry: BoxGeometry, right: number, up: number, out: number): void => {
    // What is written from left to right is seen from in front of the plate.
    const at = new Matrix4().makeTranslation(sign * out, up, rear ? -right : right)
    addTo(parts, material, fromGeometry(geometry, [x, 0, z], turn.clone().multiply(at)))
  }
  const draw = (material: string, [[x0, y0], [x1, y1]]: Line, width: number): void => {
    const length = Math.hypot(x1 - x0, y1 - y0) + width
    const angle = Math.atan2(y1 - y0, x1 - x0)
    put(
      material,
      new BoxGeometry(0.0008, width, length).rotateX((rear ? 1 : -1) * angle) as BoxGeometry,
      (x0 + x1) / 2,
      (y0 + y1) / 2,
      0.0044,
    )
  }
  // The holder closes the room between a flat plate and a round bumper.
  put('gloss', new BoxGeometry(0.016, HIGH + 0.01, WIDE + 0.01), 0, 0, -0.0105)
  put('plate', new BoxGeometry(0.008, HIGH, WIDE), 0, 0, 0)
  put('plateBand', new BoxGeometry(0.0006, HIGH - 0.016, 0.04), -WIDE / 2 + 0.029, 0, 0.0043)
  for (const line of FRAME) draw('plateInk', line, 0.003)
  for (const line of nameLines(car.plates.name)) draw('plateInk', line, STROKE)
}

/** A plate that nobody drives with: the name of the car, in the colours of a Belgian one. */
export function addPlates({ car, surface, whole }: Context): void {
  plate(whole, car, surface, false)
  plate(whole, car, surface, true)
}
