import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Planned } from './plan.mts'
import { type Published, versionsOf } from './published-files.mts'

/** With what each picture was drawn, by `<slug>/<name>`: '<drawing code>:<description>'. */
export type Stamps = Readonly<Record<string, string>>

/** What a change to one file may change: the cars' pictures, the interiors', or neither. Descriptions count by themselves. */
const APART =
  /^(interior[/\\])?(shots|studios|room|lighting-setups|night-rooms|icon|still-key|viewer|viewer-[a-z]+|build-worker|frame-loop|framing|gaze|paint-change|screen-material|sub-pixel|zoom|models)\.ts$|^(?:cars|tests)/
/** What has a folder of its own: cabins, and cars that are looked through. All else draws every picture. */
const OWN_FOLDER = /^(interior|x-ray)[/\\]/
export type Drawing = 'car' | 'interior' | 'x-ray'

/** What is left of code when its form does not count: no comments, layout, imports or exports. */
export const essence = (code: string): string =>
  code
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replace(/^import [\s\S]*?from '.*'$/gm, '')
    .replace(/^export (?=const|function|type|interface)/gm, '')
    .replace(/[\s,;()]/g, '')

const digest = (parts: readonly string[], length: number): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, length)
}

/** Fingerprint of the drawing code in a folder, for one kind of picture. */
export function engineStamp(folder: string, drawing: Drawing): string {
  const own = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') && !APART.test(file) && [undefined, drawing].includes(OWN_FOLDER.exec(file)?.[1] as Drawing),
  )
  return digest(
    own.sort().map((file) => essence(readFileSync(join(folder, file), 'utf8'))),
    10,
  )
}

/** Fingerprint of everything else that a picture depends on. */
export const inputStamp = (picture: Pick<Planned, 'inputs'>): string => digest([picture.inputs()], 12)

export const picturePath = ({ slug, name }: Pick<Planned, 'slug' | 'name'>): string => `${slug}/${name}`

/** The files that a picture consists of. */
export const pictureFiles = (folder: string, picture: Pick<Planned, 'slug' | 'name'> & Published): string[] =>
  versionsOf(picture).map(([width, format]) => join(folder, picture.slug, `${picture.name}-${width}.${format}`))

/** Whether a picture need not be drawn: by this code (unless any will do), from this description, and all files there. */
export function isFresh(
  picture: Pick<Planned, 'slug' | 'name' | 'inputs'> & Published,
  { stamps, engine, folder }: { readonly stamps: Stamps; readonly engine: string | undefined; readonly folder: string },
): boolean {
  const [engineThen, inputsThen] = (stamps[picturePath(picture)] ?? '').split(':')
  return (
    inputsThen === inputStamp(picture) &&
    (engine === undefined || engineThen === engine) &&
    pictureFiles(folder, picture).every((file) => existsSync(file))
  )
}
