import { diffuseTerms, radianceAt } from '@demo/studio/light'
import { STUDIO_NAMES, studios } from '@demo/studio/studios'
import { describe, expect, it } from 'vitest'

describe.each(STUDIO_NAMES)('the %s studio', (name) => {
  const studio = studios[name]

  it('is brightest from above and darkest from below, but for white paper, which gives back what falls on it', () => {
    const [, , up] = diffuseTerms(studio)
    const isPaper = Math.min(...studio.floor) > 0.5
    expect(up[0] + up[1] + up[2]).toBeGreaterThan(isPaper ? -0.05 : 0)
  })

  it('shows each soft box in the direction of its middle', () => {
    for (const panel of studio.panels) {
      const [axis, place] = panel.plane
      const [a, b] = panel.centre
      const middle = axis === 'x' ? [place, b, a] : axis === 'y' ? [a, place, b] : [a, b, place]
      const ray = [middle[0] ?? 0, (middle[1] ?? 0) - 0.75, middle[2] ?? 0] as const
      const length = Math.hypot(...ray)
      const seen = radianceAt(studio, [ray[0] / length, ray[1] / length, ray[2] / length])
      expect(Math.max(...seen)).toBeGreaterThan(panel.power * 0.9)
    }
  })
})
