import { subPixel } from '@demo/studio/sub-pixel'
import { describe, expect, it } from 'vitest'

const samples = Array.from({ length: 17 }, (_, index) => subPixel(index))

describe('the samples in a pixel', () => {
  it('begin in its middle', () => {
    expect(samples[0]).toEqual([0, 0])
  })

  it('follow Halton: halves in one axis, thirds in the other', () => {
    expect(samples.slice(1, 4).map(([x]) => x)).toEqual([0, -0.25, 0.25])
    expect(samples.slice(1, 4).map(([, y]) => y)).toEqual([
      expect.closeTo(-1 / 6),
      expect.closeTo(1 / 6),
      expect.closeTo(1 / 9 - 0.5),
    ])
  })

  it('stay in the pixel, are all different and do not move the picture', () => {
    for (const place of samples.flat()) expect(Math.abs(place)).toBeLessThanOrEqual(0.5)
    expect(new Set(samples.map(String)).size).toBe(17)
    for (const axis of [0, 1] as const) {
      const mean = samples.reduce((sum, sample) => sum + sample[axis], 0) / samples.length
      expect(Math.abs(mean)).toBeLessThan(0.05)
    }
  })
})
