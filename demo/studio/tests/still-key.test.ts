import { cars } from '@demo/studio/cars/all'
import { paints } from '@demo/studio/materials'
import { angles } from '@demo/studio/shots'
import { canonical, stillInputs } from '@demo/studio/still-key'
import { describe, expect, it } from 'vitest'

describe('what a still depends on', () => {
  const car = cars.BORN
  const key = stillInputs(car, paints.red, 'w1', angles.f34)

  it('is the same whatever the order in which it is written', () => {
    expect(canonical({ b: [1, { d: 2, c: 3 }], a: undefined })).toBe(canonical({ b: [1, { c: 3, d: 2 }] }))
  })

  it('changes with the car, the paint, the wheel and the shot', () => {
    expect(stillInputs({ ...car, flare: car.flare + 0.001 }, paints.red, 'w1', angles.f34)).not.toBe(key)
    expect(stillInputs(car, paints.white, 'w1', angles.f34)).not.toBe(key)
    expect(stillInputs(car, paints.red, 'w2', angles.f34)).not.toBe(key)
    expect(stillInputs(car, paints.red, 'w1', { ...angles.f34, exposure: 2 })).not.toBe(key)
  })

  it('does not change when a wheel that is not mounted is redrawn', () => {
    const redrawn = { ...car, wheels: { ...car.wheels, w3: { ...car.wheels.w3, rim: 0.5 } } }
    expect(stillInputs(redrawn, paints.red, 'w1', angles.f34)).toBe(key)
  })
})
