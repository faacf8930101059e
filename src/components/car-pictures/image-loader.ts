import type { ImageLoaderProps } from 'next/image'
import { DEFAULT_IMAGE_QUALITY } from '@/config/constants'
import { publicEnv } from '@/config/env.public'

/** A rendered picture's address names a width: '/images/cars/born/hero-1920.webp'. */
const WIDTH_IN_NAME = /-\d+(?=\.(?:avif|webp)$)/

/** Which image service has a picture: the one that is set; of what editors put into the library (content/read/library.server.ts) at least our own. */
export const imageServiceOf = (src: string): string | undefined =>
  publicEnv.imageServiceUrl ?? (src.startsWith('/images/library/') ? '/api/image' : undefined)

/**
 * Where a picture is to be had at a width: from the image service (spec §7), which picks the format by itself, or the
 * file that was rendered so wide. In the signature of next/image, so that this is the loader of both (next.config.js).
 */
export default function imageLoader({ src, width, quality = DEFAULT_IMAGE_QUALITY }: ImageLoaderProps): string {
  const service = imageServiceOf(src)
  if (!service) return src.replace(WIDTH_IN_NAME, `-${width}`)
  const url = src.startsWith('/') ? publicEnv.siteUrl + src : src
  return `${service}?url=${encodeURIComponent(url)}&w=${width}&q=${quality}`
}
