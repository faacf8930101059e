// Draws the site's icons from the brand's mark (src/brand/logo.ts): npm run make:icons. The results are committed: the mark seldom
// changes.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { grounds } from '@/brand/colors'
import { LOGO } from '@/brand/logo'
import { root } from '../lib/run.mjs'

/** A sign of a tab has the night behind it. */
const { canvas, text, accent } = grounds.night
const OPENING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">'
const GROUND = `<rect width="36" height="36" fill="${canvas}"/>`
const PATHS = `<path fill="${text}" d="${LOGO.text}"/><path fill="${accent}" d="${LOGO.accent}"/>`
const BOX = 36
/** What a phone's shape never cuts off is a circle of four fifths (W3C, maskable icons); the mark's corners fit in it. */
const SAFE_SCALE = 0.7
/** A phone of Apple's only rounds the corners. */
const ROUNDED_SCALE = 0.85

/** @param scale of the mark on its ground */
function drawing(scale: number): string {
  const inset = (BOX * (1 - scale)) / 2
  return `${OPENING}${GROUND}<g transform="translate(${inset} ${inset}) scale(${scale})">${PATHS}</g></svg>`
}

writeFileSync(join(root, 'public/icon.svg'), `${OPENING}${GROUND}${PATHS}</svg>\n`)

/** An icon file of one picture: a head of 22 bytes before a PNG. */
const TAB = 32
const png = await sharp(Buffer.from(drawing(1)), { density: 300 })
  .resize(TAB, TAB)
  .png()
  .toBuffer()
const head = Buffer.alloc(22)
for (const [at, value] of [
  [2, 1],
  [4, 1],
  [10, 1],
  [12, 32],
] as const)
  head.writeUInt16LE(value, at)
head.writeUInt8(TAB, 6)
head.writeUInt8(TAB, 7)
head.writeUInt32LE(png.length, 14)
head.writeUInt32LE(head.length, 18)
writeFileSync(join(root, 'public/favicon.ico'), Buffer.concat([head, png]))

for (const [name, scale, size] of [
  ['apple-touch-icon.png', ROUNDED_SCALE, 180],
  ['icon-192.png', 1, 192],
  ['icon-512.png', 1, 512],
  ['icon-maskable-512.png', SAFE_SCALE, 512],
] as const) {
  const picture = sharp(Buffer.from(drawing(scale)), { density: (72 * size) / BOX }).resize(size, size)
  const { size: bytes } = await picture
    .png({ palette: true, colours: 64, effort: 10 })
    .toFile(join(root, 'public', name))
  process.stdout.write(`${name}: ${bytes} bytes\n`)
}
