import type { ImageLoaderProps } from 'next/image'
import { DEFAULT_IMAGE_QUALITY } from '@/config/constants'
import { publicEnv } from '@/config/env.public'

/** The URL of a rendered picture contains its width: '/images/cars/born/hero-1920.webp'. */
const WIDTH_IN_NAME = /-\d+(?=\.(?:avif|webp)$)/

/** The configured image service. Without one, pictures of the editors' library (content/read/library.server.ts) use ours. */
export const imageServiceFor = (src: string): string | undefined =>
  publicEnv.imageServiceUrl ?? (src.startsWith('/images/library/') ? '/api/image' : undefined)

/**
 * The URL of a picture at a width: from the image service (spec §7), which chooses the format, or the rendered file of that
 * width. It has the signature of next/image, which uses it as its loader too (next.config.js).
 */
export default function imageLoader({ src, width, quality = DEFAULT_IMAGE_QUALITY }: ImageLoaderProps): string {
  const service = imageServiceFor(src)
  if (!service) return src.replace(WIDTH_IN_NAME, `-${width}`)
  const url = src.startsWith('/') ? publicEnv.siteUrl + src : src
  return `${service}?url=${encodeURIComponent(url)}&w=${width}&q=${quality}`
}
