import { pictures } from '@demo/backend/configurator/handlers'
import { findCarline, startCar } from '@demo/backend/engine/car'
import { parseId } from '@demo/backend/engine/configuration-id'
import type { LogRecord } from '@demo/backend/http/logger'
import { setManifest } from '@demo/backend/wire/manifest'
import { setMissingPicturesLogger } from '@demo/backend/wire/missing-pictures'
import { candidPictures, carPicture, carPictures, presentedPicture } from '@demo/backend/wire/pictures'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PICTURE_VIEWS } from '@/contract/common'
import { MODELLED_CARLINES } from '@/domain/carline'

const size = { width: 1280, height: 640, widths: [640, 1280], color: '#0a0d0f' }

/** Names as the studio writes them. */
function rendered(...names: string[]) {
  setManifest({ pictures: Object.fromEntries(names.map((name) => [name, size])) })
}

const petrolOnSmallWheels = parseId('formentor.v150m.2027a.petr-w17a-clot').car

let log: LogRecord[] = []

beforeEach(() => {
  log = []
  setMissingPicturesLogger((record) => log.push(record))
})

afterEach(() => {
  setManifest(undefined)
  setMissingPicturesLogger(undefined)
})

test('without rendered pictures the silhouette stands in, tinted by the paint and flagged', () => {
  rendered()
  expect(carPictures(startCar('FORMENTOR'), 'fr')).toEqual([
    {
      id: 'formentor-silhouette',
      view: 'ext-side',
      carline_code: 'FORMENTOR',
      kind: 'exterior',
      url: '/images/cars/formentor/silhouette.svg',
      width: 1200,
      height: 480,
      alt: 'Formentor, de profil, peinture Blanc Oxygène, jantes alliage 17" Sirocco',
      background: 'transparent',
      dominant_color: '#e9ebe8',
      is_fallback: true,
    },
  ])
})

test('the alternative text says car, angle, paint and wheels in the language', () => {
  rendered('born/white-w1-f34')
  expect(carPicture(startCar('BORN'), 'nl').alt).toBe(
    'Born, schuin van voren, lak Zuurstofwit, 18"-lichtmetalen velgen Blizzard',
  )
})

test('no two views of a car have the same alternative text', () => {
  for (const language of ['fr', 'nl'] as const) {
    const pictures = PICTURE_VIEWS.map((view) => carPicture(startCar('BORN'), language, view))
    expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(PICTURE_VIEWS.length)
  }
})

test('the picture of the very car is no fallback, and its address names the largest size', () => {
  rendered('formentor/petrol-w1-f34', 'formentor/red-w1-f34', 'formentor/petrol-w2-f34')
  expect(carPicture(petrolOnSmallWheels, 'nl')).toMatchObject({
    id: 'formentor-petrol-w1-f34',
    view: 'ext-f34',
    url: '/images/cars/formentor/petrol-w1-f34-1280.webp',
    width: 1280,
    height: 640,
    is_fallback: false,
  })
})

test('the right paint on other wheels is nearer than another paint', () => {
  rendered('formentor/red-w1-f34', 'formentor/petrol-w3-f34')
  expect(carPicture(petrolOnSmallWheels, 'nl')).toMatchObject({ id: 'formentor-petrol-w3-f34', is_fallback: true })
})

test('among other paints the one that looks most alike is taken', () => {
  rendered('formentor/white-w1-f34', 'formentor/graphite-w1-f34', 'formentor/red-w1-f34')
  expect(carPicture(petrolOnSmallWheels, 'nl').id).toBe('formentor-graphite-w1-f34')
})

test('each view that was rendered of the configured car is shown once, the main view first', () => {
  rendered('formentor/petrol-w1-side', 'formentor/petrol-w1-f34', 'formentor/red-w1-side', 'formentor/hero')
  expect(carPictures(petrolOnSmallWheels, 'fr').map(({ view, is_fallback }) => [view, is_fallback])).toEqual([
    ['ext-f34', false],
    ['ext-side', false],
  ])
})

