import { IMAGE_WIDTHS, MOST_PICTURE_BYTES, MOST_PICTURE_PIXELS } from '@/config/constants'
import { loadSharp } from './resize.server'

/** Why a picture is not taken. */
export type PictureRefusal =
  | 'too_large'
  | 'too_many_points'
  | 'drawing'
  | 'phone_format'
  | 'no_picture'
  | 'other_type'
  | 'moving'
  | 'broken'

type Format = 'jpeg' | 'png' | 'webp' | 'avif'

interface TakenPicture {
  readonly bytes: Buffer
  readonly ending: 'jpg' | 'png' | 'webp' | 'avif'
}

/** What a file calls itself. */
const NAMED: Readonly<Record<string, Format>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  jfif: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
}
/** Seconds: a whole photograph is read and written again. */
const DEADLINE = 60
/** Above what it is shown in (DEFAULT_IMAGE_QUALITY): the second time that it is written takes nothing away that is seen. */
const QUALITY = 90

/**
 * A picture as the library keeps it: upright, no wider than the widest that is asked for, and written anew, so that neither what the
 * camera noted (place, owner) nor anything hidden in the file is kept. Or the reason why it is not taken.
 */
export async function takePicture(
  name: string,
  bytes: Buffer,
): Promise<TakenPicture | { readonly refusal: PictureRefusal }> {
  if (bytes.length > MOST_PICTURE_BYTES) return { refusal: 'too_large' }
  if (bytes.length === 0) return { refusal: 'no_picture' }
  const sharp = await loadSharp()
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: MOST_PICTURE_PIXELS, sequentialRead: true })
  const head = await picture.metadata().catch((error: unknown) => String(error))
  if (typeof head === 'string') return { refusal: refusalOf(bytes, head) }
  if (head.width * head.height > MOST_PICTURE_PIXELS) return { refusal: 'too_many_points' }
  if ((head.pages ?? 1) > 1) return { refusal: 'moving' }
  const format = head.format === 'heif' ? (head.compression === 'av1' ? 'avif' : undefined) : head.format
  if (!isFormat(format)) return { refusal: head.format === 'heif' ? 'phone_format' : 'no_picture' }
  const ending = /\.(\w+)$/.exec(name.toLowerCase())?.[1]
  if (ending && NAMED[ending] !== format) return { refusal: 'other_type' }
  try {
    const written = await picture
      .timeout({ seconds: DEADLINE })
      .autoOrient()
      .resize({ width: Math.max(...IMAGE_WIDTHS), withoutEnlargement: true })
      .toFormat(format, format === 'png' ? {} : { quality: QUALITY, ...(format === 'avif' && { effort: 2 }) })
      .toBuffer()
    return { bytes: written, ending: format === 'jpeg' ? 'jpg' : format }
  } catch {
    return { refusal: 'broken' }
  }
}

const isFormat = (format: string | undefined): format is Format =>
  Object.values<string | undefined>(NAMED).includes(format)

/** Of what no reader takes. */
function refusalOf(bytes: Buffer, said: string): PictureRefusal {
  const beginning = bytes.subarray(0, 1_024).toString('latin1')
  if (/<svg[\s>]/i.test(beginning)) return 'drawing'
  if (/^.{4}ftyp(?:hei|hev|mif|msf)/s.test(beginning)) return 'phone_format'
  if (/exceeds pixel limit/i.test(said)) return 'too_many_points'
  return /^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP|.{4}ftypavi)/s.test(beginning) ? 'broken' : 'no_picture'
}
