import { readdirSync, readFileSync } from 'node:fs'
import { Ot } from 'ot-builder'
import { describe, expect, it } from 'vitest'
import { FALLBACK_FONT } from '@/brand/font-family'
import { globalCss } from '@/ui/theme/global-css'
import { tokens } from '@/ui/theme/tokens'
import { readFont } from '../../scripts/make/site-font/read-font.mts'

/**
 * A sign that the site's own font lacks is drawn with a font of the visitor's machine, and pictures of the site differ from
 * machine to machine (docs/design-system.md).
 */

const { cmap, fvar, head, hhea } = await readFont(readFileSync('src/brand/fonts/sora.woff2'))
const hasSign = (code: number) => cmap?.unicode.get(code) !== undefined

/** Written in an entry or a file, and never drawn as it stands. */
const NOT_DRAWN: Readonly<Record<string, string>> = {
  '✓': 'an icon in its place (Blocks.Comparison)',
  '\ufeff': 'the first sign of a file for a spreadsheet (csv.server.ts)',
}

/** A file as it reaches the page: without comments, with the characters that escapes stand for. */
function textOf(file: string): string {
  const text = readFileSync(file, 'utf8')
  if (!/\.(?:tsx?|mjs)$/.test(file)) return text
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '$1')
    .replace(/\\u(?:\{([\da-f]{4,5})\}|([\da-f]{4}))/gi, (_, long?: string, short = '') =>
      String.fromCodePoint(Number.parseInt(long ?? short, 16)),
    )
}

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => `${folder}/${name}`)

/** Each sign with a file that writes it. */
function signsIn(files: readonly string[]): ReadonlyMap<string, string> {
  const signs = new Map<string, string>()
  for (const file of files) for (const sign of new Set(textOf(file))) signs.set(sign, file)
  return signs
}

function missing(signs: ReadonlyMap<string, string>): string[] {
  return [...signs]
    .filter(([sign]) => /\P{Cc}/u.test(sign) && !(sign in NOT_DRAWN))
    .flatMap(([sign, file]) => [sign, ...sign.toUpperCase()].map((each) => ({ each, file })))
    .filter(({ each }) => !hasSign(each.codePointAt(0) ?? 0))
    .map(({ each, file }) => `${each} (U+${each.codePointAt(0)?.toString(16)}) in ${file}`)
}

/** They name signs in order to refuse them, or to take them away. */
const REFUSED_IN = new Set([
  'src/content/schema/escape-markdown.ts',
  'src/contract/common.ts',
  'src/domain/person-name.ts',
  'src/door/papers/paper/csv.server.ts',
  'src/editor/clean-pasted-html.ts',
  'src/server/content-integrity.ts',
])

describe('the site’s font has every sign, small and capital,', () => {
  it.each([
    ['the interface’s words', filesIn('public/locales', /\.json$/)],
    ['the editors’ entries', filesIn('src/content/entries', /\.yaml$/)],
    [
      'the code: the catalogue, formats, words of pages',
      filesIn('src', /(?<!\.d)\.(?:tsx?|mjs)$/).filter((file) => !REFUSED_IN.has(file)),
    ],
  ])('of %s', (_, files) => {
    expect(files.length).toBeGreaterThan(0)
    expect(missing(signsIn(files))).toEqual([])
  })

  it('that French and chemistry want', () => {
    for (const sign of '\u00a0\u202f«»’…–−œŒçÉ₂²³×½€′″') expect(hasSign(sign.codePointAt(0) ?? 0), sign).toBe(true)
  })
})

it('the site’s font has every weight that the theme names, and no others', () => {
  const weights = Object.values(tokens.weight).map(Number)
  const [axis] = fvar?.axes ?? []
  expect([axis?.dim.min, axis?.dim.max]).toEqual([Math.min(...weights), Math.max(...weights)])
})

it('no style names a family of fonts other than the site’s own and its stand-in while it loads', () => {
  const styles = filesIn('src', /\.tsx?$/).filter((file) => !file.startsWith('demo/backend/'))
  const named = styles.flatMap((file) =>
    [...textOf(file).matchAll(/font-family:\s*([^;]+);/g)].map(([, family]) => `${file}: ${family}`),
  )
  expect(named.filter((each) => !/: inherit$|FALLBACK_FONT/.test(each))).toEqual([
    'src/ui/theme/global-css.ts: system-ui, sans-serif',
  ])
})

/** How often each letter stands in a text, in thousandths: a first order of French and Dutch. */
const FREQUENCY: Readonly<Record<string, number>> = {
  ...{ ' ': 180, e: 145, n: 70, a: 68, i: 60, t: 60, r: 58, s: 52, o: 50, l: 40, d: 42, u: 35, m: 24, g: 20, v: 20 },
  ...{ p: 20, c: 20, k: 14, h: 14, b: 12, j: 8, z: 8, f: 7, w: 7, q: 4, y: 3, x: 2 },
}
/** Of Arial and Liberation Sans, which has the same: thousandths of their size. */
const ARIAL: Readonly<Record<string, number>> = {
  ...{ ' ': 278, e: 556, n: 556, a: 556, i: 222, t: 278, r: 333, s: 500, o: 556, l: 222, d: 556, u: 556, m: 833 },
  ...{ g: 556, v: 500, p: 556, c: 500, k: 500, h: 556, b: 556, j: 222, z: 500, f: 278, w: 722, q: 556, y: 500, x: 500 },
}

it('what stands in for the face has its width, and its lines are as high', () => {
  const unit = Number(head.unitsPerEm)
  const widthOf = (sign: string) => {
    const horizontal = cmap?.unicode.get(sign.codePointAt(0) ?? 0)?.horizontal
    if (!horizontal) throw new Error(`The face has « ${sign} »`)
    return (Ot.Var.Ops.originOf(Ot.Var.Ops.minus(horizontal.end, horizontal.start)) / unit) * 1000
  }
  const average = (width: (sign: string) => number) =>
    Object.entries(FREQUENCY).reduce((sum, [sign, times]) => sum + width(sign) * times, 0)
  const share = average(widthOf) / average((sign) => ARIAL[sign] ?? 0)
  expect(share).toBeCloseTo(FALLBACK_FONT.sizeAdjust / 100, 2)
  expect(Number(hhea?.ascender) / unit / share).toBeCloseTo(FALLBACK_FONT.ascent / 100, 2)
  expect(-Number(hhea?.descender) / unit / share).toBeCloseTo(FALLBACK_FONT.descent / 100, 2)
  expect(globalCss).toContain(`font-family:'${FALLBACK_FONT.name}'`)
  expect(readFileSync('src/brand/font.ts', 'utf8')).toContain(`fallback: ['${FALLBACK_FONT.name}']`)
})
