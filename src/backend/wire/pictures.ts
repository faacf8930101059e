import { PAINTS } from '@/backend/catalogue/paints'
import type { CatalogueItem } from '@/backend/catalogue/types'
import { type Car, pickOf } from '@/backend/engine/car'
import type { PICTURE_VIEWS, Picture } from '@/contract/common'
import { CARLINE_SLUGS } from '@/domain/carline'
import type { Language } from '@/domain/language'
import { type ManifestEntry, renderedPictures } from './manifest'

export type PictureView = (typeof PICTURE_VIEWS)[number]

/** The one view of the drawn silhouette. */
const SILHOUETTE = { view: 'ext-side', width: 1200, height: 480 } as const

const HEX_OF_KEY = new Map<string, string>(
  Object.values(PAINTS).map(({ pictureKey, swatch }) => [pictureKey, swatch.hex]),
)

interface Look {
  readonly paint: CatalogueItem
  readonly wheel: CatalogueItem
  readonly interior: CatalogueItem
}

/** Every view of a car: the nearest rendered one, flagged when it shows another paint or wheel, or the silhouette. */
export function picturesOf(car: Car, language: Language): Picture[] {
  const rendered = renderedPictures().get(car.carline.code) ?? []
  const look = lookOf(car)
  const views = new Set(rendered.map(({ view }) => view))
  const pictures = [...views].flatMap((view) => {
    const nearest = nearestPicture(rendered, view, look)
    return nearest ? [wire(nearest, car, look, language)] : []
  })
  return pictures.length > 0 ? pictures : [silhouette(car, look, language)]
}

/** One picture, of the wished view if there is one. */
export function pictureOf(car: Car, language: Language, view: PictureView = 'ext-f34'): Picture {
  const rendered = renderedPictures().get(car.carline.code) ?? []
  const look = lookOf(car)
  const nearest = nearestPicture(rendered, view, look) ?? nearestPicture(rendered, rendered[0]?.view ?? view, look)
  return nearest ? wire(nearest, car, look, language) : silhouette(car, look, language)
}

function lookOf(car: Car): Look {
  return { paint: pickOf(car, 'paint'), wheel: pickOf(car, 'wheel'), interior: pickOf(car, 'interior') }
}

function nearestPicture(rendered: readonly ManifestEntry[], view: PictureView, look: Look): ManifestEntry | undefined {
  let nearest: ManifestEntry | undefined
  let least = Number.POSITIVE_INFINITY
  for (const entry of rendered) {
    if (entry.view !== view) continue
    const distance = distanceTo(entry, look)
    if (distance < least) {
      nearest = entry
      least = distance
    }
  }
  return nearest
}

/** A wrong wheel is less wrong than a wrong paint; among paints the eye decides. */
function distanceTo(entry: ManifestEntry, { paint, wheel, interior }: Look): number {
  const otherPaint = differs(entry.paint, paint.pictureKey)
  return (
    (otherPaint ? 10 + colorDistance(HEX_OF_KEY.get(entry.paint ?? ''), paint.swatch?.hex) : 0) +
    (differs(entry.wheel, wheel.pictureKey) ? 5 : 0) +
    (differs(entry.interior, interior.pictureKey) ? 5 : 0)
  )
}

function differs(shown: string | undefined, wanted: string | undefined): boolean {
  return shown !== undefined && shown !== wanted
}

function colorDistance(a: string | undefined, b: string | undefined): number {
  if (!a || !b) return 1_000
  const [left, right] = [channels(a), channels(b)]
  return Math.hypot(...left.map((value, at) => value - (right[at] ?? 0)))
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

function wire(entry: ManifestEntry, car: Car, look: Look, language: Language): Picture {
  const inside = entry.view.startsWith('int-')
  return {
    id: [CARLINE_SLUGS[car.carline.code], entry.view, entry.paint, entry.wheel, entry.interior]
      .filter(Boolean)
      .join('-'),
    view: entry.view,
    kind: inside ? 'interior' : 'exterior',
    url: entry.url,
    width: entry.width,
    height: entry.height,
    alt: altOf(car, look, language, inside),
    background: entry.background,
    dominant_color: entry.dominant_color ?? look.paint.swatch?.hex ?? '#8b9093',
    is_fallback: distanceTo(entry, look) > 0,
  }
}

function silhouette(car: Car, look: Look, language: Language): Picture {
  const slug = CARLINE_SLUGS[car.carline.code]
  return {
    id: `${slug}-silhouette`,
    ...SILHOUETTE,
    kind: 'exterior',
    url: `/images/cars/${slug}/silhouette.svg`,
    alt: altOf(car, look, language, false),
    background: 'transparent',
    dominant_color: look.paint.swatch?.hex ?? '#8b9093',
    is_fallback: true,
  }
}

/** Says what the picture is meant to show: car, paint and wheels, or the interior. */
function altOf({ carline }: Car, { paint, wheel, interior }: Look, language: Language, inside: boolean): string {
  if (inside) {
    return language === 'fr'
      ? `${carline.name}, intérieur\u00a0: ${interior.title.fr}`
      : `${carline.name}, interieur: ${interior.title.nl}`
  }
  return language === 'fr'
    ? `${carline.name}, peinture ${paint.title.fr}, ${lowerFirst(wheel.title.fr)}`
    : `${carline.name}, lak ${paint.title.nl}, ${lowerFirst(wheel.title.nl)}`
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
