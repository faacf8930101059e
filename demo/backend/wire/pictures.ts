import { INTERIORS } from '@demo/backend/catalogue/interiors'
import { PAINTS } from '@demo/backend/catalogue/paints'
import type { CatalogueItem } from '@demo/backend/catalogue/types'
import { type Car, chosenItem, listItems } from '@demo/backend/engine/car'
import { type LiveLook, PICTURE_VIEWS, type Picture, type PictureView } from '@/contract/common'
import { CARLINE_SLUGS, type CarlineCode, type ModelledCarline } from '@/domain/carline'
import type { Language } from '@/domain/language'
import { clayPicture, type RenderedPicture, renderedPictures } from './manifest'
import { noteMissingPicture } from './missing-pictures'
import { type PictureSubject, pictureAlt } from './picture-alt'

const MAIN_VIEW: PictureView = 'ext-f34'
/** The one view of the drawn silhouette. */
const SILHOUETTE = { view: 'ext-side', width: 1200, height: 480 } as const

const HEX_OF_KEY = new Map<string, string>([
  ...Object.values(PAINTS).map(({ pictureKey, swatch }) => [pictureKey, swatch.hex] as const),
  ...Object.values(INTERIORS).map(({ pictureKey, hex }) => [pictureKey, hex] as const),
])

type Look = Readonly<Record<'paint' | 'wheel' | 'interior', CatalogueItem>>

/** Every view of a car: the nearest rendered one, flagged when it shows another choice, or the silhouette. */
export function carPictures(car: Car, language: Language, views: readonly PictureView[] = PICTURE_VIEWS): Picture[] {
  const subject = pictureSubject(car)
  const rendered = renderedPictures(car.carline.code)
  const pictures = views.flatMap((view) => {
    const nearest = nearestPicture(rendered.get(view) ?? [], subject.look)
    return nearest ? [wire(nearest, subject, language)] : []
  })
  return pictures.length > 0 ? pictures : [silhouette(subject, language)]
}

/** The same, each with what was chosen for the car and would be seen there, but is not drawn. */
export function candidPictures(car: Car, language: Language): Picture[] {
  const undrawn = undrawnItems(car)
  return carPictures(car, language).map((picture) => {
    const { view, background } = picture
    // The outline shows nothing of what was chosen.
    const missing =
      background === 'transparent' ? [] : undrawn.filter(({ notDrawn }) => notDrawn?.some((one) => one === view))
    return missing.length > 0 ? { ...picture, not_shown: missing.map(({ title }) => title[language]) } : picture
  })
}

/** An edition stands for what it brings. */
function undrawnItems(car: Car): CatalogueItem[] {
  const paid = listItems(car).filter(({ item, origin }) => origin !== 'standard' && item.notDrawn)
  const codes = new Set(paid.map(({ item }) => item.code))
  return paid.flatMap(({ item, includedIn }) => (includedIn && codes.has(includedIn) ? [] : [item]))
}

/** What a viewer draws this very car and its cabin by; nothing where the studio lacks its paint or its wheels. */
export const carLiveLook = (car: Car): { readonly live_look?: LiveLook } => liveLook(pictureSubject(car).look)

/** The same for the carline as it is presented. */
export const presentedLiveLook = (car: Car): { readonly live_look?: LiveLook } => liveLook(presentedLook(car))

function liveLook(look: Look): { readonly live_look?: LiveLook } {
  const [paint, wheel, interior] = [look.paint.pictureKey, look.wheel.pictureKey, look.interior.pictureKey]
  return paint && wheel ? { live_look: { paint, wheel, ...(interior && { interior }) } } : {}
}

/**
 * One picture, of the wished view if there is one. Editorial views (hero, menu) show the car as it is presented;
 * where none is drawn, and for the others, the car as it is configured. `shownAs`: an announced carline that this one
 * stands for until it is there itself; by day it is a model of clay, for nobody knows its paints.
 */
export function carPicture(
  car: Car,
  language: Language,
  view: PictureView = MAIN_VIEW,
  shownAs: CarlineCode = car.carline.code,
): Picture {
  const subject = { ...pictureSubject(car), carline: shownAs }
  const clay = shownAs === car.carline.code ? undefined : clayPicture(car.carline.code, view)
  return clay ? wire(clay, { ...subject, isClay: true }, language) : pictureOfSubject(subject, language, view)
}

/** The car in the paint and on the wheels of its carline's editorial pictures: a range of cars, each with its own face. */
export function presentedPicture(car: Car, language: Language, view: PictureView = MAIN_VIEW): Picture {
  return pictureOfSubject({ ...pictureSubject(car), look: presentedLook(car) }, language, view)
}

