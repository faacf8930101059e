import { modelledCarline } from '@demo/backend/engine/car'
import { buildBody } from '@demo/studio/body'
import { CARLINES, cars } from '@demo/studio/cars/all'
import { lineSvg, silhouetteSvg } from '@demo/studio/icon'
import { roomUniforms } from '@demo/studio/light'
import { materialsFor, paints } from '@demo/studio/materials'
import { carGeometry } from '@demo/studio/scene'
import { bodySurface, extent } from '@demo/studio/shape'
import { rearAxle, WHEEL_KEYS } from '@demo/studio/spec'
import { U_MAX } from '@demo/studio/surface'
import { buildWheel } from '@demo/studio/wheels'
import { describe, expect, it } from 'vitest'
import { isElectricCarline } from '@/domain/carline'

describe.each(CARLINES)('%s', (code) => {
  const car = cars[code]

  it('is as long, wide and high as the catalogue says, within 15 mm', () => {
    const { length, width, height, wheelbase } = modelledCarline(code).dimensionsMm
    const box = extent(bodySurface(car), U_MAX)
    expect(Math.abs((box.x1 - box.x0) * 1000 - length)).toBeLessThan(15)
    expect(Math.abs(box.y1 * 2000 - width)).toBeLessThan(15)
    expect(Math.abs(box.z1 * 1000 - height)).toBeLessThan(15)
    expect(Math.abs((rearAxle(car) - car.frontOverhang) * 1000 - wheelbase)).toBeLessThan(2)
  })

  it('stands on its wheels between its bumpers', () => {
    expect(car.frontOverhang - car.tyreRadius).toBeGreaterThan(0.3)
    expect(rearAxle(car) + car.tyreRadius).toBeLessThan(car.size.length - 0.3)
    expect(car.archRadius).toBeGreaterThan(car.tyreRadius)
    expect((car.track + 0.12) * 2).toBeLessThan(car.size.width + 0.03)
  })

  it('is made of materials that exist', () => {
    const body = buildBody(car, 0.1)
    const materials = materialsFor({ paint: paints.petrol, mode: 'full', lights: true, studio: 'day' }, roomUniforms())
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

describe.each(CARLINES)('%s, part by part,', (code) => {
  const car = cars[code]
  const { parts } = carGeometry(car, 0.25, true)
  const drawn = (name: string) => (parts.get(name)?.getAttribute('position').count ?? 0) > 0

  it('has lamps with a cover, a housing behind it, light guides and projectors where it has any', () => {
    for (const name of ['cover', 'housing', 'led', 'tailCover', 'tailHousing', 'tailLed'])
      expect(drawn(name)).toBe(true)
    expect(drawn('lens')).toBe((car.headlamp.lenses ?? []).length > 0)
    expect(car.headlamp.depth).toBeGreaterThanOrEqual(0.05)
  })

  it('has creases in its bumper and a splitter below it', () => {
    expect(car.presses.length).toBeGreaterThan(0)
    expect(car.splitter.reach).toBeGreaterThan(0.02)
  })

  it('has wipers at the foot of the screen', () => {
    const dark = parts.get('clad:whole')?.getAttribute('position')
    const foot = car.screen[0]?.[1] ?? 0
    const high = Array.from({ length: dark?.count ?? 0 }, (_, i) => i).filter(
      (i) => (dark?.getY(i) ?? 0) > foot - 0.05 && Math.abs(dark?.getZ(i) ?? 9) < 0.5 && (dark?.getX(i) ?? 0) < 0,
    )
    expect(high.length).toBeGreaterThan(20)
  })

  it('has mirrors with glass in them, which stand out from the body by no more than a hand', () => {
    const glass = parts.get('mirrorGlass')?.getAttribute('position')
    const reach = Math.max(...Array.from({ length: glass?.count ?? 0 }, (_, i) => Math.abs(glass?.getZ(i) ?? 0)))
    expect(reach - car.size.width / 2).toBeGreaterThan(0.02)
    expect(reach - car.size.width / 2).toBeLessThan(0.12)
  })

  it('has halves that meet: what crosses the centre line starts on it', () => {
    const nearest = (material: string): number => {
      const line = parts.get(material)?.getAttribute('position')
      return Math.min(...Array.from({ length: line?.count ?? 0 }, (_, i) => Math.abs(line?.getZ(i) ?? 9)))
    }
    const crossing = car.tailLamp.lights.some(({ points }) => points[0]?.[0] === 0)
    expect(nearest('tailLed') < 0.0001).toBe(crossing)
    expect(nearest('gap')).toBeLessThan(0.0001)
  })

  it('has two plates', () => {
    expect(drawn('plate:whole')).toBe(true)
    const plates = parts.get('plate:whole')?.getAttribute('position')
    const xs = Array.from({ length: plates?.count ?? 0 }, (_, i) => plates?.getX(i) ?? 0)
    expect(Math.min(...xs)).toBeLessThan(-car.size.length / 4)
    expect(Math.max(...xs)).toBeGreaterThan(car.size.length / 4)
  })

  it('has a cabin behind its glass: seats, and a wheel to steer by', () => {
    expect(drawn('seat')).toBe(true)
    expect(drawn('seat:whole')).toBe(true)
  })

  it('is shaded where its parts come close, and open where nothing is near', () => {
    const open = parts.get('paint')?.getAttribute('open')
    const values = Array.from({ length: open?.count ?? 0 }, (_, i) => open?.getX(i) ?? 0)
    expect(Math.min(...values)).toBeLessThan(0.7)
    expect(Math.max(...values)).toBeGreaterThan(0.97)
  })
})

describe('the range', () => {
  type Car = (typeof cars)['BORN']
  const distinct = (pick: (car: Car) => unknown, of: readonly (typeof CARLINES)[number][] = CARLINES): number =>
    new Set(of.map((code) => JSON.stringify(pick(cars[code])))).size
  /** The sharper version of one car shares its body, glass and tail. */
  const bodies = CARLINES.filter((code) => code !== 'FORMENTORVZ')

  it.each([
    ['headlamps', (car: Car) => car.headlamp.lights],
    ['openings of the front', (car: Car) => car.openings],
    ['grille or mask', (car: Car) => car.masks],
    ['wheels', (car: Car) => car.wheels],
  ] as const)('has no two cars with the same %s', (_, pick) => {
    expect(distinct(pick)).toBe(CARLINES.length)
  })

  it.each([
    ['tail graphics', (car: Car) => car.tailLamp],
    ['window line', (car: Car) => car.windows],
    ['outline from the side', (car: Car) => silhouetteSvg(car)],
  ] as const)('has no two bodies with the same %s', (_, pick) => {
    expect(distinct(pick, bodies)).toBe(bodies.length)
  })

  it('has shorter bonnets on electric cars: the screen stands nearer to the nose', () => {
    const bonnet = (code: (typeof CARLINES)[number]): number => {
      const { windows, size } = cars[code]
      return Math.min(...windows.map(([x]) => x)) / size.length
    }
    const electric = CARLINES.filter(isElectricCarline).map(bonnet)
    const burning = CARLINES.filter((code) => !isElectricCarline(code)).map(bonnet)
    expect(Math.max(...electric)).toBeLessThan(Math.min(...burning) - 0.04)
  })

  it('has roofs of different widths: wide on what carries much, narrow on a coupe', () => {
    const roof = (code: (typeof CARLINES)[number]): number =>
      (cars[code].rings[14]?.side ?? []).reduce((widest, [, y]) => Math.max(widest, y), 0) / cars[code].size.width
    for (const coupe of ['FORMENTOR', 'FORMENTORVZ', 'TAVASCAN'] as const)
      for (const roomy of ['TERRAMAR', 'BORN', 'RAVAL', 'LEONBREAK'] as const)
        expect(roof(coupe)).toBeLessThan(roof(roomy) - 0.02)
  })

  it.each([
    ['begin at its foot', (car: Car) => car.windows[0]?.[1] ?? 0],
    ['have its lowest point', (car: Car) => Math.min(...car.windows.map(([, z]) => z))],
  ] as const)('has its side glass %s at 62 to 66 %% of its height, each body at another height', (_, pick) => {
    const belts = bodies.map((code) => pick(cars[code]) / cars[code].size.height)
    for (const [index, belt] of belts.entries()) {
      expect(belt).toBeGreaterThan(0.62)
      expect(belt).toBeLessThan(0.66)
      for (const other of belts.slice(index + 1)) expect(Math.abs(belt - other)).toBeGreaterThan(0.001)
    }
  })

  it('has a VZ with a front, wheels and exhausts of its own, and four pipes', () => {
    const { FORMENTOR: tame, FORMENTORVZ: sharp } = cars
    for (const pick of [(car: Car) => car.masks, (car: Car) => car.presses, (car: Car) => car.wheels])
      expect(pick(sharp)).not.toEqual(pick(tame))
    expect((sharp.exhausts ?? []).reduce((pipes, { count = 1 }) => pipes + 2 * count, 0)).toBe(4)
    expect(sharp.exhausts).not.toEqual(tame.exhausts)
  })

  it('has exhausts on what burns fuel, and none on what does not', () => {
    expect(CARLINES.filter((code) => !cars[code].exhausts)).toEqual(CARLINES.filter(isElectricCarline))
  })

  it('closes the front of the Tavascan: no opening where others breathe', () => {
    const highest = (car: Car): number =>
      Math.max(...car.openings.filter(({ mirrored }) => mirrored).flatMap(({ outline }) => outline.map(([, z]) => z)))
    expect(highest(cars.TAVASCAN)).toBeLessThan(cars.TAVASCAN.headlamp.outline[0]?.[1] ?? 0)
    expect(highest(cars.TAVASCAN)).toBeLessThan(highest(cars.TERRAMAR) - 0.2)
  })
})
