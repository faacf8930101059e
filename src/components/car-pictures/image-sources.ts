import { publicEnv } from '@/config/env.public'
import type { Picture } from '@/contract/common'
import imageLoader from './image-loader'

/** Rendered pictures come in these widths, each as AVIF and WebP; the address names the largest one. */
const RENDERED = /^\/images\/cars\/[\w./-]+-(?<width>640|1280|1920|2560)\.(?:avif|webp)$/
const WIDTHS: Readonly<Record<string, readonly number[]>> = {
  640: [320, 640],
  1280: [640, 1280],
  1920: [640, 1280, 1920],
  2560: [640, 1280, 1920, 2560],
}
/** What the image service is asked for, up to the picture's own width. */
const SERVICE_WIDTHS = [320, 640, 960, 1280, 1920, 2560]

interface ImageSources {
  readonly src: string
  readonly srcSet?: string
  /** The same as AVIF, where that is a file of its own. */
  readonly avif?: string
}

/** The addresses of a picture; one that nobody resizes has but its own. */
export function imageSources({ url, width }: Pick<Picture, 'url' | 'width'>): ImageSources {
  const sourceSet = (src: string, widths: readonly number[]) =>
    widths.map((each) => `${imageLoader({ src, width: each })} ${each}w`).join(', ')
  if (publicEnv.imageServiceUrl && !url.endsWith('.svg')) {
    const widths = [...SERVICE_WIDTHS.filter((each) => each < width), width]
    return { src: imageLoader({ src: url, width }), srcSet: sourceSet(url, widths) }
  }
  const widths = WIDTHS[RENDERED.exec(url)?.groups?.width ?? '']
  if (!widths) return { src: url }
  const [webp, avif] = ['webp', 'avif'].map((format) => url.replace(/(?:avif|webp)$/, format))
  return { src: webp ?? url, srcSet: sourceSet(webp ?? url, widths), avif: sourceSet(avif ?? url, widths) }
}
