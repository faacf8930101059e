import { PAINTS } from '@/backend/catalogue/paints'
import type { CatalogueItem } from '@/backend/catalogue/types'
import { type Car, pickOf } from '@/backend/engine/car'
import { PICTURE_VIEWS, type Picture } from '@/contract/common'
import { CARLINE_SLUGS } from '@/domain/carline'
import type { Language } from '@/domain/language'
import { type RenderedPicture, renderedPictures } from './manifest'

export type PictureView = (typeof PICTURE_VIEWS)[number]

const MAIN_VIEW: PictureView = 'ext-f34'
/** The one view of the drawn silhouette. */
const SILHOUETTE = { view: 'ext-side', width: 1200, height: 480 } as const

const HEX_OF_KEY = new Map<string, string>(
  Object.values(PAINTS).map(({ pictureKey, swatch }) => [pictureKey, swatch.hex]),
)

interface Look {
  readonly paint: CatalogueItem
  readonly wheel: CatalogueItem
}

/** Every view of a car: the nearest rendered one, flagged when it shows another paint or wheel, or the silhouette. */
export function picturesOf(car: Car, language: Language): Picture[] {
  const look = lookOf(car)
  const pictures = [...renderedPictures(car.carline.code).values()].flatMap((rendered) => {
    const nearest = nearestPicture(rendered, look)
    return nearest ? [wire(nearest, car, look, language)] : []
  })
  return pictures.length > 0 ? pictures.sort(byView) : [silhouette(car, look, language)]
}

/**
 * One picture, of the wished view if there is one. Editorial views (hero, menu) show the car as it is presented;
 * where none is drawn, and for the others, the car as it is configured.
 */
export function pictureOf(car: Car, language: Language, view: PictureView = MAIN_VIEW): Picture {
  const rendered = renderedPictures(car.carline.code)
  const look = lookOf(car)
  const editorial = rendered.get(view)?.find((picture) => !picture.look)
  if (editorial) return wire(editorial, car, look, language)
  for (const one of [view, MAIN_VIEW, ...rendered.keys()]) {
    const nearest = nearestPicture(rendered.get(one) ?? [], look)
    if (nearest) return wire(nearest, car, look, language)
  }
  return silhouette(car, look, language)
}

function byView(a: Picture, b: Picture): number {
  return PICTURE_VIEWS.indexOf(a.view) - PICTURE_VIEWS.indexOf(b.view)
}

function lookOf(car: Car): Look {
  return { paint: pickOf(car, 'paint'), wheel: pickOf(car, 'wheel') }
}

function nearestPicture(rendered: readonly RenderedPicture[], look: Look): RenderedPicture | undefined {
  let nearest: RenderedPicture | undefined
  let least = Number.POSITIVE_INFINITY
  for (const picture of rendered) {
    if (!picture.look) continue
    const distance = distanceTo(picture.look, look)
    if (distance < least) {
      nearest = picture
      least = distance
    }
  }
  return nearest
}

/** A wrong wheel is less wrong than a wrong paint; among paints the eye decides. */
function distanceTo(shown: NonNullable<RenderedPicture['look']>, { paint, wheel }: Look): number {
  return (
    (shown.paint === paint.pictureKey ? 0 : 10 + colorDistance(HEX_OF_KEY.get(shown.paint), paint.swatch?.hex)) +
    (shown.wheel === wheel.pictureKey ? 0 : 5)
  )
}

function colorDistance(a: string | undefined, b: string | undefined): number {
  if (!a || !b) return 1_000
  const [left, right] = [channels(a), channels(b)]
  return Math.hypot(...left.map((value, at) => value - (right[at] ?? 0)))
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

function wire(picture: RenderedPicture, car: Car, look: Look, language: Language): Picture {
  return {
    id: picture.id,
    view: picture.view,
    kind: 'exterior',
    url: picture.url,
    width: picture.width,
    height: picture.height,
    alt: picture.look ? altOf(car, look, language) : `${car.carline.name}, ${car.carline.body[language]}`,
    background: 'studio',
    dominant_color: picture.color,
    is_fallback: picture.look !== undefined && distanceTo(picture.look, look) > 0,
  }
}

function silhouette(car: Car, look: Look, language: Language): Picture {
  const slug = CARLINE_SLUGS[car.carline.code]
  return {
    id: `${slug}-silhouette`,
    ...SILHOUETTE,
    kind: 'exterior',
    url: `/images/cars/${slug}/silhouette.svg`,
    alt: altOf(car, look, language),
    background: 'transparent',
    dominant_color: look.paint.swatch?.hex ?? '#8b9093',
    is_fallback: true,
  }
}

/** Says what the picture is meant to show: car, paint and wheels. */
function altOf({ carline }: Car, { paint, wheel }: Look, language: Language): string {
  return language === 'fr'
    ? `${carline.name}, peinture ${paint.title.fr}, ${lowerFirst(wheel.title.fr)}`
    : `${carline.name}, lak ${paint.title.nl}, ${lowerFirst(wheel.title.nl)}`
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
