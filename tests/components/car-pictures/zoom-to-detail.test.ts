import { expect, it } from 'vitest'
import { enlargedSizes } from '@/components/car-pictures/zoom-to-detail'

const detail = { x: 50, y: 50, zoom: 2.5 }

it.each([
  ['100vw', '250vw'],
  ['(min-width: 48rem) max(50vw, 72rem), 125vw', '(min-width: 48rem) max(125vw, 180rem), 313vw'],
  ['(max-height: 30rem) 60vw, min(84vw, 27rem)', '(max-height: 30rem) 150vw, min(210vw, 68rem)'],
])('a detail is fetched as wide as the whole picture is drawn for it: %s', (sizes, enlarged) => {
  expect(enlargedSizes(sizes, detail)).toBe(enlarged)
})
