import type { Picture } from '@/contract/common'

interface Place {
  /** A share of the window: '50vw'. */
  readonly width: string
  /** At least so high where it stands beside words, in rem. */
  readonly height: number
}

/**
 * How wide a picture is drawn that covers its place beside words (`object-fit: cover`): as wide as the place, or wider where
 * the place is higher than the picture at that width. On a phone the place is 8 by 5.
 */
export function coverSizes({ width, height }: Pick<Picture, 'width' | 'height'>, place: Place): string {
  const ratio = width / height
  const onPhone = Math.max(100, Math.ceil((ratio * 100) / (8 / 5)))
  return `(min-width: 48rem) max(${place.width}, ${Math.ceil(place.height * ratio)}rem), ${onPhone}vw`
}
