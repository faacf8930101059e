import { CARLINES, cars } from '../../src/studio/cars/all'
import { PAINT_KEYS, type PaintKey } from '../../src/studio/materials'
import { ANGLES, type Angle, angles, EDITORIAL, editorial, type Shot } from '../../src/studio/shots'
import { type CarlineCode, WHEEL_KEYS, type WheelKey } from '../../src/studio/spec'

export interface Planned {
  readonly carline: CarlineCode
  readonly slug: string
  /** File name without width and extension. */
  readonly name: string
  readonly paint: PaintKey
  readonly wheel: WheelKey
  readonly shot: Shot
  readonly kind: 'editorial' | 'matrix'
  readonly angle?: Angle
}

/** The paint in which each car is presented. */
const EDITORIAL_PAINT: Readonly<Record<CarlineCode, PaintKey>> = {
  FORMENTOR: 'petrol',
  FORMENTORVZ: 'graphite',
  TERRAMAR: 'copper',
  TAVASCAN: 'grey',
  BORN: 'white',
  RAVAL: 'sand',
  LEON: 'red',
  LEONBREAK: 'black',
}

const MAIN_ANGLES: readonly Angle[] = ['f34', 'side', 'r34']

export function editorialPictures(): Planned[] {
  return CARLINES.flatMap((carline) =>
    EDITORIAL.map((name): Planned => {
      const { slug } = cars[carline]
      return {
        carline,
        slug,
        name,
        paint: EDITORIAL_PAINT[carline],
        wheel: 'w3',
        shot: editorial[name],
        kind: 'editorial',
      }
    }),
  )
}

/** The configurator's pictures, the most wanted first: every paint on the first wheel, the
 * other wheels from the front, then the other angles. */
export function matrixPictures(): Planned[] {
  const all = CARLINES.flatMap((carline) =>
    WHEEL_KEYS.flatMap((wheel) =>
      ANGLES.flatMap((angle) =>
        PAINT_KEYS.map((paint): Planned => {
          const { slug } = cars[carline]
          return {
            carline,
            slug,
            name: `${paint}-${wheel}-${angle}`,
            paint,
            wheel,
            shot: angles[angle],
            kind: 'matrix',
            angle,
          }
        }),
      ),
    ),
  )
  const main = ({ angle }: Planned): boolean => angle !== undefined && MAIN_ANGLES.includes(angle)
  const rank = (picture: Planned): number => {
    if (picture.wheel === 'w1') return main(picture) ? 0 : 2
    return picture.angle === 'f34' ? 1 : main(picture) ? 3 : 4
  }
  return all
    .map((picture, i) => ({ picture, i }))
    .sort((a, b) => rank(a.picture) - rank(b.picture) || a.i - b.i)
    .map(({ picture }) => picture)
}