function presentedLook(car: Car): Look {
  const { look } = pictureSubject(car)
  const own = (kind: 'paint' | 'wheel', key: string): CatalogueItem =>
    car.carline.items.find((item) => item.kind === kind && item.pictureKey === key && !item.retired) ?? look[kind]
  const paint = own('paint', PAINTS[car.carline.presentedPaint].pictureKey)
  return { ...look, paint, wheel: own('wheel', 'w3') }
}

function pictureOfSubject(subject: Subject, language: Language, view: PictureView): Picture {
  const rendered = renderedPictures(subject.form)
  const editorial = rendered.get(view)?.find(({ look }) => !look)
  if (editorial) return wire(editorial, subject, language)
  for (const one of [view, MAIN_VIEW, ...rendered.keys()]) {
    const nearest = nearestPicture(rendered.get(one) ?? [], subject.look)
    if (!nearest) continue
    const picture = wire(nearest, subject, language)
    if (one === view) return picture
    noteMissingPicture(`${CARLINE_SLUGS[subject.form]}-${view}`, nearest.id)
    return { ...picture, is_fallback: true }
  }
  return silhouette(subject, language)
}

interface Subject extends PictureSubject {
  readonly look: Look
  /** Whose form is drawn: not `carline` when an announced one borrows it. */
  readonly form: ModelledCarline
}

function pictureSubject(car: Car): Subject {
  return {
    carline: car.carline.code,
    form: car.carline.code,
    body: car.carline.body,
    look: { paint: chosenItem(car, 'paint'), wheel: chosenItem(car, 'wheel'), interior: chosenItem(car, 'interior') },
  }
}

function nearestPicture(rendered: readonly RenderedPicture[], look: Look): RenderedPicture | undefined {
  const exact = rendered.find((picture) => picture.look && shows(picture.look, look))
  if (exact) return exact
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

type ShownLook = NonNullable<RenderedPicture['look']>

const isOther = (shown: string | undefined, wanted: CatalogueItem): boolean =>
  shown !== undefined && shown !== wanted.pictureKey

function shows(shown: ShownLook, { paint, wheel, interior }: Look): boolean {
  return !isOther(shown.paint, paint) && !isOther(shown.wheel, wheel) && !isOther(shown.interior, interior)
}

/** Another wheel is nearer than another paint or interior; among paints and among interiors the nearest colour counts. */
function distanceTo(shown: ShownLook, { paint, wheel, interior }: Look): number {
  return (
    (isOther(shown.paint, paint) ? 10 + colorDistance(shown.paint, paint) : 0) +
    (isOther(shown.interior, interior) ? 10 + colorDistance(shown.interior, interior) : 0) +
    (isOther(shown.wheel, wheel) ? 5 : 0)
  )
}

function colorDistance(key: string | undefined, { swatch }: CatalogueItem): number {
  const shown = key && HEX_OF_KEY.get(key)
  if (!shown || !swatch) return 1_000
  const [left, right] = [channels(shown), channels(swatch.hex)]
  return Math.hypot(...left.map((value, at) => value - (right[at] ?? 0)))
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

function wire(picture: RenderedPicture, subject: Subject, language: Language): Picture {
  const { id, view, carline, look, url, width, height, color } = picture
  const isFallback = look !== undefined && !shows(look, subject.look)
  if (isFallback) noteMissingPicture(wantedName(picture, subject.look), id)
  return {
    id,
    view,
    // An announced carline borrows the form of another; its pictures are still its own in the eyes of the flags.
    ...(carline && { carline_code: subject.carline }),
    kind: view.startsWith('int-') ? 'interior' : view.startsWith('close-') ? 'detail' : 'exterior',
    url,
    width,
    height,
    alt: pictureAlt(view, subject, language),
    // The day room is white but for the car and its shadow.
    background: view.startsWith('ext-') ? 'white' : 'studio',
    dominant_color: color,
    is_fallback: isFallback,
  }
}

/** As the studio would have called it. */
function wantedName({ carline, view, look = {} }: RenderedPicture, wanted: Look): string {
  const parts = (['paint', 'wheel', 'interior'] as const).flatMap((kind) =>
    look[kind] ? [wanted[kind].pictureKey ?? wanted[kind].code] : [],
  )
  return [...(carline ? [CARLINE_SLUGS[carline]] : []), ...parts, view].join('-')
}

function silhouette(subject: Subject, language: Language): Picture {
  const slug = CARLINE_SLUGS[subject.form]
  noteMissingPicture(slug, 'silhouette')
  return {
    id: `${slug}-silhouette`,
    ...SILHOUETTE,
    carline_code: subject.carline,
    kind: 'exterior',
    url: `/images/cars/${slug}/silhouette.svg`,
    alt: pictureAlt(SILHOUETTE.view, subject, language),
    background: 'transparent',
    dominant_color: subject.look.paint.swatch?.hex ?? '#8b9093',
    is_fallback: true,
  }
}
