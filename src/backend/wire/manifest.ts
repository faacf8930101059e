import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { carlineCodeSchema, PICTURE_VIEWS } from '@/contract/common'

const entrySchema = z.object({
  carline: carlineCodeSchema,
  view: z.enum(PICTURE_VIEWS),
  /** The studio's keys; absent where the picture does not depend on it. */
  paint: z.optional(z.string()),
  wheel: z.optional(z.string()),
  interior: z.optional(z.string()),
  url: z.string(),
  width: z.number(),
  height: z.number(),
  background: z.enum(['studio', 'transparent']),
  dominant_color: z.optional(z.string()),
})
const manifestSchema = z.object({ pictures: z.array(entrySchema) })

/** One rendered picture, as the studio lists it in public/images/cars/manifest.json. */
export type ManifestEntry = z.infer<typeof entrySchema>

const PATH = ['public', 'images', 'cars', 'manifest.json']

let known: ReadonlyMap<string, readonly ManifestEntry[]> | undefined

/** Rendered pictures by carline. Empty until the studio has drawn any: the silhouette stands in then. */
export function renderedPictures(): ReadonlyMap<string, readonly ManifestEntry[]> {
  known ??= byCarline(readManifest())
  return known
}

/** For tests, and for whoever has the list at hand. Undefined reads the file again at the next call. */
export function setManifest(pictures: readonly ManifestEntry[] | undefined): void {
  known = pictures && byCarline(pictures)
}

function readManifest(): readonly ManifestEntry[] {
  try {
    // The file may be absent at build time and come with the deployment, so it is no import.
    const text = readFileSync(join(/* turbopackIgnore: true */ process.cwd(), ...PATH), 'utf8')
    const manifest = manifestSchema.safeParse(JSON.parse(text))
    return manifest.success ? manifest.data.pictures : []
  } catch {
    return []
  }
}

function byCarline(pictures: readonly ManifestEntry[]): ReadonlyMap<string, readonly ManifestEntry[]> {
  const groups = new Map<string, ManifestEntry[]>()
  for (const picture of pictures) {
    const group = groups.get(picture.carline)
    if (group) group.push(picture)
    else groups.set(picture.carline, [picture])
  }
  return groups
}
