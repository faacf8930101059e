import { IMAGE_WIDTHS } from '@/config/constants'
import type { Picture } from '@/contract/common'
import imageLoader, { imageServiceFor } from './image-loader'

/** Widths of the AVIF files of a rendered picture. The URL names the largest width, which exists as WebP too. */
const RENDERED = /^\/images\/cars\/.+?-(?<width>(?:f34-|side-)?\d+)\.(?:avif|webp)$/
const WIDTHS: Readonly<Record<string, readonly number[]>> = {
  640: [320, 640],
  1280: [320, 640, 1280],
  // The two main views are shown large on a stage.
  'f34-1280': [320, 640, 1280, 1920],
  'side-1280': [320, 640, 1280, 1920],
  1920: [320, 640, 960, 1280, 1920],
  2560: [640, 960, 1280, 1920, 2560],
}

interface ImageSources {
  readonly src: string
  readonly srcSet?: string
  /** The AVIF files, if there are any. */
  readonly avif?: string
}

/** One width for the few browsers without AVIF, so that documents need no second list of widths. */
const WEBP_WIDTH = 1280

/** The URLs of a picture. One that cannot be resized has a single URL. */
export function imageSources({ url, width }: Pick<Picture, 'url' | 'width'>): ImageSources {
  if (imageServiceFor(url) && !url.endsWith('.svg')) {
    // The service does not enlarge, so the first width that reaches that of the picture is the last.
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
