import type { ImageLoaderProps } from 'next/image'
import { DEFAULT_IMAGE_QUALITY } from '@/config/constants'
import { publicEnv } from '@/config/env.public'

/** A rendered picture's address names a width: '/images/cars/born/hero-1920.webp'. */
const WIDTH_IN_NAME = /-\d+(?=\.(?:avif|webp)$)/

/**
 * Where a picture is to be had at a width: from the image service (spec §7), which picks the format by itself, or the
 * file that was rendered so wide. In the signature of next/image, so that this is the loader of both (next.config.js).
 */
export default function imageLoader({ src, width, quality = DEFAULT_IMAGE_QUALITY }: ImageLoaderProps): string {
  const { imageServiceUrl, siteUrl } = publicEnv
  if (!imageServiceUrl) return src.replace(WIDTH_IN_NAME, `-${width}`)
  const url = src.startsWith('/') ? siteUrl + src : src
  return `${imageServiceUrl}?url=${encodeURIComponent(url)}&w=${width}&q=${quality}`
}
