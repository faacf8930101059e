import { CARLINES, cars } from '@demo/studio/cars/all'
import { expect, it } from 'vitest'
import { FRONT_AXLES } from '@/brand/car-pictures'

it.each(CARLINES)('the front axle of %s stands in the dimensions where the studio has drawn it', (carline) => {
  expect(FRONT_AXLES[carline] / 1000).toBeCloseTo(cars[carline].frontOverhang, 3)
})
