import { describe, expect, it } from 'vitest'
import { TAG_COLORS } from '@/domain/tag-color'
import { color } from '@/ui/theme/css-vars'
import { globalCss } from '@/ui/theme/global-css'
import { colors, groundColors, grounds, onPalette, palette } from '@/ui/theme/tokens'
import { contrast } from './contrast'

const SURFACES = ['canvas', 'surface', 'raised'] as const

const NAMES = Object.keys(groundColors) as (keyof typeof groundColors)[]

describe.each(NAMES.flatMap((ground) => SURFACES.map((surface) => [ground, surface] as const)))(
  'on %s, %s',
  (ground, surface) => {
    const colors = groundColors[ground]

    it.each(['text', 'muted', 'accentText', 'error', 'warning', 'info', 'success'] as const)(
      '%s reads at 4.5:1 or better',
      (name) => {
        expect(contrast(colors[name], colors[surface])).toBeGreaterThanOrEqual(4.5)
      },
    )

    it.each(['edge', 'accent', 'focus'] as const)('%s is seen at 3:1 or better', (name) => {
      expect(contrast(colors[name], colors[surface])).toBeGreaterThanOrEqual(3)
    })
  },
)

it.each(NAMES)('on %s words on the accent read at 4.5:1, hovered or not', (ground) => {
  const colors = groundColors[ground]
  expect(contrast(colors.onAccent, colors.accent)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(colors.onAccent, colors.accentHover)).toBeGreaterThanOrEqual(4.5)
})

it.each(NAMES)('on %s words on a row that is pointed at read at 4.5:1', (ground) => {
  expect(contrast(groundColors[ground].text, groundColors[ground].line)).toBeGreaterThanOrEqual(4.5)
})

it("words on the skip link, and a picture's in its place, read at 4.5:1", () => {
  expect(contrast(palette.pitchBlack, palette.oxygenWhite)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(palette.engineGrey, grounds.night.canvas)).toBeGreaterThanOrEqual(4.5)
})

it('what follows a ground in the page is seen to end it: stone, sand and petrol stand out from the night', () => {
  for (const ground of ['petrol', 'stone', 'sand'] as const) {
    expect(contrast(groundColors[ground].canvas, grounds.night.canvas)).toBeGreaterThanOrEqual(1.5)
  }
  expect(contrast(grounds.stone.canvas, grounds.sand.canvas)).toBeGreaterThanOrEqual(1.3)
})

it.each(NAMES.flatMap((ground) => (['accent', 'edge'] as const).map((fill) => [ground, fill] as const)))(
  'on %s the mark of a chosen control is seen at 3:1 on its %s',
  (ground, fill) => {
    expect(contrast(groundColors[ground].onAccent, groundColors[ground][fill])).toBeGreaterThanOrEqual(3)
  },
)

it.each(TAG_COLORS)('a label on %s reads at 4.5:1', (name) => {
  expect(contrast(onPalette[name], palette[name])).toBeGreaterThanOrEqual(4.5)
})

it('the palette is the eight tag colours of the specification', () => {
  expect(Object.keys(palette).sort()).toEqual([...TAG_COLORS].sort())
})

it('what components refer to is declared', () => {
  expect(color.accentText).toBe('var(--color-accentText)')
  expect(globalCss).toContain(`--color-accentText:${colors.accentText};`)
  expect(globalCss).toContain('--space-gutter:')
})

it('a ground gives all that is read or seen on it: sand over stone, petrol over night', () => {
  const declared = (selector: string) =>
    globalCss.split('}').flatMap((rule) => {
      const [selectors = '', body = ''] = rule.split('{')
      const colored = [...body.matchAll(/--color-(\w+):([^;]+)/g)].map(
        ([, name = '', value = '']) => [name, value] as const,
      )
      return selectors.split(',').includes(selector) ? colored : []
    })
  const night = declared('[data-ground]')
  for (const name of NAMES) {
    const own = declared(`[data-ground=${name}]`)
    expect(Object.fromEntries([...night, ...own]), name).toMatchObject(groundColors[name])
  }
})
