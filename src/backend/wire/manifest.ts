import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { PICTURE_VIEWS } from '@/contract/common'
import { carlineOfSlug } from '@/domain/carline'

/** public/images/cars/manifest.json as the studio writes it: 'formentor/petrol-w1-f34', 'born/hero' and the sizes. */
const manifestSchema = z.object({
  pictures: z.record(
    z.string(),
    z.object({ width: z.number(), height: z.number(), widths: z.array(z.number()), color: z.string() }),
  ),
})
export type Manifest = z.infer<typeof manifestSchema>

export interface RenderedPicture {
  readonly id: string
  readonly view: (typeof PICTURE_VIEWS)[number]
  /** The studio's keys. Without them it is an editorial picture: the car as it is presented, not as it is configured. */
  readonly look?: { readonly paint: string; readonly wheel: string }
  /** The largest one; the others and the AVIF ones have the same name but for the width and the ending. */
  readonly url: string
  readonly width: number
  readonly height: number
  readonly color: string
}

/** By carline, then view. */
type Rendered = ReadonlyMap<string, ReadonlyMap<string, readonly RenderedPicture[]>>

const PATH = ['public', 'images', 'cars', 'manifest.json']
const MATRIX_NAME = /^([a-z]+)-(w\d)-([a-z0-9]+)$/

let known: Rendered | undefined

/** Rendered pictures of a carline by view; none until the studio has drawn any, and the silhouette stands in then. */
export function renderedPictures(carline: string): ReadonlyMap<string, readonly RenderedPicture[]> {
  known ??= byCarline(readManifest())
  return known.get(carline) ?? new Map()
}

/** For tests, and for whoever has the list at hand. Undefined reads the file again at the next call. */
export function setManifest(manifest: Manifest | undefined): void {
  known = manifest && byCarline(manifest)
}

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
  const all = new Map<string, Map<string, RenderedPicture[]>>()
  for (const [key, { width, height, widths, color }] of Object.entries(pictures)) {
    const [slug = '', name = ''] = key.split('/')
    const carline = carlineOfSlug(slug)
    const shown = shownBy(name)
    if (!carline || !shown || widths.length === 0) continue
    const url = `/images/cars/${slug}/${name}-${Math.max(...widths)}.webp`
    const views = all.get(carline) ?? new Map<string, RenderedPicture[]>()
    const group = views.get(shown.view) ?? []
    group.push({ id: `${slug}-${name}`, ...shown, url, width, height, color })
    all.set(carline, views.set(shown.view, group))
  }
  return all
}

/** What a picture's name says; undefined for those that only editors use. */
function shownBy(name: string): Pick<RenderedPicture, 'view' | 'look'> | undefined {
  const [, paint, wheel, angle] = MATRIX_NAME.exec(name) ?? []
  const view = PICTURE_VIEWS.find((one) => one === (angle ? `ext-${angle}` : name))
  if (!view) return undefined
  return paint && wheel ? { view, look: { paint, wheel } } : { view }
}
