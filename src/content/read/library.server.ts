import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { MOST_PICTURE_BYTES, MOST_PICTURE_PIXELS } from '@/config/constants'

const FOLDER = ['public', 'images', 'library']
/** A name of a file or of one in a folder; nothing that leads out of public/images/library. */
const FILE_NAME = /^(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9-]*\.(?:jpe?g|png|webp|avif)$/
/** Bytes in which a picture says how large it is, whatever the camera wrote before. */
const HEAD = 512 * 1_024
/** From here on a camera was held upright (EXIF). */
const UPRIGHT = 5

interface LibraryPicture {
  readonly url: string
  readonly width: number
  readonly height: number
}

const sizes = new Map<string, { readonly state: string; readonly size: Omit<LibraryPicture, 'url'> | undefined }>()

/**
 * A picture that somebody put into the library as it came: its widths are made when they are asked for (door/pictures). Undefined when
 * there is no such file, or none that they can be made of.
 */
export function findLibraryPicture(
  name: string,
  root = /* turbopackIgnore: true */ process.cwd(),
): LibraryPicture | undefined {
  if (!FILE_NAME.test(name)) return undefined
  const path = join(/* turbopackIgnore: true */ root, ...FOLDER, name)
  const file = statSync(path, { throwIfNoEntry: false })
  if (!file?.isFile() || file.size > MOST_PICTURE_BYTES) return undefined
  const state = `${file.size} ${file.mtimeMs}`
  const known = sizes.get(path)
  const { size } = known?.state === state ? known : { size: readSize(path) }
  sizes.set(path, { state, size })
  return size && { url: `/images/library/${name}`, ...size }
}

function readSize(path: string): Omit<LibraryPicture, 'url'> | undefined {
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
