import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { PICTURE_VIEWS, type PictureView } from '@/contract/common'
import type { TurntableResponse } from '@/contract/configured-car'
import {
  CARLINE_CABINS,
  CARLINE_SLUGS,
  type CarlineCode,
  carlineOfSlug,
  MODELLED_CARLINES,
  type ModelledCarline,
} from '@/domain/carline'

/** public/images/cars/manifest.json as the studio writes it: 'formentor/petrol-w1-f34', 'born/hero' and the sizes. */
const manifestSchema = z.object({
  pictures: z.record(
    z.string(),
    z.object({
      width: z.number(),
      height: z.number(),
      widths: z.array(z.number()),
      color: z.string(),
      /** Both where it does not say. */
      formats: z.optional(z.array(z.enum(['webp', 'avif']))),
    }),
  ),
})
export type Manifest = z.infer<typeof manifestSchema>
type Entry = Manifest['pictures'][string]

/** What a picture shows of a choice, by the studio's keys. What is not named fits every choice. */
type ShownLook = Readonly<Partial<Record<'paint' | 'wheel' | 'interior', string>>>

export interface RenderedPicture {
  readonly id: string
  readonly view: PictureView
  /** Absent where one picture serves every carline. */
  readonly carline?: CarlineCode
  /** Without it, it is an editorial picture: the car as it is presented, not as it is configured. */
  readonly look?: ShownLook
  /** The largest one; the others and the AVIF ones have the same name but for the width and the ending. */
  readonly url: string
  readonly width: number
  readonly height: number
  readonly color: string
}

type ByView = ReadonlyMap<PictureView, readonly RenderedPicture[]>
type Turn = NonNullable<TurntableResponse['turn']>
/** The pictures of each carline. A picture of an interior belongs to no single carline, and is listed with each that has its cabin. */
type Rendered = ReadonlyMap<CarlineCode, ByView>

interface Known {
  readonly pictures: Rendered
  readonly turns: ReadonlyMap<CarlineCode, Turn>
  /** By carline and view: 'LEON ext-side'. */
  readonly clay: ReadonlyMap<string, RenderedPicture>
}

const PATH = ['public', 'images', 'cars', 'manifest.json']
/** 'petrol-w1-f34'; straight from an end one picture serves every wheel: 'petrol-rear'. */
const OUTSIDE_NAME = /^(?<paint>[a-z]+)(?:-(?<wheel>w\d))?-(?<angle>f34|side|r34|front|rear|low34|wheel)$/
/** 'sport-leather-dash'; a seam from close by is the same in every cabin: 'leather-stitch'. */
const INSIDE_NAME = /^(?:(?<cabin>[a-z]+)-)?(?<interior>[a-z]+)-(?<part>seats|dash|stitch)$/
/** 'leon/clay-side': no paint, so it is none of the pictures of a choice. */
const CLAY_KEY = /^(?<slug>[a-z-]+)\/clay-(?<angle>[a-z]\w*)$/
const INSIDE_FOLDER = 'interior'
/** The studio draws this many pictures of a turn. While one of them is missing, there is no turn to show. */
const TURN_STEPS = 36
const TURN_NAMES = Array.from({ length: TURN_STEPS }, (_, step) => `turn-${String(step).padStart(2, '0')}`)

let read: Known | undefined

/** Rendered pictures of a carline by view; none until the studio has drawn any, and the silhouette stands in then. */
export function renderedPictures(carline: ModelledCarline): ByView {
  return known().pictures.get(carline) ?? new Map()
}

/** The turn of a carline; undefined unless all of its frames have been drawn. */
export function renderedTurn(carline: ModelledCarline): Turn | undefined {
  return known().turns.get(carline)
}

/** A carline as a model of clay, which stands for the announced one that will follow it. */
export function clayPicture(carline: ModelledCarline, view: PictureView): RenderedPicture | undefined {
  return known().clay.get(`${carline} ${view}`)
}

/** For tests, and for whoever has the list at hand. Undefined reads the file again at the next call. */
export function setManifest(manifest: Manifest | undefined): void {
  read = manifest && sorted(manifest)
}

function known(): Known {
  read ??= sorted(readManifest())
  return read
}

