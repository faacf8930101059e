import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '@demo/backend/catalogue/catalogue'
import { pictures as answer, turntable } from '@demo/backend/configurator/handlers'
import { startCar } from '@demo/backend/engine/car'
import { carPictures, presentedPicture } from '@demo/backend/wire/pictures'
import { CARLINES, cars } from '@demo/studio/cars/all'
import { lineSvg, silhouetteSvg } from '@demo/studio/icon'
import { INTERIOR_KEYS } from '@demo/studio/interior/trims'
import { turnShots } from '@demo/studio/shots'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { announcedCarlines, CARLINE_SLUGS } from '@/domain/carline'
import { LANGUAGES } from '@/domain/language'
import { inputStamp, pictureFiles, picturePath } from '../scripts/freshness.mts'
import { allPictures, editorialPaint } from '../scripts/plan.mts'
import { FORMATS } from '../scripts/published-files.mts'

const FOLDER = 'public/images/cars'
const Manifest = z.object({
  pictures: z.record(
    z.string(),
    z.object({
      width: z.number(),
      height: z.number(),
      widths: z.array(z.number()),
      color: z.string(),
      formats: z.optional(z.readonly(z.array(z.enum(FORMATS)))),
    }),
  ),
})
const { pictures } = Manifest.parse(JSON.parse(readFileSync(join(FOLDER, 'manifest.json'), 'utf8')))
const plan = allPictures().map((picture) => ({ ...picture, key: picturePath(picture) }))
const files = plan.flatMap((picture) => pictureFiles(FOLDER, picture))
const folders = [...new Set(plan.map(({ slug }) => slug))]

describe('the rendered pictures', () => {
  it('are all that the studio plans, in the size, the widths and the formats of their shot', () => {
    const listed = plan.map(({ key }) => [key, pictures[key]])
    const planned = plan.map(({ key, size: [width, height], widths, formats }) => {
      const largest = Math.max(...widths)
      const listed = { width: largest, height: (height * largest) / width, widths: widths.toSorted((a, b) => a - b) }
      return [key, { ...listed, color: pictures[key]?.color, formats }]
    })
    expect(listed).toEqual(planned)
  })

  it('were all drawn from the descriptions, paints, shots and rooms that stand', () => {
    const drawn: Record<string, string> = JSON.parse(readFileSync('demo/studio/scripts/rendered.json', 'utf8'))
    expect(
      plan.filter((picture) => drawn[picture.key]?.split(':')[1] !== inputStamp(picture)).map(({ key }) => key),
    ).toEqual([])
  })

  it.each(CARLINES)('go with the line drawing and the silhouette of %s as it is described', (code) => {
    const drawn = (name: string) => readFileSync(join(FOLDER, cars[code].slug, `${name}.svg`), 'utf8')
    expect(drawn('line')).toBe(lineSvg(cars[code]))
    expect(drawn('silhouette')).toBe(silhouetteSvg(cars[code]))
  })

  it('are all on disk, in each of their formats and every declared width', () => {
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })

  it('are all that is on disk', () => {
    const known = new Set(files)
    const found = folders.flatMap((folder) =>
      readdirSync(join(FOLDER, folder)).map((name) => join(FOLDER, folder, name)),
    )
    expect(found.filter((file) => !file.endsWith('.svg') && !known.has(file))).toEqual([])
  })

  it.each(folders)(
    'of %s have the size they declare',
    async (folder) => {
      const wrong: string[] = []
      for (const picture of plan.filter(({ slug }) => slug === folder)) {
        const [width, height] = picture.size
        for (const file of pictureFiles(FOLDER, picture)) {
          const size = await sharp(file).metadata()
          const declared = Number(/-(\d+)\.\w+$/.exec(file)?.[1])
          if (size.width !== declared || size.height !== Math.round((height * declared) / width)) wrong.push(file)
        }
      }
      expect(wrong).toEqual([])
    },
    60_000,
  )

  it('stay within the budget of 90 MB', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0)
    expect(bytes / 1048576).toBeLessThan(90)
  })

  it('have a colour to stand in for them', () => {
    for (const { color } of Object.values(pictures)) expect(color).toMatch(/^#[0-9a-f]{6}$/)
  })

  it('keep a step of a turn under 16 KB', () => {
    const steps = files.filter((file) => /turn-\d\d-960\.avif$/.test(file))
    expect(steps).toHaveLength(36 * CARLINES.length)
    expect(Math.max(...steps.map((file) => statSync(file).size))).toBeLessThan(16384)
  })

  it('keep a hero under 60 KB at 1280 wide, and under 100 KB at 2560', () => {
    const sizeOf = (code: (typeof CARLINES)[number], width: number): number =>
      statSync(join(FOLDER, cars[code].slug, `hero-${width}.avif`)).size
    for (const code of CARLINES) {
      expect(sizeOf(code, 1280)).toBeLessThan(60 * 1024)
      expect(sizeOf(code, 2560)).toBeLessThan(100 * 1024)
    }
  })

  it.each(CARLINES)(
    'show %s by night and not in the dark: no more than 3 in 5 points of its hero are near black',
    async (code) => {
      const { data, info } = await sharp(join(FOLDER, cars[code].slug, 'hero-1280.webp'))
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true })
      let dark = 0
      for (let at = 0; at < data.length; at += info.channels) if ((data[at] ?? 0) < 16) dark++
      expect(dark / (info.width * info.height)).toBeLessThan(0.6)
    },
  )
})

