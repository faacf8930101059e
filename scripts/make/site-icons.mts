// Draws the site's icons from public/icon.svg: npm run make:icons. The results are committed: the mark seldom changes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from '../lib/run.mjs'

const source = readFileSync(join(root, 'public/icon.svg'), 'utf8')
const BOX = 36
/** What a phone's shape never cuts off is a circle of four fifths (W3C, maskable icons); the mark's corners fit in it. */
const SAFE_SCALE = 0.7
/** A phone of Apple's only rounds the corners. */
const ROUNDED_SCALE = 0.85

const [opening = '', ground = '', ...paths] = source.match(/<svg[^>]*>|<(?:rect|path)[^>]*\/>/g) ?? []

/** @param scale of the mark on its ground */
function drawing(scale: number): string {
  const inset = (BOX * (1 - scale)) / 2
  return `${opening}${ground}<g transform="translate(${inset} ${inset}) scale(${scale})">${paths.join('')}</g></svg>`
}

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