const sorted = (manifest: Manifest): Known => ({
  pictures: byCarline(manifest),
  turns: readTurns(manifest),
  clay: readClay(manifest),
})

function readManifest(): Manifest {
  try {
    // The file may be absent at build time and come with the deployment, so it is no import.
    const text = readFileSync(join(/* turbopackIgnore: true */ process.cwd(), ...PATH), 'utf8')
    const manifest = manifestSchema.safeParse(JSON.parse(text))
    return manifest.success ? manifest.data : { pictures: {} }
  } catch {
    return { pictures: {} }
  }
}

function byCarline({ pictures }: Manifest): Rendered {
  const all = new Map(MODELLED_CARLINES.map((carline) => [carline, new Map<PictureView, RenderedPicture[]>()]))
  for (const [key, entry] of Object.entries(pictures)) {
    const [folder = '', name = ''] = key.split('/')
    const carline = carlineOfSlug(folder)
    const shown = folder === INSIDE_FOLDER ? insideShownBy(name) : carline && outsideShownBy(name)
    if (!shown || entry.widths.length === 0) continue
    const { width, height, color } = entry
    const url = pictureUrl(key, entry)
    const { cabin, ...seen } = shown
    const picture = { id: `${folder}-${name}`, ...seen, ...(carline && { carline }), url, width, height, color }
    for (const [of, views] of all) {
      const isOfCarline = carline ? of === carline : !cabin || CARLINE_CABINS[of] === cabin
      if (!isOfCarline) continue
      const group = views.get(shown.view) ?? []
      views.set(shown.view, group)
      group.push(picture)
    }
  }
  return all
}

function readTurns({ pictures }: Manifest): Known['turns'] {
  const turns = new Map<CarlineCode, Turn>()
  for (const carline of MODELLED_CARLINES) {
    const entries = TURN_NAMES.flatMap((name) => {
      const key = `${CARLINE_SLUGS[carline]}/${name}`
      const entry = pictures[key]
      return entry && entry.widths.length > 0 ? [{ key, entry }] : []
    })
    const [first] = entries
    if (!first || entries.length < TURN_STEPS) continue
    const { width, height } = first.entry
    turns.set(carline, { frames: entries.map(({ key, entry }) => pictureUrl(key, entry)), width, height })
  }
  return turns
}

function readClay({ pictures }: Manifest): Known['clay'] {
  const clay = new Map<string, RenderedPicture>()
  for (const [key, entry] of Object.entries(pictures)) {
    const { slug = '', angle } = CLAY_KEY.exec(key)?.groups ?? {}
    const [carline, view] = [carlineOfSlug(slug), PICTURE_VIEWS.find((one) => one === `ext-${angle}`)]
    if (!carline || !view || entry.widths.length === 0) continue
    const { width, height, color } = entry
    const url = pictureUrl(key, entry)
    clay.set(`${carline} ${view}`, { id: `${slug}-clay-${angle}`, view, carline, url, width, height, color })
  }
  return clay
}

/** The widest, as WebP where there is one. */
function pictureUrl(key: string, { widths, formats }: Entry): string {
  const format = formats && !formats.includes('webp') ? 'avif' : 'webp'
  return `/images/cars/${key}-${Math.max(...widths)}.${format}`
}

type Shown = Pick<RenderedPicture, 'view' | 'look'> & { readonly cabin?: string }

/** What a picture's name says; undefined for those that only editors use. */
function outsideShownBy(name: string): Shown | undefined {
  // 'close-front' is the name of an editorial picture, not a paint called « close » from the front.
  const editorial = PICTURE_VIEWS.find((view) => view === name)
  if (editorial) return { view: editorial }
  const { paint, wheel, angle } = OUTSIDE_NAME.exec(name)?.groups ?? {}
  if (paint === 'clay') return undefined
  const view = PICTURE_VIEWS.find((one) => one === `ext-${angle}`)
  return paint && view ? { view, look: { paint, ...(wheel && { wheel }) } } : undefined
}

function insideShownBy(name: string): Shown | undefined {
  const { cabin, interior, part } = INSIDE_NAME.exec(name)?.groups ?? {}
  const view = PICTURE_VIEWS.find((one) => one === `int-${part}`)
  return interior && view ? { view, look: { interior }, ...(cabin && { cabin }) } : undefined
}
