import { describe, expect, it } from 'vitest'
import { buildBody } from '@/studio/body'
import { CARLINES, cars } from '@/studio/cars/all'
import { lineSvg, silhouetteSvg } from '@/studio/icon'
import { roomUniforms } from '@/studio/light'
import { materialsFor, paints } from '@/studio/materials'
import { extent, shapeOf } from '@/studio/shape'
import { rearAxle, WHEEL_KEYS } from '@/studio/spec'
import { U_MAX } from '@/studio/surface'
import { buildWheel } from '@/studio/wheels'

/** Makers' data sheets, millimetres: length, width without mirrors, height, wheelbase. */
const REAL = {
  FORMENTOR: [4446, 1839, 1511, 2680],
  FORMENTORVZ: [4446, 1839, 1511, 2680],
  TERRAMAR: [4519, 1863, 1584, 2681],
  TAVASCAN: [4644, 1861, 1597, 2766],
  BORN: [4322, 1809, 1540, 2767],
  RAVAL: [4046, 1784, 1518, 2600],
  LEON: [4398, 1799, 1467, 2686],
  LEONBREAK: [4657, 1799, 1463, 2686],
} as const

describe.each(CARLINES)('%s', (code) => {
  const car = cars[code]

  it('is as long, wide and high as the real car, within 15 mm', () => {
    const [length, width, height, wheelbase] = REAL[code]
    const box = extent(shapeOf(car), U_MAX)
    expect(Math.abs((box.x1 - box.x0) * 1000 - length)).toBeLessThan(15)
    expect(Math.abs(box.y1 * 2000 - width)).toBeLessThan(15)
    expect(Math.abs(box.z1 * 1000 - height)).toBeLessThan(15)
    expect(Math.abs((rearAxle(car) - car.frontOverhang) * 1000 - wheelbase)).toBeLessThan(1)
  })

  it('stands on its wheels between its bumpers', () => {
    expect(car.frontOverhang - car.tyreRadius).toBeGreaterThan(0.3)
    expect(rearAxle(car) + car.tyreRadius).toBeLessThan(car.size.length - 0.3)
    expect(car.archRadius).toBeGreaterThan(car.tyreRadius)
    expect((car.track + 0.12) * 2).toBeLessThan(car.size.width + 0.03)
  })

  it('is made of materials that exist', () => {
    const body = buildBody(car, 0.1)
    const materials = materialsFor(
      { paint: paints.petrol, mode: 'full', lights: true, studio: 'config' },
      roomUniforms(),
    )
    for (const name of [...body.half.keys(), ...body.whole.keys()]) expect(() => materials(name)).not.toThrow()
    for (const mesh of body.half.values()) expect(mesh.positions.every(Number.isFinite)).toBe(true)
  }, 20_000)

  it('offers three wheels, each bigger than the last one or of the same size and thinner in the wall', () => {
    const [a, b, c] = WHEEL_KEYS.map((key) => car.wheels[key])
    if (!a || !b || !c) throw new Error('A wheel is missing')
    expect(a.inches).toBeLessThanOrEqual(b.inches)
    expect(b.inches).toBeLessThanOrEqual(c.inches)
    expect(a.rim).toBeLessThan(b.rim)
    expect(b.rim).toBeLessThan(c.rim)
    expect(buildWheel(car.tyreRadius, a).get('tyre')).toBeDefined()
  })

  it('has icons that take the text colour and weigh less than 6 KB', () => {
    for (const svg of [lineSvg(car), silhouetteSvg(car)]) {
      expect(svg).toContain('currentColor')
      expect(svg).not.toContain('NaN')
      expect(svg.length).toBeLessThan(6144)
    }
  })
})

describe('the range', () => {
  it('has no two cars with the same lamps, tail, wheels or front openings', () => {
    for (const pick of [
      (c: (typeof cars)['BORN']) => c.headlamp.lights,
      (c: (typeof cars)['BORN']) => c.openings,
      (c: (typeof cars)['BORN']) => c.wheels,
    ]) {
      const drawn = CARLINES.map((code) => JSON.stringify(pick(cars[code])))
      expect(new Set(drawn).size).toBe(CARLINES.length)
    }
    const tails = CARLINES.filter((code) => code !== 'FORMENTORVZ').map((code) => JSON.stringify(cars[code].tailLamp))
    expect(new Set(tails).size).toBe(CARLINES.length - 1)
  })
})