describe('every car of the catalogue', () => {
  const items = (code: (typeof CARLINES)[number], kind: 'paint' | 'wheel' | 'interior') =>
    catalogue.get(code)?.items.filter((item) => item.kind === kind && !item.retired) ?? []

  it.each(CARLINES)('%s is shown in its own paint, wheels and interior, in words of both languages', (code) => {
    const start = startCar(code)
    for (const paint of items(code, 'paint'))
      for (const wheel of items(code, 'wheel'))
        for (const interior of items(code, 'interior')) {
          const car = { ...start, chosen: [paint.code, wheel.code, interior.code] }
          const [french, dutch] = LANGUAGES.map((language) => carPictures(car, language))
          expect(french).toHaveLength(10)
          expect(french?.filter(({ is_fallback }) => is_fallback)).toEqual([])
          expect(new Set([...(french ?? []), ...(dutch ?? [])].map(({ alt }) => alt)).size).toBe(20)
        }
  })

  it.each(CARLINES)('%s is presented in the paint of its editorial pictures', (code) => {
    expect(presentedPicture(startCar(code), 'fr').id).toBe(`${cars[code].slug}-${editorialPaint(code)}-w3-f34`)
  })

  it.each(CARLINES)('%s can be turned round from its picture, step by step', (code) => {
    const { poster, turn, live_look } = turntable({ carline_code: code, lang: 'fr', sales_type: 'B2C' })
    expect(poster.id).toBe(`${cars[code].slug}-${editorialPaint(code)}-w3-f34`)
    expect(turn?.frames).toEqual(
      turnShots.map(
        (_, step) =>
          `/${FOLDER.replace('public/', '')}/${cars[code].slug}/turn-${String(step).padStart(2, '0')}-960.avif`,
      ),
    )
    expect(live_look).toMatchObject({ paint: editorialPaint(code), wheel: 'w3' })
    expect(INTERIOR_KEYS).toContain(live_look?.interior)
  })

  it.each(CARLINES)('%s has its outline and its silhouette', (code) => {
    for (const name of ['line.svg', 'silhouette.svg'])
      expect(readFileSync(join(FOLDER, CARLINE_SLUGS[code], name), 'utf8')).toMatch(/^<svg [^>]*viewBox=/)
  })
})

it('the pictures that the menu names are there, and those of the line-up', () => {
  const menu = readFileSync('src/content/entries/navigation/cars.yaml', 'utf8')
  const named = [...menu.matchAll(/filename: (\S+\.webp)/g)].map(([, file = '']) => join(FOLDER, file))
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
  const profiles = CARLINES.map((code) => join('public', presentedPicture(startCar(code), 'fr', 'ext-side').url))
  const clay = announcedCarlines().flatMap((code) => {
    const { pictures: shown } = answer({ lang: 'fr', sales_type: 'B2C', carline_code: code, view: 'ext-side' })
    return shown.map(({ url }) => join('public', url))
  })
  expect(new Set(named)).toEqual(new Set([...profiles, ...clay]))
})