test('an editorial picture is shown where it is asked for, and never as the configured car', () => {
  rendered('formentor/hero')
  expect(carPicture(petrolOnSmallWheels, 'fr', 'hero')).toMatchObject({
    url: '/images/cars/formentor/hero-1280.webp',
    alt: 'Formentor, de trois quarts avant, tous phares allumés, dans un studio sombre',
    is_fallback: false,
  })
  expect(carPicture(petrolOnSmallWheels, 'fr').id).toBe('formentor-silhouette')
  expect(carPictures(petrolOnSmallWheels, 'fr').map(({ id }) => id)).toEqual(['formentor-silhouette'])
})

test('a view that was not rendered is answered with one that was, flagged', () => {
  rendered('formentor/petrol-w1-side')
  expect(carPicture(petrolOnSmallWheels, 'fr', 'ext-rear')).toMatchObject({ view: 'ext-side', is_fallback: true })
})

test('straight from an end one picture serves every wheel', () => {
  rendered('formentor/petrol-rear', 'formentor/petrol-front')
  expect(carPicture(petrolOnSmallWheels, 'fr', 'ext-rear')).toMatchObject({
    id: 'formentor-petrol-rear',
    is_fallback: false,
  })
})

test('the editorial close-ups and rear are views of their own', () => {
  rendered('formentor/close-front', 'formentor/rear', 'formentor/petrol-rear')
  expect(carPicture(petrolOnSmallWheels, 'nl', 'close-front')).toMatchObject({
    id: 'formentor-close-front',
    kind: 'detail',
    alt: 'Formentor, koplamp van dichtbij',
  })
  expect(carPicture(petrolOnSmallWheels, 'nl', 'rear').id).toBe('formentor-rear')
})

test('the chosen interior is shown as seats, dashboard and seam, in words of its own', () => {
  rendered(
    'formentor/petrol-w1-f34',
    'interior/sport-cloth-seats',
    'interior/sport-cloth-dash',
    'interior/electric-cloth-dash',
    'interior/cloth-stitch',
    'interior/sport-bucket-seats',
  )
  const inside = carPictures(petrolOnSmallWheels, 'fr').filter(({ kind }) => kind === 'interior')
  expect(inside.map(({ id, is_fallback }) => [id, is_fallback])).toEqual([
    ['interior-sport-cloth-dash', false],
    ['interior-sport-cloth-seats', false],
    ['interior-cloth-stitch', false],
  ])
  expect(inside[1]?.alt).toBe('Sièges avant, tissu recyclé noir')
  expect(inside[0]).not.toHaveProperty('carline_code')
})

test('an interior that was not rendered is shown by the one that looks most alike, flagged', () => {
  rendered('interior/sport-microfibre-seats', 'interior/sport-leather-seats')
  expect(carPicture(petrolOnSmallWheels, 'fr', 'int-seats')).toMatchObject({
    id: 'interior-sport-leather-seats',
    is_fallback: true,
  })
})

test('each car has the dashboard of its own cabin, in words that say which', () => {
  rendered('interior/sport-cloth-dash', 'interior/electric-cloth-dash', 'interior/grand-cloth-dash')
  const dashOf = (code: 'LEON' | 'RAVAL' | 'TERRAMAR') => carPicture(startCar(code), 'nl', 'int-dash')
  const shown = (['LEON', 'RAVAL', 'TERRAMAR'] as const).map(dashOf)
  expect(shown.map(({ id }) => id)).toEqual([
    'interior-sport-cloth-dash',
    'interior-electric-cloth-dash',
    'interior-grand-cloth-dash',
  ])
  expect(new Set(shown.map(({ alt }) => alt)).size).toBe(3)
})

