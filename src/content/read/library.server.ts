import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { parse } from 'yaml'
import { MOST_PICTURE_BYTES, MOST_PICTURE_PIXELS } from '@/config/constants'
import { isPreview } from '@/config/preview.server'
import type { Bilingual } from '@/domain/language'
import { chosenInPreview } from '../store/chosen-drafts.server'
import { DRAFTS, ENTRIES } from '../store/draft-folder'

export const LIBRARY_FOLDER = 'public/images/library'
/** A name of a file in public/images/library; nothing that leads out of it. */
const FILE_NAME = /^([a-z0-9][a-z0-9-]*)\.(?:jpg|png|webp|avif)$/
/** Bytes in which a picture says how large it is, whatever the camera wrote before. */
const HEAD = 512 * 1_024
/** From here on a camera was held upright (EXIF). */
const UPRIGHT = 5

interface LibraryPicture {
  readonly url: string
  readonly width: number
  readonly height: number
}

/** What editors say of a picture. */
interface PictureFacts {
  readonly picture?: { readonly x?: number; readonly y?: number }
  readonly alt?: Bilingual
}

/** The entry of a picture of the library: it is called like the file. */
export const libraryEntry = (file: string): string => `pictures/${FILE_NAME.exec(file)?.[1] ?? ''}`

/**
 * A picture of the library: its widths are made when they are asked for (door/pictures). Undefined when there is no such file, or
 * none that they can be made of.
 */
export function findLibraryPicture(
  name: string,
  root = /* turbopackIgnore: true */ process.cwd(),
): LibraryPicture | undefined {
  if (!FILE_NAME.test(name)) return undefined
  const size = readKept(join(/* turbopackIgnore: true */ root, LIBRARY_FOLDER, name), readSize)
  return size && { url: `/images/library/${name}`, ...size }
}

/** What stands in the entry of a picture; in a preview, in its draft. One that was never live goes live with the draft that shows it. */
export function readPictureFacts(file: string, root = /* turbopackIgnore: true */ process.cwd()): PictureFacts {
  const entry = libraryEntry(file)
  const read = (folder: string) => readKept(join(/* turbopackIgnore: true */ root, folder, `${entry}.yaml`), readEntry)
  const isChosen = chosenInPreview()?.(entry) ?? true
  return (isPreview() && isChosen && read(DRAFTS)) || read(ENTRIES) || (isPreview() && read(DRAFTS)) || {}
}

const kept = new Map<string, { readonly state: string; readonly value: unknown }>()

/** Reads a file once for each state of it. Undefined where there is none. */
function readKept<T>(path: string, read: (path: string, bytes: number) => T): T | undefined {
  const file = statSync(path, { throwIfNoEntry: false })
  if (!file?.isFile()) return undefined
  const state = `${file.size} ${file.mtimeMs}`
  const known = kept.get(path)
  if (known?.state === state) return known.value as T
  const value = read(path, file.size)
  kept.set(path, { state, value })
  return value
}

function readEntry(path: string): PictureFacts | undefined {
  try {
    return parse(readFileSync(path, 'utf8')) as PictureFacts
  } catch {
    return undefined
  }
}

function readSize(path: string, bytes: number): Omit<LibraryPicture, 'url'> | undefined {
  if (bytes > MOST_PICTURE_BYTES) return undefined
  const file = openSync(path, 'r')
  try {
    const head = Buffer.alloc(HEAD)
    const { width, height, orientation = 1 } = imageSize(head.subarray(0, readSync(file, head, 0, HEAD, 0)))
    if (width * height > MOST_PICTURE_PIXELS || width * height === 0) return undefined
    return orientation >= UPRIGHT ? { width: height, height: width } : { width, height }
  } catch {
    return undefined
  } finally {
    closeSync(file)
  }
}
