// Makes the site's face from the Latin subset of the brand's face: npm run make:font. The result is committed. It adds the signs
// that the site writes and such a face may lack, made of its own, so that no sign of the site is drawn with a font of the machine;
// weights and signs that nobody writes are left out: the face comes before the first picture on every first visit.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FontIo, Ot } from 'ot-builder'
import subsetFont from 'subset-font'
import { FONT_FAMILY } from '@/brand/font-family'
import { root } from '../lib/run.mjs'
import { readFont } from './site-font/read-font.mts'

const SOURCE = join(
  root,
  `node_modules/@fontsource-variable/${FONT_FAMILY.package}/files/${FONT_FAMILY.package}-latin-wght-normal.woff2`,
)
const RESULT = join(root, `src/brand/fonts/${FONT_FAMILY.package}.woff2`)

const SUBSCRIPT_TWO = 0x2082
const NARROW_NO_BREAK_SPACE = 0x202f
const NO_BREAK_HYPHEN = 0x2011
const RAISED_E = 0x1d49
const RAISED_R = 0x02b3
/** How far a subscript hangs below the line, in thousandths of the font size. */
const SUBSCRIPT_DROP = 100
/** As src/brand/font.ts declares them. */
const WEIGHTS = { min: 300, max: 500 }
/** How large a raised letter is, and how high it stands. */
const RAISED_SCALE = 0.62
const RAISED_HEIGHT = 330

const font = await readFont(readFileSync(SOURCE))
const { cmap, gsub } = font
if (!cmap || !gsub) throw new Error(`${SOURCE} has no characters, or no features.`)

function findGlyph(character: string): Ot.Glyph {
  const glyph = cmap?.unicode.get(character.codePointAt(0) ?? 0)
  if (!glyph) throw new Error(`${SOURCE} has no sign for "${character}".`)
  return glyph
}

/** The small two that stands under a fraction's bar, on the line. */
function denominatorTwo(): Ot.Glyph {
  const two = findGlyph('2')
  const lookups = gsub?.features.filter(({ tag }) => tag === 'dnom').flatMap((feature) => feature.lookups) ?? []
  const found = lookups.flatMap((lookup) =>
    lookup instanceof Ot.Gsub.Single ? (lookup.mapping.get(two) ?? []) : [],
  )[0]
  if (!found) throw new Error(`${SOURCE} has no small two.`)
  return found
}

function subscriptTwo(): Ot.Glyph {
  const small = denominatorTwo()
  const glyph = new Ot.Glyph()
  glyph.horizontal = small.horizontal
  glyph.geometry = new Ot.Glyph.GeometryList([
    new Ot.Glyph.TtReference(small, Ot.Glyph.Transform2X3.Translate(0, -SUBSCRIPT_DROP)),
  ])
  return glyph
}

/** Half as wide as a space: what browsers put in its place, each by its own rule, where a font has none. */
function narrowSpace(): Ot.Glyph {
  const { start, end } = findGlyph(' ').horizontal
  const glyph = new Ot.Glyph()
  glyph.horizontal = { start, end: Ot.Var.Ops.scale(0.5, end) }
  return glyph
}

/** The letter of an ordinal, 1er: small, and raised to the height of the figures. */
function raised(letter: string): Ot.Glyph {
  const plain = findGlyph(letter)
  const glyph = new Ot.Glyph()
  const { start, end } = plain.horizontal
  glyph.horizontal = { start, end: Ot.Var.Ops.scale(RAISED_SCALE, end) }
  glyph.geometry = new Ot.Glyph.GeometryList([
    new Ot.Glyph.TtReference(plain, {
      ...Ot.Glyph.Transform2X3.Translate(0, RAISED_HEIGHT),
      xx: RAISED_SCALE,
      yy: RAISED_SCALE,
    }),
  ])
  return glyph
}

/** The hyphen itself: only what a line does after it differs. */
function noBreakHyphen(): Ot.Glyph {
  const hyphen = findGlyph('-')
  const glyph = new Ot.Glyph()
  glyph.horizontal = hyphen.horizontal
  glyph.geometry = new Ot.Glyph.GeometryList([new Ot.Glyph.TtReference(hyphen, Ot.Glyph.Transform2X3.Translate(0, 0))])
  return glyph
}

const added: ReadonlyMap<number, Ot.Glyph> = new Map([
  [SUBSCRIPT_TWO, subscriptTwo()],
  [NARROW_NO_BREAK_SPACE, narrowSpace()],
  [NO_BREAK_HYPHEN, noBreakHyphen()],
  [RAISED_E, raised('e')],
  [RAISED_R, raised('r')],
])
for (const [code, glyph] of added) {
  glyph.name = `uni${code.toString(16).toUpperCase()}`
  cmap.unicode.set(code, glyph)
}
font.glyphs = Ot.ListGlyphStoreFactory.createStoreFromList([...font.glyphs.decideOrder(), ...added.values()])

/** ASCII, every letter of Western Europe (names that visitors type), and the signs that French, Dutch and figures want. */
const CHARACTERS = [
  ...signsBetween(0x20, 0x7e),
  ...signsBetween(0xc0, 0xff),
  ...'\u00a0\u00ad¡¿£§©ª«»®°º²³·½×÷±ŒœŸ–—‘’“”„•…′″‹›€™−⁄',
  ...[...added.keys()].map((code) => String.fromCodePoint(code)),
].join('')

function signsBetween(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
}

const file = await subsetFont(FontIo.writeSfntOtf(FontIo.writeFont(font)), CHARACTERS, {
  targetFormat: 'woff2',
  variationAxes: { wght: WEIGHTS },
})
writeFileSync(RESULT, file)
process.stdout.write(`${RESULT}: ${file.length} bytes\n`)
