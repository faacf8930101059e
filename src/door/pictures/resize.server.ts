import type { Sharp } from 'sharp'
import { DEFAULT_IMAGE_QUALITY, MOST_PICTURE_PIXELS } from '@/config/constants'

/** Seconds. */
const DEADLINE = 10

let loading: Promise<typeof import('sharp').default> | undefined

/** With the first picture: a process that is asked for none does without. */
export function loadSharp() {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    return readPhotographsAlone(sharp)
  })
  return loading
}

/** What photographs come in, and no drawing or document: for the whole process. */
export function readPhotographsAlone(sharp: typeof import('sharp').default) {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
  })
  return sharp
}

/** For a browser that reads no WebP: a drawing may be seen through, a photograph may not. */
export const readableFormat = (file: string): 'png' | 'jpeg' => (/\.png$/.test(file) ? 'png' : 'jpeg')

/** Never wider than it is, upright, and without what the camera wrote into it: place, time, owner. */
export async function resizePicture(file: string, width: number, format: 'webp' | 'jpeg' | 'png'): Promise<Buffer> {
  const sharp = await loadSharp()
  const picture: Sharp = sharp(file, { failOn: 'error', limitInputPixels: MOST_PICTURE_PIXELS, sequentialRead: true })
  return picture
    .timeout({ seconds: DEADLINE })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, format === 'png' ? { compressionLevel: 9 } : { quality: DEFAULT_IMAGE_QUALITY })
    .toBuffer()
}
