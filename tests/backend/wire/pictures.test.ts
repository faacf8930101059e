import { afterEach, expect, test } from 'vitest'
import { startCar } from '@/backend/engine/car'
import { readId } from '@/backend/engine/configuration-id'
import { type ManifestEntry, setManifest } from '@/backend/wire/manifest'
import { pictureOf, picturesOf } from '@/backend/wire/pictures'

const entry = (more: Partial<ManifestEntry>): ManifestEntry => ({
  carline: 'FORMENTOR',
  view: 'ext-f34',
  paint: 'petrol',
  wheel: 'w1',
  url: `/images/cars/formentor/${more.view ?? 'ext-f34'}-${more.paint ?? 'petrol'}-${more.wheel ?? 'w1'}.webp`,
  width: 1600,
  height: 900,
  background: 'studio',
  ...more,
})

const petrolOnSmallWheels = readId('formentor.v150m.2027a.petr-w17a-clot').car

afterEach(() => setManifest(undefined))

test('without rendered pictures the silhouette stands in, tinted by the paint and flagged', () => {
  setManifest([])
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
  setManifest([])
  expect(pictureOf(startCar('BORN'), 'nl').alt).toBe('Born, lak Zuurstofwit, 18"-lichtmetalen velgen Blizzard')
})

test('the picture of the very car is no fallback', () => {
  setManifest([entry({}), entry({ paint: 'red' }), entry({ wheel: 'w2' })])
  expect(pictureOf(petrolOnSmallWheels, 'nl')).toMatchObject({
    url: '/images/cars/formentor/ext-f34-petrol-w1.webp',
    is_fallback: false,
  })
})

test('the right paint on other wheels is nearer than another paint', () => {
  setManifest([entry({ paint: 'red' }), entry({ wheel: 'w3' })])
  expect(pictureOf(petrolOnSmallWheels, 'nl')).toMatchObject({
    url: '/images/cars/formentor/ext-f34-petrol-w3.webp',
    is_fallback: true,
  })
})

test('among other paints the one that looks most alike is taken', () => {
  setManifest([entry({ paint: 'white' }), entry({ paint: 'graphite' }), entry({ paint: 'red' })])
  expect(pictureOf(petrolOnSmallWheels, 'nl').url).toContain('graphite')
})

test('each view that was rendered is shown once; an interior does not depend on the paint', () => {
  setManifest([
    entry({}),
    entry({ view: 'ext-side' }),
    entry({ view: 'ext-side', paint: 'red' }),
    entry({ view: 'int-dash', paint: undefined, wheel: undefined, interior: 'cloth' }),
  ])
  const pictures = picturesOf(petrolOnSmallWheels, 'fr')
  expect(pictures.map(({ view, kind, is_fallback }) => [view, kind, is_fallback])).toEqual([
    ['ext-f34', 'exterior', false],
    ['ext-side', 'exterior', false],
    ['int-dash', 'interior', false],
  ])
  expect(pictures[2]?.alt).toBe('Formentor, intérieur\u00a0: Tissu recyclé noir')
})

test('a view that was not rendered is answered with one that was', () => {
  setManifest([entry({ view: 'ext-side' })])
  expect(pictureOf(petrolOnSmallWheels, 'fr', 'ext-rear').view).toBe('ext-side')
})

test('the pictures of one carline do not stand for another', () => {
  setManifest([entry({})])
  expect(pictureOf(startCar('BORN'), 'fr').url).toBe('/images/cars/born/silhouette.svg')
})
