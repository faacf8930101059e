import { PAINTS } from '@demo/backend/catalogue/paints'
import { modelledCarline } from '@demo/backend/engine/car'
import { announcedCarlines, CARLINE_CABINS, followedCarline } from '@/domain/carline'
import { CARLINES, type CarlineCode, cars } from '../cars/all'
import { CABIN_KEYS, type CabinKey, cabins } from '../interior/cabins'
import { type InteriorShotName, interiorShots } from '../interior/shots'
import { INTERIOR_KEYS, type InteriorKey, trims } from '../interior/trims'
import { editorialShot } from '../lighting-setups'
import { PAINT_KEYS, type PaintKey, paints } from '../materials'
import {
  ANGLES,
  type Angle,
  angles,
  byDay,
  EDITORIAL,
  type Editorial,
  inClay,
  type Shot,
  turnShots,
  wheelShot,
} from '../shots'
import { WHEEL_KEYS, type WheelKey } from '../spec'
import { canonical, stillInputs } from '../still-key'
import { studios } from '../studios'
import { POWERTRAINS, type Powertrain, partsOf } from '../x-ray/powertrains'
import type { Published } from './published-files.mts'
import type { Rendered, StudioPage } from './studio-page.mts'

type Kind = 'editorial' | 'x-ray' | 'day' | 'clay' | 'matrix' | 'wheel' | 'interior' | 'turn'

/** A picture to be made: where it goes, what it depends on, and how it is drawn. */
export interface Planned extends Published {
  readonly kind: Kind
  /** Folder under public/images/cars. */
  readonly slug: string
  /** File name without width and extension. */
  readonly name: string
  readonly size: readonly [number, number]
  readonly inputs: () => string
  readonly draw: (studio: StudioPage) => Promise<Rendered>
  readonly carline?: CarlineCode
  readonly wheel?: WheelKey
  readonly angle?: Angle
}

interface Outside {
  readonly kind: Kind
  readonly name: string
  readonly carline: CarlineCode
  readonly paint: PaintKey
  readonly wheel: WheelKey
  readonly shot: Shot
  readonly angle?: Angle
  readonly formats?: Published['formats']
}

/** What a shot says of the files. */
const publishedAs = ({ size, widths, sharpWidth }: Pick<Shot, 'size' | 'widths' | 'sharpWidth'>) => ({
  size,
  widths,
  ...(sharpWidth && { sharpWidth }),
})

const outside = ({ kind, name, carline, paint, wheel, shot, angle, formats }: Outside): Planned => ({
  kind,
  name,
  carline,
  wheel,
  ...(angle ? { angle } : {}),
  ...(formats ? { formats } : {}),
  slug: cars[carline].slug,
  ...publishedAs(shot),
  inputs: () => stillInputs(cars[carline], paints[paint], wheel, shot),
  draw: (studio) => studio.render({ carline, paint, wheel, shot }),
})

/** The paint in which a car is presented; a matte one is drawn with its metallic sister's. */
export const editorialPaint = (carline: CarlineCode): PaintKey =>
  PAINTS[modelledCarline(carline).presentedPaint].pictureKey

/** In the rooms for all cars white comes out grey, and matt graphite gives back little, at the exposure of the glossy paints. */
const EXPOSURE: Partial<Readonly<Record<PaintKey, number>>> = { white: 1.35, graphite: 1.25 }
/** Those rooms, as far as they are dark. A car's own room is exposed for its paint. */
const DARK: readonly Editorial[] = ['rear', 'close-front', 'close-rear', 'close-wheel']

function exposed(name: Editorial, carline: CarlineCode): Shot {
  const shot = editorialShot(carline, name)
  return DARK.includes(name) ? { ...shot, exposure: shot.exposure * (EXPOSURE[editorialPaint(carline)] ?? 1) } : shot
}

const editorialPictures = (): Planned[] =>
  CARLINES.flatMap((carline) =>
    EDITORIAL.map((name) =>
      outside({
        kind: 'editorial',
        name,
        carline,
        paint: editorialPaint(carline),
        wheel: 'w3',
        shot: exposed(name, carline),
      }),
    ),
  )

/** The powertrains that a car is sold with. */
const powertrainsOf = (carline: CarlineCode): Powertrain[] =>
  POWERTRAINS.filter((powertrain) =>
    modelledCarline(carline).versions.some(
      ({ fuelType, drive }) => `${fuelType}-${drive}`.toLowerCase() === powertrain,
    ),
  )

/** The teaser turned to glass, once for each powertrain: same camera, same light behind, so that it lies exactly over it. */
const xRayPictures = (): Planned[] =>
  CARLINES.flatMap((carline) =>
    powertrainsOf(carline).map((powertrain): Planned => {
      const [car, shot, wheel] = [cars[carline], editorialShot(carline, 'teaser'), 'w3' as const]
      const { wheels, ...body } = car
      return {
        kind: 'x-ray',
        slug: car.slug,
        name: `x-ray-${powertrain}`,
        ...publishedAs(shot),
        inputs: () => canonical({ body, wheel: wheels[wheel], shot, parts: partsOf(powertrain, car) }),
        draw: (studio) => studio.renderXRay({ carline, powertrain, wheel, shot }),
        carline,
      }
    }),
  )

/** The teaser by day: same camera, so that a page can let one fade into the other. */
const dayPictures = (): Planned[] =>
  CARLINES.map((carline) =>
    outside({
      kind: 'day',
      name: 'teaser-day',
      carline,
      paint: editorialPaint(carline),
      wheel: 'w3',
      shot: byDay(editorialShot(carline, 'teaser')),
    }),
  )

