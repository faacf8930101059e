import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import satori from 'satori'
import sharp from 'sharp'
import { brand } from '@/brand/brand'
import { FONT_FAMILY } from '@/brand/font-family'
import { replaceMissingGlyphs } from '@/door/papers/paper/replace-missing-glyphs'
import { colors } from '@/ui/theme/tokens'
import { root } from '../../lib/run.mjs'

/** To be changed with the drawing below: pictures drawn in another style are drawn anew. */
export const PICTURE_STYLE = '1'

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 64
/** How wide words may run before the car. */
const COLUMN = 640

export interface PictureWords {
  readonly headline: string
  /** Smaller, under it. */
  readonly line?: string | undefined
}

/** 'Born : prix, versions' is a name and what is told of it. What the typeface has no sign for is written without. */
export function splitTitle(title: string): PictureWords {
  const plain = replaceMissingGlyphs(title).replaceAll('\u00a0', ' ').trim()
  const { headline, line } = /^(?<headline>[^:]{2,36}?) ?: (?<line>.+)$/.exec(plain)?.groups ?? {}
  return headline && line ? { headline, line: line.charAt(0).toUpperCase() + line.slice(1) } : { headline: plain }
}

const font = async (subset: string, weight: 300 | 400 | 500) => ({
  name: FONT_FAMILY.name,
  weight,
  style: 'normal' as const,
  data: await readFile(
    join(
      root,
      `node_modules/@fontsource/${FONT_FAMILY.package}/files/${FONT_FAMILY.package}-${subset}-${weight}-normal.woff`,
    ),
  ),
})
const fonts = Promise.all([font('latin', 300), font('latin', 400), font('latin-ext', 300), font('latin-ext', 400)])

/** The longer the words, the smaller: a name fills the picture, a sentence stays readable at the size of a thumbnail. */
function headlineSize(text: string): number {
  const longestWord = Math.max(...text.split(/[\s-]/).map((word) => word.length))
  const byLength =
    text.length <= 10 ? 112 : text.length <= 18 ? 80 : text.length <= 34 ? 62 : text.length <= 60 ? 50 : 42
  return Math.min(byLength, Math.floor(COLUMN / (longestWord * 0.6)))
}

type Style = Readonly<Record<string, string | number>>
const box = (style: Style, children: unknown) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

async function wordsLayer({ headline, line }: PictureWords): Promise<Buffer> {
  const words = [
    box({ width: 72, height: 4, marginBottom: 28, backgroundColor: colors.accent }, []),
    box(
      {
        fontSize: headlineSize(headline),
        fontWeight: 300,
        lineHeight: 1.08,
        letterSpacing: '-0.02em',
        color: colors.text,
      },
      headline,
    ),
    ...(line ? [box({ marginTop: 20, fontSize: 30, fontWeight: 400, lineHeight: 1.3, color: colors.warm }, line)] : []),
  ]
  const page = box(
    { width: WIDTH, height: HEIGHT - MARGIN, paddingLeft: MARGIN, flexDirection: 'column', justifyContent: 'flex-end' },
    box({ flexDirection: 'column', width: COLUMN }, words),
  )
  const svg = await satori(page as Parameters<typeof satori>[0], { width: WIDTH, height: HEIGHT, fonts: await fonts })
  return Buffer.from(svg)
}

/** The mark and the name of the brand, and a shade that lets words stand on any picture. */
async function frameLayer(): Promise<Buffer> {
  const icon = await readFile(join(root, 'public/icon.svg'), 'utf8')
  const mark = (icon.match(/<path[^>]*\/>/g) ?? []).join('')
  const name = await satori(
    box({ fontSize: 26, fontWeight: 400, letterSpacing: '0.28em', color: colors.text }, brand.name) as Parameters<
      typeof satori
    >[0],
    { width: 400, height: 40, fonts: await fonts },
  )
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs>
      <linearGradient id="side"><stop offset="0" stop-color="${colors.canvas}" stop-opacity=".85"/><stop offset=".34" stop-color="${colors.canvas}" stop-opacity=".45"/><stop offset=".56" stop-color="${colors.canvas}" stop-opacity="0"/></linearGradient>
      <linearGradient id="foot" x2="0" y2="1"><stop offset=".62" stop-color="${colors.canvas}" stop-opacity="0"/><stop offset="1" stop-color="${colors.canvas}" stop-opacity=".6"/></linearGradient>
    </defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#side)"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#foot)"/>
    <g transform="translate(${MARGIN - 6} ${MARGIN - 8}) scale(1.45)">${mark}</g>
    <g transform="translate(${MARGIN + 62} ${MARGIN})">${name}</g>
  </svg>`)
}

const grounds = new Map<string, Promise<Buffer>>()

/** The car under the frame, without compression: drawn once, and the words of each page come over it. */
function renderGround(file: string): Promise<Buffer> {
  const known =
    grounds.get(file) ??
    frameLayer().then((frame) =>
      sharp(file)
        // A wider picture keeps its car whole: its own ground is as black as what is added.
        .resize(WIDTH, HEIGHT, {
          fit: file.includes('teaser') ? 'contain' : 'cover',
          position: 'right',
          background: '#000',
        })
        .composite([{ input: frame }])
        .removeAlpha()
        .raw()
        .toBuffer(),
    )
  grounds.set(file, known)
  return known
}

export async function drawPicture(words: PictureWords, carPicture: string): Promise<Buffer> {
  const [ground, layer] = await Promise.all([renderGround(carPicture), wordsLayer(words)])
  return sharp(ground, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .composite([{ input: layer }])
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
