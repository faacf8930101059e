import { IMAGE_WIDTHS } from '@/config/constants'
import type { Picture } from '@/contract/common'
import imageLoader, { imageServiceOf } from './image-loader'

/** Rendered pictures come in these widths as AVIF; the address names the largest one that there is as WebP too. */
const RENDERED = /^\/images\/cars\/.+?-(?<width>(?:f34-|side-)?\d+)\.(?:avif|webp)$/
const WIDTHS: Readonly<Record<string, readonly number[]>> = {
  640: [320, 640],
  1280: [320, 640, 1280],
  // From its two main sides a stage shows a car large.
  'f34-1280': [320, 640, 1280, 1920],
  'side-1280': [320, 640, 1280, 1920],
  1920: [320, 640, 960, 1280, 1920],
  2560: [640, 960, 1280, 1920, 2560],
}

interface ImageSources {
  readonly src: string
  readonly srcSet?: string
  /** The same as AVIF, where that is a file of its own. */
  readonly avif?: string
}

/** For the few browsers that do not read AVIF: wide enough for a page, and no list of widths in each document. */
const WEBP_WIDTH = 1280

/** The addresses of a picture; one that nobody resizes has but its own. */
export function imageSources({ url, width }: Pick<Picture, 'url' | 'width'>): ImageSources {
  if (imageServiceOf(url) && !url.endsWith('.svg')) {
    // It enlarges nothing: the first width that is not below the picture's own is that of the picture.
    const own = IMAGE_WIDTHS.find((each) => each >= width) ?? Math.max(...IMAGE_WIDTHS)
    const widths = IMAGE_WIDTHS.filter((each) => each <= own)
    const srcSet = widths.map((each) => `${imageLoader({ src: url, width: each })} ${Math.min(each, width)}w`)
    return { src: imageLoader({ src: url, width: own }), srcSet: srcSet.join(', ') }
  }
  const widths = WIDTHS[RENDERED.exec(url)?.groups?.width ?? '']
  if (!widths) return { src: url }
  const stem = url.slice(0, -'avif'.length)
  const src = imageLoader({ src: `${stem}webp`, width: Math.min(WEBP_WIDTH, ...widths.slice(-1)) })
  return { src, avif: widths.map((each) => `${imageLoader({ src: `${stem}avif`, width: each })} ${each}w`).join(', ') }
}
