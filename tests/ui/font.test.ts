import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tokens } from '@/ui/theme/tokens'
import { readFont } from '../../scripts/make/site-font/read-font.mts'

/**
 * A sign that the site's own font lacks is drawn with a font of the visitor's machine, and pictures of the site differ from
 * machine to machine (docs/design-system.md).
 */

const { cmap, fvar } = await readFont(readFileSync('src/brand/fonts/sora.woff2'))
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

/** They name signs in order to refuse them. */
const REFUSED_IN = new Set([
  'src/contract/common.ts',
  'src/domain/person-name.ts',
  'src/door/papers/paper/csv.server.ts',
  'src/server/look-at-content.ts',
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
  expect(named.filter((each) => !each.endsWith(': inherit'))).toEqual([
    'src/ui/theme/global-css.ts: system-ui, sans-serif',
  ])
})
