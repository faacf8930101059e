import type { Picture } from '@/contract/common'
import { useFeatureFlags } from '@/data/feature-flags/hooks'
import { CARLINE_SLUGS, type CarlineCode, picturedCarline } from '@/domain/carline'

/** What comes from the wire goes into a style sheet, so only what is plainly an address may. */
const SILHOUETTE = /^(?:\/|https:\/\/)[\w./%-]+\/silhouette\.svg$/

export const isSilhouette = ({ url }: Pick<Picture, 'url'>): boolean => SILHOUETTE.test(url)

/** Undefined for a carline that nobody has drawn. */
export function outlineAddress(carline: CarlineCode): string | undefined {
  const shown = picturedCarline(carline)
  return shown && `/images/cars/${CARLINE_SLUGS[shown]}/silhouette.svg`
}

/**
 * The one place that decides between a picture of a car and its outline: where nothing is rendered, and for a carline
 * whose flag CARLINE_PICTURE_FALLBACK_* is on (spec §3).
 */
export function useIsOutlined(picture: Pick<Picture, 'carline_code' | 'url' | 'is_fallback'> | undefined): boolean {
  const flags = useFeatureFlags()
  if (!picture) return false
  const { carline_code, is_fallback } = picture
  return (carline_code && flags[`CARLINE_PICTURE_FALLBACK_${carline_code}`]) || (is_fallback && isSilhouette(picture))
}
