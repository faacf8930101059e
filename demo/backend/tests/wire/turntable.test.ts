import { turntable } from '@demo/backend/configurator/handlers'
import { startCar } from '@demo/backend/engine/car'
import { backendFetch } from '@demo/backend/http/app'
import { type Manifest, setManifest } from '@demo/backend/wire/manifest'
import { carPictures } from '@demo/backend/wire/pictures'
import { afterEach, expect, test } from 'vitest'

const still = { width: 1280, height: 640, widths: [640, 1280], color: '#d8d8d8' }
const step = { width: 960, height: 480, widths: [960], color: '#d8d8d8', formats: ['avif'] } satisfies object
const names = Array.from({ length: 36 }, (_, at) => `born/turn-${String(at).padStart(2, '0')}`)

function rendered(steps: readonly string[]): void {
  const pictures: Record<string, unknown> = { 'born/white-w3-f34': still, 'born/white-w1-f34': still }
  for (const name of steps) pictures[name] = step
  setManifest({ pictures } as Manifest)
}
const born = (lang: 'fr' | 'nl' = 'fr') => turntable({ lang, sales_type: 'B2C', carline_code: 'BORN' })

afterEach(() => setManifest(undefined))

test('a whole turn has its frames in order, as AVIF, and begins at the picture of the presented car', () => {
  rendered(names.toReversed())
  const { poster, turn, live_look } = born()
  expect(turn).toMatchObject({ width: 960, height: 480 })
  expect(turn?.frames).toHaveLength(36)
  expect(turn?.frames[0]).toBe('/images/cars/born/turn-00-960.avif')
  expect(turn?.frames.at(-1)).toBe('/images/cars/born/turn-35-960.avif')
  expect(poster).toMatchObject({
    id: 'born-white-w3-f34',
    url: '/images/cars/born/white-w3-f34-1280.webp',
    is_fallback: false,
  })
  expect(live_look).toEqual({ paint: 'white', wheel: 'w3', interior: 'cloth' })
})

test('the words are those of the language', () => {
  rendered(names)
  expect(born('fr').poster.alt).toContain('de trois quarts avant')
  expect(born('nl').poster.alt).toContain('schuin van voren')
})

test('a turn with a gap is none, and the picture stands alone', () => {
  rendered(names.filter((name) => name !== 'born/turn-17'))
  expect(born()).not.toHaveProperty('turn')
  expect(born().poster.id).toBe('born-white-w3-f34')
})

test('a step of a turn is no picture of a car, nor is a name that only looks like one', () => {
  rendered([...names, 'born/turn-36', 'born/turn-1'])
  expect(carPictures(startCar('BORN'), 'fr').map(({ id }) => id)).toEqual(['born-white-w1-f34'])
  expect(born().turn?.frames).toHaveLength(36)
})

test('a carline that is not sold is unknown', async () => {
  const answer = await backendFetch(
    new Request('http://localhost/v1/car-configurator/turntable?lang=fr&sales_type=B2C&carline_code=LEONNEW'),
  )
  expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'unknown_carline' }])
})
