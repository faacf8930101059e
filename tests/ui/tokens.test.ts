import { describe, expect, it } from 'vitest'
import { TAG_COLORS } from '@/domain/tag-color'
import { contrast } from '@/ui/theme/contrast'
import { color } from '@/ui/theme/css-vars'
import { globalCss } from '@/ui/theme/global-css'
import { colors, onPalette, palette } from '@/ui/theme/tokens'

const SURFACES = ['canvas', 'surface', 'raised'] as const

describe.each(SURFACES)('on %s', (surface) => {
  it.each(['text', 'muted', 'accentText', 'error', 'warning', 'info', 'success'] as const)(
    '%s reads at 4.5:1 or better',
    (name) => {
      expect(contrast(colors[name], colors[surface])).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(['edge', 'accent', 'focus'] as const)('%s is seen at 3:1 or better', (name) => {
    expect(contrast(colors[name], colors[surface])).toBeGreaterThanOrEqual(3)
  })
})

it('words on the accent read at 4.5:1, hovered or not', () => {
  expect(contrast(colors.onAccent, colors.accent)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(colors.onAccent, colors.accentHover)).toBeGreaterThanOrEqual(4.5)
})

it('words on a row that is pointed at, and on the skip link, read at 4.5:1', () => {
  expect(contrast(colors.text, colors.cupraPetrol)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(colors.pitchBlack, colors.oxygenWhite)).toBeGreaterThanOrEqual(4.5)
})

it.each(['accent', 'edge'] as const)('the mark of a chosen control is seen at 3:1 on %s', (ground) => {
  expect(contrast(colors.onAccent, colors[ground])).toBeGreaterThanOrEqual(3)
})

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
