import { INTERIORS } from '@demo/backend/catalogue/interiors'
import { buildCabin, CABIN_KEYS, cabins } from '@demo/studio/interior/cabins'
import { merged, newBuild, placed, plate, rectangle, seam, sheet, sweep } from '@demo/studio/interior/forms'
import { isWritable, textPaths, textWidth } from '@demo/studio/interior/glyphs'
import type { Pen } from '@demo/studio/interior/pen'
import { cabinProbes, solidCabin } from '@demo/studio/interior/probes'
import { type ScreenName, screens } from '@demo/studio/interior/screens'
import { lapPoint, seat, seatForms, seatPoint } from '@demo/studio/interior/seat'
import { INTERIOR_KEYS, trims } from '@demo/studio/interior/trims'
import { rimPoint } from '@demo/studio/interior/wheel'
import type { Vec3 } from '@demo/studio/math'
import fc from 'fast-check'
import { Matrix4, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { CABINS, CARLINE_CABINS, MODELLED_CARLINES } from '@/domain/carline'

const unit = fc.double({ min: 0, max: 1, noNaN: true })

describe.each(CABIN_KEYS)('the %s cabin', (key) => {
  const build = newBuild()
  buildCabin(build, key, true)

  it('has what a cabin has: soft and hard parts, metal, openings, seams, light and screens', () => {
    for (const part of ['pad', 'accent', 'decor', 'plastic', 'gloss', 'satin', 'hollow', 'rim', 'key', 'led'])
      expect([...build.parts.keys()]).toContain(part)
    expect(build.stitches.length).toBeGreaterThan(700)
    expect(build.glow.length).toBeGreaterThan(40)
    expect(build.screens.length).toBe(2)
  })

  it('is whole: no point and no normal that is not a number, and no triangle without its corners', () => {
    for (const [name, part] of merged(build)) {
      const position = part.getAttribute('position')
      expect([
        name,
        position.array.every(Number.isFinite),
        part.getAttribute('normal').array.every(Number.isFinite),
      ]).toEqual([name, true, true])
      expect(Math.max(...Array.from({ length: 30 }, (_, i) => part.getIndex()?.getX(i) ?? 0))).toBeLessThan(
        position.count,
      )
    }
  })

  it('stays inside its doors, but for the bonnet', () => {
    for (const [name, part] of merged(build)) {
      if (name === 'bonnet') continue
      part.computeBoundingBox()
      expect(part.boundingBox?.max.x).toBeLessThan(0.95)
      expect(part.boundingBox?.min.x).toBeGreaterThan(-0.95)
    }
  })

  it('shows its screens to those who sit behind them', () => {
    for (const { transform } of build.screens)
      expect(new Vector3(0, 0, 1).transformDirection(transform).z).toBeGreaterThan(0.9)
  })

  it('has no dashboard where the camera stands in its place', () => {
    const rear = newBuild()
    buildCabin(rear, key, false)
    expect(rear.screens).toEqual([])
    expect(rear.parts.has('accent') || rear.parts.has('decor')).toBe(true)
  })
})

it('no two cabins have the same decor, wheel, screens or light', () => {
  const screensOf = (key: (typeof CABIN_KEYS)[number]) => {
    const build = newBuild()
    buildCabin(build, key, true)
    return build.screens.map(({ layout }) => layout).join()
  }
  for (const facts of [
    CABIN_KEYS.map((key) => cabins[key].decor),
    CABIN_KEYS.map((key) => cabins[key].outside.join()),
    CABIN_KEYS.map(screensOf),
  ])
    expect(new Set(facts).size).toBe(CABIN_KEYS.length)
})

it('every car has one of the cabins, and each is in more than one car', () => {
  expect([...CABIN_KEYS]).toEqual([...CABINS])
  for (const cabin of CABINS)
    expect(MODELLED_CARLINES.filter((code) => CARLINE_CABINS[code] === cabin).length).toBeGreaterThan(1)
})

describe.each(INTERIOR_KEYS)('the %s interior', (key) => {
  const trim = trims[key]
  /** Lightness of a colour, 0 to 255, as the eye has it. */
  const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

  it('has the colour that its swatch in the catalogue has', () => {
    const [shown, promised] = [channels(trim.color), channels(INTERIORS[key].hex)]
    expect(Math.hypot(...shown.map((value, i) => value - (promised[i] ?? 0)))).toBeLessThan(24)
  })

  it.each(CABIN_KEYS)('is as wide on the left as on the right, in the %s seat', (cabin) => {
    fc.assert(
      fc.property(unit, unit, (a, b) => {
        for (const at of [
          (x: number) => seatPoint(trim, seatForms[cabin], x, b),
          (x: number) => lapPoint(trim, x, b),
        ]) {
          expect(at(a)[0]).toBeCloseTo(-at(-a)[0], 9)
          expect(at(a)[1]).toBeCloseTo(at(-a)[1], 9)
        }
      }),
    )
  })

  it.each(CABIN_KEYS)('holds the body, in the %s seat: its sides stand out further than its middle', (cabin) => {
    expect(seatPoint(trim, seatForms[cabin], 0.79, 0.35)[2]).toBeGreaterThan(
      seatPoint(trim, seatForms[cabin], 0, 0.35)[2] + 0.03,
    )
  })

  it('has a hard shell only where it is a bucket seat', () => {
    const build = newBuild()
    seat(build, trim, seatForms.sport, 0.1)
    expect(build.parts.has('shell')).toBe(key === 'bucket')
  })
})

it('no two interiors have the same material, sewing and thread', () => {
  expect(new Set(INTERIOR_KEYS.map((key) => JSON.stringify([trims[key].grain, trims[key].quilting]))).size).toBe(4)
  expect(new Set(INTERIOR_KEYS.map((key) => trims[key].color)).size).toBe(4)
})

describe.each(Object.keys(screens) as ScreenName[])('the screen %s', (name) => {
  const { size, draw } = screens[name]
  const texts: { text: string; left: number; right: number; y: number; height: number }[] = []
  const paths: string[] = []
  const pen: Pen = {
    fill: (path) => paths.push(path),
    line: (path) => paths.push(path),
    glow: () => undefined,
    text: (text, x, y, height, _color, align = -1) => {
      const left = x - (textWidth(text, height) * (align + 1)) / 2
      texts.push({ text, left, right: left + textWidth(text, height), y, height })
    },
  }
  draw(pen, size)

  it('says its figures whole, inside its edges', () => {
    expect(texts.length).toBeGreaterThan(2)
    for (const { text, left, right, y, height } of texts) {
      expect(isWritable(text)).toBe(true)
      expect(left).toBeGreaterThan(0)
      expect(right).toBeLessThan(size[0])
      expect(y + height).toBeLessThan(size[1])
    }
  })

  it('needs no language: figures, units and the letters of a selector', () => {
    for (const { text } of texts) expect(text).toMatch(/^(?:[\d:,%° ]*(?:km\/h|kWh|km|m|L)?|[PRNDS]|D\d)$/)
  })

  it('is drawn with paths that are whole', () => {
    for (const path of paths) expect(path).not.toMatch(/NaN|undefined|Infinity/)
  })
})

it('a letter that the face lacks is refused', () => {
  expect(isWritable('Z')).toBe(false)
  expect(() => textPaths('Z')).toThrow('The face has no Z')
  expect(textWidth('11', 10)).toBeGreaterThan(textWidth('1', 10))
})

describe('a rim', () => {
  const form = { radius: 0.18, power: 2, flat: 0.83, spokes: 'three', accent: 'copper' } as const

  it('is flat below and round above', () => {
    expect(rimPoint(form, Math.PI / 2)[1]).toBeCloseTo(0.18)
    expect(rimPoint(form, -Math.PI / 2)[1]).toBeGreaterThan(-0.16)
  })
})

describe('light in a closed cabin', () => {
  const probes = (glow: readonly Vec3[]) => cabinProbes(solidCabin([], false, 0.08), glow, 0, 0.3)
  const near = (values: Float32Array) => values.reduce((sum, value, i) => (i % 4 === 0 ? sum + value : sum), 0)

  it('comes in through the glass, and from the lines only where there are any', () => {
    const dark = probes([])
    expect(near(dark.sky)).toBeGreaterThan(0)
    expect(near(dark.line)).toBe(0)
    expect(near(probes([[0, 0, 0.2]]).line)).toBeGreaterThan(0)
  })
})

describe('forms', () => {
  const flat = (s: number, t: number): Vec3 => [s, t, 0]

  it('a sheet looks the way it is told to', () => {
    for (const facing of [1, -1] as const) {
      const normal = sheet(flat, 2, 2, () => true, facing).getAttribute('normal')
      expect(normal.getZ(0)).toBeCloseTo(facing)
    }
  })

  it('a sheet leaves out what is not kept', () => {
    expect(sheet(flat, 4, 4, (s) => s > 0.5).getIndex()?.count).toBe(4 * 4 * 3)
  })

  it('a plate has its face at the origin and its thickness behind it', () => {
    const geometry = plate(rectangle(0.1, 0.05, 0.01), 0.02, 0.003)
    geometry.computeBoundingBox()
    expect(geometry.boundingBox?.max.z).toBeCloseTo(0, 6)
    expect(geometry.boundingBox?.min.z).toBeCloseTo(-0.02, 6)
    expect(geometry.boundingBox?.max.x).toBeCloseTo(0.05, 6)
  })

  it('what is swept looks outwards', () => {
    const bar = sweep(
      [
        [0, 0, 0],
        [0, 0, 1],
      ],
      () => [
        [0.1, 0.1],
        [-0.1, 0.1],
        [-0.1, -0.1],
        [0.1, -0.1],
      ],
      4,
    )
    const [position, normal] = [bar.getAttribute('position'), bar.getAttribute('normal')]
    for (let i = 0; i < position.count; i++) {
      const out =
        position.getX(i) * normal.getX(i) +
        position.getY(i) * normal.getY(i) +
        (position.getZ(i) - 0.5) * normal.getZ(i)
      expect(out).toBeGreaterThan(0)
    }
  })

  it('a seam has a stitch for each step of its pitch, along its line', () => {
    const build = newBuild()
    seam(build, (t) => [t, 0, 0], 0.01)
    expect(build.stitches).toHaveLength(100)
    const along = new Vector3(0, 1, 0).transformDirection(build.stitches[0] ?? new Matrix4())
    expect(along.x).toBeCloseTo(1)
  })

  it('what is placed is turned before it is moved', () => {
    const [x, y, z] = new Vector3(0, 0, 1).applyMatrix4(placed([1, 2, 3], [0, 90, 0])).toArray()
    expect([x, y, z].map((value) => +(value ?? 0).toFixed(6))).toEqual([2, 2, 3])
  })
})
