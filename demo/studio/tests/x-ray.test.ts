import { modelledCarline } from '@demo/backend/engine/car'
import { CARLINES, cars } from '@demo/studio/cars/all'
import { carStance } from '@demo/studio/scene'
import { partGeometry } from '@demo/studio/x-ray/geometry'
import { drivenAxles, POWERTRAINS, partsOf } from '@demo/studio/x-ray/powertrains'
import { describe, expect, it } from 'vitest'
import { allPictures } from '../scripts/plan.mts'

describe('what is under the paint', () => {
  it.each(POWERTRAINS)('of a car that is %s has something that stores, that drives, and room', (powertrain) => {
    const roles = partsOf(powertrain, cars.FORMENTOR).map(({ role }) => role)
    expect(new Set(roles)).toEqual(new Set(['store', 'drive', 'carry', 'room']))
    expect(drivenAxles(powertrain)).toHaveLength(powertrain.endsWith('awd') ? 2 : 1)
  })

  it.each(CARLINES)('of %s lies within its body, clear of the ground', (code) => {
    const car = cars[code]
    const { length, width, height } = car.size
    for (const powertrain of POWERTRAINS) {
      for (const part of partsOf(powertrain, car)) {
        const geometry = partGeometry(part, carStance(car))
        geometry.computeBoundingBox()
        const { min, max } = geometry.boundingBox ?? { min: { x: 9, y: 9, z: 9 }, max: { x: 9, y: 9, z: 9 } }
        expect(min.x).toBeGreaterThan(-length / 2)
        expect(max.x).toBeLessThan(length / 2)
        expect(min.y).toBeGreaterThan(0.12)
        expect(max.y).toBeLessThan(height * 0.64)
        expect(Math.max(-min.z, max.z)).toBeLessThan(width / 2)
      }
    }
  })

  it.each(CARLINES)('is drawn of %s for each powertrain that it is sold with', (code) => {
    const sold = modelledCarline(code).versions.map(({ fuelType, drive }) => `x-ray-${fuelType}-${drive}`.toLowerCase())
    const drawn = allPictures().flatMap(({ kind, carline, name }) =>
      kind === 'x-ray' && carline === code ? [name] : [],
    )
    expect(new Set(drawn)).toEqual(new Set(sold))
  })
})