/** From where an announced carline is seen in a row of cars. */
const CLAY_ANGLES: readonly Angle[] = ['f34', 'side']

/** The cars that an announced one will follow, as a model of clay: in what paints the new one comes is not told yet. */
function clayPictures(): Planned[] {
  const followed = new Set(announcedCarlines().flatMap((carline) => followedCarline(carline) ?? []))
  return CARLINES.filter((carline) => followed.has(carline)).flatMap((carline) =>
    CLAY_ANGLES.map((angle): Planned => {
      const [car, shot, wheel] = [cars[carline], inClay(angles[angle]), 'w3' as const]
      return {
        kind: 'clay',
        slug: car.slug,
        name: `clay-${angle}`,
        ...publishedAs(shot),
        inputs: () => stillInputs(car, 'clay', wheel, shot),
        draw: (studio) => studio.render({ carline, paint: 'white', wheel, shot, mode: 'clay' }),
        carline,
      }
    }),
  )
}

const MAIN_ANGLES: readonly Angle[] = ['f34', 'side', 'r34']
/** Straight from an end only tyres are seen, so one picture serves every wheel. */
const WHEELLESS_ANGLES: readonly Angle[] = ['front', 'rear']
const wheelsSeenFrom = (angle: Angle): readonly WheelKey[] => (WHEELLESS_ANGLES.includes(angle) ? ['w1'] : WHEEL_KEYS)

/**
 * The configurator's pictures, the most wanted first: every paint on the first wheel, the other wheels from the front,
 * then the other angles.
 */
function matrixPictures(): Planned[] {
  const all = CARLINES.flatMap((carline) =>
    ANGLES.flatMap((angle) =>
      wheelsSeenFrom(angle).flatMap((wheel) =>
        PAINT_KEYS.map((paint) =>
          outside({
            kind: 'matrix',
            name: WHEELLESS_ANGLES.includes(angle) ? `${paint}-${angle}` : `${paint}-${wheel}-${angle}`,
            carline,
            paint,
            wheel,
            shot: angles[angle],
            angle,
          }),
        ),
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

/** From a little farther and brighter: its wide black arches would fill the picture with what gives no light back. */
const VZ_WHEEL: Shot = {
  ...wheelShot,
  exposure: 1.05,
  ...(wheelShot.close && { close: { ...wheelShot.close, distance: 5.5 } }),
}

/** Each wheel from close by, first in the paint in which its car is presented, then in the others. */
function wheelPictures(): Planned[] {
  const all = CARLINES.flatMap((carline) =>
    PAINT_KEYS.flatMap((paint) =>
      WHEEL_KEYS.map((wheel) => ({ carline, paint, wheel, isPresented: paint === editorialPaint(carline) })),
    ),
  )
  return all
    .toSorted((a, b) => Number(b.isPresented) - Number(a.isPresented))
    .map(({ carline, paint, wheel }) =>
      outside({
        kind: 'wheel',
        name: `${paint}-${wheel}-wheel`,
        carline,
        paint,
        wheel,
        shot: carline === 'FORMENTORVZ' ? VZ_WHEEL : wheelShot,
      }),
    )
}

/**
 * The car as it is presented, turned round: one car after the other, so that each is whole as soon as it can be. Script
 * shows them and can tell when one cannot be had, so there is no second format for them.
 */
const turnPictures = (): Planned[] =>
  CARLINES.flatMap((carline) =>
    turnShots.map((shot, step) =>
      outside({
        kind: 'turn',
        name: `turn-${String(step).padStart(2, '0')}`,
        carline,
        paint: editorialPaint(carline),
        wheel: 'w3',
        shot,
        formats: ['avif'],
      }),
    ),
  )

/** The interiors that a cabin is sold with, whichever car it is in. */
const cabinInteriors = (cabin: CabinKey): InteriorKey[] =>
  INTERIOR_KEYS.filter((interior) =>
    CARLINES.some(
      (code) =>
        CARLINE_CABINS[code] === cabin &&
        modelledCarline(code).items.some(
          ({ kind, pictureKey, retired }) => kind === 'interior' && pictureKey === interior && !retired,
        ),
    ),
  )

/** Dashboard and seats of each cabin in its interiors; the seam from close by is the same in every cabin. */
const interiorPictures = (): Planned[] => [
  ...CABIN_KEYS.flatMap((cabin) =>
    (['dash', 'seats'] as const).flatMap((shot) =>
      cabinInteriors(cabin).map((interior) => inside(`${cabin}-${interior}-${shot}`, cabin, interior, shot)),
    ),
  ),
  ...INTERIOR_KEYS.map((interior) => inside(`${interior}-stitch`, 'sport', interior, 'stitch')),
]

function inside(name: string, cabin: CabinKey, interior: InteriorKey, shotName: InteriorShotName): Planned {
  const shot = interiorShots[shotName]
  return {
    kind: 'interior',
    slug: 'interior',
    name,
    ...publishedAs(shot),
    inputs: () => canonical({ cabin: cabins[cabin], trim: trims[interior], shot, studio: studios.cabin }),
    draw: (studio) => studio.renderInterior({ cabin, interior, shot }),
  }
}

export const allPictures = (): Planned[] => [
  ...editorialPictures(),
  ...xRayPictures(),
  ...dayPictures(),
  ...clayPictures(),
  ...interiorPictures(),
  ...matrixPictures(),
  ...wheelPictures(),
  ...turnPictures(),
]
