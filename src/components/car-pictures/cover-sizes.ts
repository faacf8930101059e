import type { Picture } from '@/contract/common'

interface Place {
  /** Share of the window's width: '50vw'. */
  readonly width: string
  /** Minimum height beside text, in rem. */
  readonly height: number
}

/**
 * The `sizes` of a picture with `object-fit: cover` beside text: as wide as its box, or wider if the box is higher than the picture
 * at that width. On a phone the box is 8:5.
 */
export function coverSizes({ width, height }: Pick<Picture, 'width' | 'height'>, place: Place): string {
  const ratio = width / height
  const onPhone = Math.max(100, Math.ceil((ratio * 100) / (8 / 5)))
  return `(min-width: 48rem) max(${place.width}, ${Math.ceil(place.height * ratio)}rem), ${onPhone}vw`
}
