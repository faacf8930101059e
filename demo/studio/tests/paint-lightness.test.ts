import { PAINTS } from '@demo/backend/catalogue/paints'
import { CARLINES, cars } from '@demo/studio/cars/all'
import { PAINT_KEYS, type PaintKey } from '@demo/studio/materials'
import { angles } from '@demo/studio/shots'
import { WHEEL_KEYS, type WheelKey } from '@demo/studio/spec'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
/** CIE 1976 L*, 0 to 100, of an sRGB colour in bytes. */
function lightness([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const y = 0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255)
  return y > 216 / 24389 ? 116 * Math.cbrt(y) - 16 : (y * 24389) / 27
}

const bytesOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
/** What the shop calls the paint's colour. */
const swatchOf = (paint: PaintKey) => Object.values(PAINTS).find(({ pictureKey }) => pictureKey === paint)?.swatch.hex

const WIDTH = 640
const scale = angles.side.view?.fill
if (typeof scale !== 'object') throw new Error('The side view has no scale')
const PIXELS_PER_METRE = WIDTH / scale.metres
/** Where the car stands, in pixels from the upper edge. */
const FLOOR = (WIDTH / 4) * (1 - scale.ground)

/** The middle of the doors, which the side view looks at straight: as many pixels a metre for every car. */
async function flankOf(
  carline: (typeof CARLINES)[number],
  paint: PaintKey,
  wheel: WheelKey,
): Promise<{ mean: number[]; l: number }> {
  const file = `public/images/cars/${cars[carline].slug}/${paint}-${wheel}-side-${WIDTH}.avif`
  const { data } = await sharp(file)
    .extract({
      left: Math.round(WIDTH / 2 - 0.5 * PIXELS_PER_METRE),
      top: Math.round(FLOOR - 0.85 * PIXELS_PER_METRE),
      width: Math.round(0.9 * PIXELS_PER_METRE),
      height: Math.round(0.3 * PIXELS_PER_METRE),
    })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = data.length / 3
  const mean = [0, 0, 0]
  const each: number[] = []
  for (let at = 0; at < data.length; at += 3) {
    const rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    each.push(lightness(rgb))
    for (const [channel, value] of rgb.entries()) mean[channel] = (mean[channel] ?? 0) + value / pixels
  }
  // The darkest twentieth is the gap between the doors and their handles, not paint.
  const body = each.sort((a, b) => a - b).slice(Math.ceil(pixels / 20))
  return { mean, l: body.reduce((sum, one) => sum + one, 0) / body.length }
}

const onWheels = CARLINES.flatMap((carline) => WHEEL_KEYS.map((wheel) => [carline, wheel] as const))

describe.each(onWheels)('by day, the paint of %s on %s', (carline, wheel) => {
  it.each(PAINT_KEYS)('%s is as light as its swatch', async (paint) => {
    const { mean, l } = await flankOf(carline, paint, wheel)
    const hex = swatchOf(paint)
    expect(hex).toBeDefined()
    expect(Math.abs(l - lightness(bytesOf(hex ?? '')))).toBeLessThanOrEqual(12)
    if (paint === 'white') expect(l).toBeGreaterThanOrEqual(85)
    if (paint === 'red') {
      const [red = 0, green = 0, blue = 0] = mean
      // Pink has much of green and blue beside its red.
      expect(Math.max(green, blue) / red).toBeLessThan(0.4)
    }
  })
})
