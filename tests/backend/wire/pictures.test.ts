import { afterEach, expect, test } from 'vitest'
import { startCar } from '@/backend/engine/car'
import { readId } from '@/backend/engine/configuration-id'
import { setManifest } from '@/backend/wire/manifest'
import { pictureOf, picturesOf } from '@/backend/wire/pictures'

const size = { width: 1280, height: 640, widths: [640, 1280], color: '#0a0d0f' }

/** Names as the studio writes them. */
function rendered(...names: string[]) {
  setManifest({ pictures: Object.fromEntries(names.map((name) => [name, size])) })
}

const petrolOnSmallWheels = readId('formentor.v150m.2027a.petr-w17a-clot').car

afterEach(() => setManifest(undefined))

test('without rendered pictures the silhouette stands in, tinted by the paint and flagged', () => {
  rendered()
  expect(picturesOf(startCar('FORMENTOR'), 'fr')).toEqual([
    {
      id: 'formentor-silhouette',
      view: 'ext-side',
      kind: 'exterior',
      url: '/images/cars/formentor/silhouette.svg',
      width: 1200,
      height: 480,
      alt: 'Formentor, peinture Blanc Oxygène, jantes alliage 17" Sirocco',
      background: 'transparent',
      dominant_color: '#e9ebe8',
      is_fallback: true,
    },
  ])
})

test('the alternative text says car, paint and wheels in the language', () => {
  rendered()
  expect(pictureOf(startCar('BORN'), 'nl').alt).toBe('Born, lak Zuurstofwit, 18"-lichtmetalen velgen Blizzard')
})

test('the picture of the very car is no fallback, and its address names the largest size', () => {
  rendered('formentor/petrol-w1-f34', 'formentor/red-w1-f34', 'formentor/petrol-w2-f34')
  expect(pictureOf(petrolOnSmallWheels, 'nl')).toMatchObject({
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
  expect(pictureOf(petrolOnSmallWheels, 'nl')).toMatchObject({ id: 'formentor-petrol-w3-f34', is_fallback: true })
})

test('among other paints the one that looks most alike is taken', () => {
  rendered('formentor/white-w1-f34', 'formentor/graphite-w1-f34', 'formentor/red-w1-f34')
  expect(pictureOf(petrolOnSmallWheels, 'nl').id).toBe('formentor-graphite-w1-f34')
})

test('each view that was rendered of the configured car is shown once, the main view first', () => {
  rendered('formentor/petrol-w1-side', 'formentor/petrol-w1-f34', 'formentor/red-w1-side', 'formentor/hero')
  expect(picturesOf(petrolOnSmallWheels, 'fr').map(({ view, is_fallback }) => [view, is_fallback])).toEqual([
    ['ext-f34', false],
    ['ext-side', false],
  ])
})

test('an editorial picture is shown where it is asked for, and never as the configured car', () => {
  rendered('formentor/hero')
  expect(pictureOf(petrolOnSmallWheels, 'fr', 'hero')).toMatchObject({
    url: '/images/cars/formentor/hero-1280.webp',
    alt: 'Formentor, SUV coupé',
    is_fallback: false,
  })
  expect(pictureOf(petrolOnSmallWheels, 'fr').id).toBe('formentor-silhouette')
  expect(picturesOf(petrolOnSmallWheels, 'fr').map(({ id }) => id)).toEqual(['formentor-silhouette'])
})

test('a view that was not rendered is answered with one that was', () => {
  rendered('formentor/petrol-w1-side')
  expect(pictureOf(petrolOnSmallWheels, 'fr', 'ext-rear').view).toBe('ext-side')
})

test('the pictures of one carline do not stand for another, and names nobody knows are left alone', () => {
  rendered('formentor/petrol-w1-f34', 'formentor/og', 'formentor/petrol-w1-moon', 'boat/petrol-w1-f34')
  expect(picturesOf(petrolOnSmallWheels, 'fr')).toHaveLength(1)
  expect(pictureOf(startCar('BORN'), 'fr').url).toBe('/images/cars/born/silhouette.svg')
})