test('what is missing is logged once, however often it is asked for', () => {
  rendered('formentor/graphite-w1-f34')
  for (const language of ['fr', 'nl', 'fr'] as const) carPictures(petrolOnSmallWheels, language)
  expect(log).toEqual([
    {
      level: 'warn',
      event: 'picture_missing',
      wanted: 'formentor-petrol-w1-ext-f34',
      shown: 'formentor-graphite-w1-f34',
    },
  ])
})

test('an announced carline has the teaser of the one it will follow, under its own name', () => {
  rendered('leon/teaser')
  const { pictures: shown } = pictures({ lang: 'fr', sales_type: 'B2C', carline_code: 'LEONNEW', view: 'teaser' })
  expect(shown).toMatchObject([
    {
      id: 'leon-teaser',
      carline_code: 'LEONNEW',
      alt: 'Nouvelle Leon, de profil dans le noir, sa ligne soulignée par la lumière',
      is_fallback: false,
    },
  ])
})

test('an announced carline is a model of clay by day, and no car that can be chosen is', () => {
  rendered('leon/clay-side', 'leon/red-w3-side')
  const sideOf = (carline_code: 'LEON' | 'LEONNEW') =>
    pictures({ lang: 'nl', sales_type: 'B2C', carline_code, view: 'ext-side' }).pictures[0]
  expect(sideOf('LEONNEW')).toMatchObject({
    url: '/images/cars/leon/clay-side-1280.webp',
    carline_code: 'LEONNEW',
    alt: 'Nieuwe Leon, van opzij, model in klei',
    background: 'white',
    is_fallback: false,
  })
  expect(sideOf('LEON')?.id).toBe('leon-red-w3-side')
})

test('the pictures of one carline do not stand for another, and names nobody knows are left alone', () => {
  rendered('formentor/petrol-w1-f34', 'formentor/og', 'formentor/petrol-w1-moon', 'boat/petrol-w1-f34')
  expect(carPictures(petrolOnSmallWheels, 'fr')).toHaveLength(1)
  expect(carPicture(startCar('BORN'), 'fr').url).toBe('/images/cars/born/silhouette.svg')
})

test('beside a “from” price a car wears the paint and wheels of its editorial pictures, and says so', () => {
  rendered('formentor/white-w1-f34', 'formentor/petrol-w1-f34', 'formentor/petrol-w3-f34')
  expect(presentedPicture(startCar('FORMENTOR'), 'nl')).toMatchObject({
    id: 'formentor-petrol-w3-f34',
    alt: expect.stringContaining('lak Petrol'),
    is_fallback: false,
  })
})

test('a picture says what was chosen and is not drawn, where it would be seen', () => {
  rendered(
    'formentor/petrol-w1-f34',
    'formentor/petrol-w1-side',
    'formentor/petrol-w1-r34',
    'interior/sport-cloth-seats',
  )
  const { car } = parseId('formentor.v150m.2027a.petr-w17a-clot-pano-hitc')
  expect(candidPictures(car, 'fr').map(({ view, not_shown }) => [view, not_shown])).toEqual([
    ['ext-f34', ['Toit panoramique']],
    ['ext-side', undefined],
    ['ext-r34', ['Toit panoramique', 'Attache-remorque escamotable']],
    ['int-seats', undefined],
  ])
  expect(candidPictures(car, 'nl').at(2)?.not_shown).toEqual(['Panoramadak', 'Wegklapbare trekhaak'])
  expect(candidPictures(petrolOnSmallWheels, 'nl')).toEqual(carPictures(petrolOnSmallWheels, 'nl'))
})

test('an outline shows nothing that was chosen, and does not list it', () => {
  rendered()
  const { car } = parseId('formentor.v150m.2027a.petr-w17a-clot-pano')
  expect(candidPictures(car, 'nl')).toEqual(carPictures(car, 'nl'))
})

test('no part leads to a view that does not show it', () => {
  for (const carline of MODELLED_CARLINES)
    for (const { code, seenFrom, notDrawn = [] } of findCarline(carline).items)
      expect(notDrawn, `${carline} ${code}`).not.toContain(seenFrom ?? 'nowhere')
})
