import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { readOptions } from '../../../scripts/lib/read-options.mts'
import { engineStamp, inputStamp, isFresh, picturePath } from './freshness.mts'
import { allPictures, type Planned } from './plan.mts'
import { versionsOf } from './published-files.mts'
import { openStudio } from './studio-page.mts'

/**
 * Renders what is missing or out of date and nothing else; it can be stopped and started again at any time.
 *   tsx demo/studio/scripts/render.mts [--kind editorial,x-ray,day,clay,interior,matrix,wheel,turn] [--carline BORN,LEON] [--name hero,rear] [--limit 50] [--keep]
 * `--keep` accepts pictures drawn by older code, and marks them as current, when only the code's form has changed.
 */
const values = readOptions({
  kind: { type: 'string' },
  carline: { type: 'string' },
  name: { type: 'string' },
  wheel: { type: 'string' },
  angle: { type: 'string' },
  limit: { type: 'string' },
  keep: { type: 'boolean', default: false },
  dry: { type: 'boolean', default: false },
})

const OUT = 'public/images/cars'
const MANIFEST = join(OUT, 'manifest.json')
const STAMPS = 'demo/studio/scripts/rendered.json'

interface Entry {
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
  readonly color: string
  /** Absent where there are all. */
  readonly formats?: Planned['formats']
}

const read = <T,>(file: string, empty: T): T =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : empty
const listed = (): Record<string, Entry> => read(MANIFEST, { pictures: {} as Record<string, Entry> }).pictures
const stamps = read<Record<string, string>>(STAMPS, {})
/** What this run has made. */
const made = { pictures: {} as Record<string, Entry>, stamps: {} as Record<string, string> }

const ENGINES = {
  car: engineStamp('demo/studio', 'car'),
  interior: engineStamp('demo/studio', 'interior'),
  'x-ray': engineStamp('demo/studio', 'x-ray'),
}
const pictureEngine = ({ kind }: Planned): string => ENGINES[kind === 'interior' || kind === 'x-ray' ? kind : 'car']
const fresh = (picture: Planned): boolean =>
  isFresh(picture, { stamps, engine: values.keep ? undefined : pictureEngine(picture), folder: OUT })

const sorted = <T,>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))

const planned = new Set(allPictures().map(picturePath))
/** A picture that is no longer in the plan is listed no longer. */
const stillPlanned = <T,>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => planned.has(key)))

/** Adds to what is on disk, where another run may have added something meanwhile. */
function save(): void {
  const lines = Object.entries(sorted(stillPlanned({ ...listed(), ...made.pictures }))).map(
    ([key, entry]) => `    ${JSON.stringify(key)}: ${JSON.stringify(entry)}`,
  )
  writeFileSync(MANIFEST, `{\n  "pictures": {\n${lines.join(',\n')}\n  }\n}\n`)
  writeFileSync(
    STAMPS,
    `${JSON.stringify(sorted(stillPlanned({ ...read<Record<string, string>>(STAMPS, {}), ...made.stamps })), null, 1)}\n`,
  )
}

/** The effort of the encoder: 4 makes files a twentieth smaller than 3, and takes four times as long. */
const EDITORIAL = { avif: 60, webp: 80, effort: 3 } as const
/** Wide, with a ground that goes from one dark into another: steps would be seen in it. */
const HERO = { avif: 74, webp: 86, effort: 4 } as const
/** Many, and each seen for a moment: they are compressed harder. */
const CONFIGURATOR = { avif: 48, webp: 58, effort: 3 } as const
const QUALITY: Readonly<Record<Planned['kind'], Readonly<Record<'avif' | 'webp' | 'effort', number>>>> = {
  editorial: EDITORIAL,
  'x-ray': EDITORIAL,
  day: EDITORIAL,
  clay: CONFIGURATOR,
  interior: EDITORIAL,
  matrix: CONFIGURATOR,
  wheel: CONFIGURATOR,
  // Shown larger than it is, and the wall must not break into blocks.
  turn: { ...CONFIGURATOR, avif: 55 },
}

async function publish(picture: Planned, png: Buffer): Promise<number> {
  const [width, height] = picture.size
  const quality = picture.name === 'hero' ? HERO : QUALITY[picture.kind]
  mkdirSync(join(OUT, picture.slug), { recursive: true })
  // Decoded once: each version below would do it again.
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const drawn = () => sharp(data, { raw: info })
  let bytes = 0
  for (const [w, format] of versionsOf(picture)) {
    const sized = drawn().resize(w, Math.round((height * w) / width), { kernel: 'lanczos3' })
    const encoded =
      format === 'avif'
        ? sized.avif({ quality: quality.avif, effort: quality.effort })
        : sized.webp({ quality: quality.webp, effort: 5 })
    bytes += (await encoded.toFile(join(OUT, picture.slug, `${picture.name}-${w}.${format}`))).size
  }
  const largest = Math.max(...picture.widths)
  const { dominant } = await drawn().stats()
  const hex = (value: number): string => value.toString(16).padStart(2, '0')
  made.pictures[picturePath(picture)] = {
    width: largest,
    height: Math.round((height * largest) / width),
    widths: [...picture.widths].sort((a, b) => a - b),
    color: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`,
    ...(picture.formats && { formats: picture.formats }),
  }
  made.stamps[picturePath(picture)] = `${pictureEngine(picture)}:${inputStamp(picture)}`
  return bytes
}

async function main(): Promise<void> {
  const list = (value: string | undefined): string[] | undefined => value?.split(',')
  const asked = (value: string, wanted: string[] | undefined): boolean => !wanted || wanted.includes(value)
  const wanted = allPictures().filter(
    (picture) =>
      asked(picture.kind, list(values.kind)) &&
      asked(picture.carline ?? '', list(values.carline)) &&
      asked(picture.name, list(values.name)) &&
      asked(picture.wheel ?? '', list(values.wheel)) &&
      asked(picture.angle ?? '', list(values.angle)),
  )
  if (values.keep) {
    for (const picture of wanted) {
      if (fresh(picture)) made.stamps[picturePath(picture)] = `${pictureEngine(picture)}:${inputStamp(picture)}`
    }
    save()
  }
  const due = wanted.filter((picture) => !fresh(picture)).slice(0, values.limit ? Number(values.limit) : undefined)
  process.stdout.write(`${due.length} of ${wanted.length} pictures to render\n`)
  if (values.dry || due.length === 0) return
  // One car at a time keeps its geometry in memory.
  const studio = await openStudio()
  let encoding: Promise<void> = Promise.resolve()
  let total = 0
  try {
    for (const [i, picture] of due.entries()) {
      const { png, milliseconds } = await picture.draw(studio)
      await encoding
      // The next picture is drawn while this one is encoded.
      encoding = publish(picture, png).then((bytes) => {
        total += bytes
        save()
        process.stdout.write(
          `${i + 1}/${due.length} ${picture.slug}/${picture.name} ${(milliseconds / 1000).toFixed(1)} s, ${Math.round(bytes / 1024)} KB\n`,
        )
      })
    }
    await encoding
  } finally {
    await studio.close()
  }
  process.stdout.write(`${(total / 1048576).toFixed(1)} MB written\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
})
