import { describe, expect, it } from 'vitest'
import * as ours from '@/brand/colors'
import { LIGHT_COLORS } from '@/brand/light-colors'
import { MAIL } from '@/brand/mail'
import { PAPER } from '@/brand/paper'
import { COLOR_KEYS } from '@/domain/tag-color'
import { color } from '@/ui/theme/css-vars'
import { globalCss } from '@/ui/theme/global-css'
import { colors, groundColors, wholeGrounds } from '@/ui/theme/tokens'
import * as others from '../others/second-brand/brand/colors'
import { LIGHT_COLORS as othersLight } from '../others/second-brand/brand/light-colors'
import { MAIL as othersMail } from '../others/second-brand/brand/mail'
import { PAPER as othersPaper } from '../others/second-brand/brand/paper'
import { contrast } from './contrast'

const SURFACES = ['canvas', 'surface', 'raised'] as const
const NAMES = Object.keys(groundColors) as (keyof typeof groundColors)[]

const BRANDS = [
  ['the brand', { ...ours, light: LIGHT_COLORS, mail: MAIL, paper: PAPER }],
  ['the second brand', { ...others, light: othersLight, mail: othersMail, paper: othersPaper }],
] as const

describe.each(BRANDS)('of %s', (_brand, { palette, grounds, light, mail, paper }) => {
  const whole = wholeGrounds(grounds)

  describe.each(NAMES.flatMap((ground) => SURFACES.map((surface) => [ground, surface] as const)))(
    'on %s, %s',
    (ground, surface) => {
      const here = whole[ground]

      it.each(['text', 'muted', 'accentText', 'error', 'warning', 'info', 'success'] as const)(
        '%s reads at 4.5:1 or better',
        (name) => {
          expect(contrast(here[name], here[surface])).toBeGreaterThanOrEqual(4.5)
        },
      )

      it.each(['edge', 'accent', 'focus'] as const)('%s is seen at 3:1 or better', (name) => {
        expect(contrast(here[name], here[surface])).toBeGreaterThanOrEqual(3)
      })
    },
  )

  it.each(NAMES)('on %s words on the accent read at 4.5:1, hovered or not', (ground) => {
    const here = whole[ground]
    expect(contrast(here.onAccent, here.accent)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(here.onAccent, here.accentHover)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(NAMES)('on %s words on a row that is pointed at read at 4.5:1', (ground) => {
    expect(contrast(whole[ground].text, whole[ground].line)).toBeGreaterThanOrEqual(4.5)
  })

  it("words on the skip link, and a picture's in its place, read at 4.5:1", () => {
    expect(contrast(palette.black, palette.white)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(palette.grey, whole.night.canvas)).toBeGreaterThanOrEqual(4.5)
  })

  it('what follows a ground in the page is seen to end it: all stand out from the night, and the two light ones from each other', () => {
    for (const ground of ['brand', 'stone', 'warm'] as const) {
      expect(contrast(whole[ground].canvas, whole.night.canvas)).toBeGreaterThanOrEqual(1.5)
    }
    expect(contrast(whole.stone.canvas, whole.warm.canvas)).toBeGreaterThanOrEqual(1.3)
  })

  it.each(NAMES.flatMap((ground) => (['accent', 'edge'] as const).map((fill) => [ground, fill] as const)))(
    'on %s the mark of a chosen control is seen at 3:1 on its %s',
    (ground, fill) => {
      expect(contrast(whole[ground].onAccent, whole[ground][fill])).toBeGreaterThanOrEqual(3)
    },
  )

  it.each(COLOR_KEYS)('a label on %s reads at 4.5:1', (name) => {
    expect(contrast(light.includes(name) ? palette.black : palette.white, palette[name])).toBeGreaterThanOrEqual(4.5)
  })

  it('what a mail and a document say reads at 4.5:1', () => {
    for (const name of ['text', 'muted', 'accentText'] as const) {
      expect(contrast(mail[name], mail.paper), name).toBeGreaterThanOrEqual(4.5)
    }
    for (const name of ['text', 'heading', 'muted'] as const) {
      expect(contrast(paper[name], '#fff'), name).toBeGreaterThanOrEqual(4.5)
    }
  })
})

it('what components refer to is declared', () => {
  expect(color.accentText).toBe('var(--color-accentText)')
  expect(globalCss).toContain(`--color-accentText:${colors.accentText};`)
  expect(globalCss).toContain('--space-gutter:')
})

it('a ground gives all that is read or seen on it: those in colour over the night and the stone', () => {
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
