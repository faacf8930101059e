import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { CARLINES, cars } from '@/studio/cars/all'
import { INTERIOR_KEYS } from '@/studio/interior'
import { INTERIOR_SHOTS } from '@/studio/interior-shots'
import { PAINT_KEYS } from '@/studio/materials'
import { EDITORIAL, editorial } from '@/studio/shots'

const FOLDER = 'public/images/cars'
const Manifest = z.object({
  pictures: z.record(
    z.string(),
    z.object({ width: z.number(), height: z.number(), widths: z.array(z.number()), color: z.string() }),
  ),
})
const { pictures } = Manifest.parse(JSON.parse(readFileSync(join(FOLDER, 'manifest.json'), 'utf8')))
const files = Object.entries(pictures).flatMap(([key, { widths }]) =>
  widths.flatMap((width) => ['avif', 'webp'].map((type) => join(FOLDER, `${key}-${width}.${type}`))),
)

describe('the rendered pictures', () => {
  it('are all on disk, in both formats and every declared width', () => {
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })

  it('stay within the budget of 60 MB', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
    expect(bytes / 1048576).toBeLessThan(60)
  })

  it('have a colour to stand in for them', () => {
    for (const { color } of Object.values(pictures)) expect(color).toMatch(/^#[0-9a-f]{6}$/)
  })

  it.each(CARLINES)('%s has every editorial shot, in the size it declares', async (code) => {
    const { slug } = cars[code]
    for (const name of EDITORIAL) {
      const entry = pictures[`${slug}/${name}`]
      if (!entry) throw new Error(`${slug}/${name} is missing`)
      const widest = Math.max(...entry.widths)
      const { width, height } = await sharp(join(FOLDER, slug, `${name}-${widest}.webp`)).metadata()
      expect([width, height]).toEqual([entry.width, entry.height])
      expect(editorial[name].size).toEqual([entry.width, entry.height])
    }
  })

  it.each(CARLINES)('%s has every paint on its first wheel, from the front, the side and the rear', (code) => {
    const wanted = PAINT_KEYS.flatMap((paint) =>
      ['f34', 'side', 'r34'].map((angle) => `${cars[code].slug}/${paint}-w1-${angle}`),
    )
    expect(wanted.filter((key) => !pictures[key])).toEqual([])
  })

  it('show every interior as seats, dashboard and seam', () => {
    const wanted = INTERIOR_KEYS.flatMap((key) => INTERIOR_SHOTS.map((shot) => `interior/${key}-${shot}`))
    expect(wanted.filter((key) => !pictures[key])).toEqual([])
  })

  it('keep a hero at 1280 wide under 60 KB', () => {
    for (const code of CARLINES)
      expect(statSync(join(FOLDER, cars[code].slug, 'hero-1280.avif')).size).toBeLessThan(61440)
  })
})
