import type { Picture } from '@/contract/common'
import { useFeatureFlags } from '@/data/feature-flags/hooks'
import { CARLINE_SLUGS, type CarlineCode, picturedCarline } from '@/domain/carline'

/** The URL of the service goes into a style sheet, so it is validated. */
const SILHOUETTE = /^(?:\/|https:\/\/)[\w./%-]+\/silhouette\.svg$/

export const isSilhouette = ({ url }: Pick<Picture, 'url'>): boolean => SILHOUETTE.test(url)

/** Undefined for a carline without an outline. */
export function outlineAddress(carline: CarlineCode): string | undefined {
  const shown = picturedCarline(carline)
  return shown && `/images/cars/${CARLINE_SLUGS[shown]}/silhouette.svg`
}

/**
 * Decides between a picture and an outline: there is no picture, or the carline's flag CARLINE_PICTURE_FALLBACK_* is on (spec §3).
 */
export function useIsOutlined(picture: Pick<Picture, 'carline_code' | 'url' | 'is_fallback'> | undefined): boolean {
  const flags = useFeatureFlags()
  if (!picture) return false
  const { carline_code, is_fallback } = picture
  return (carline_code && flags[`CARLINE_PICTURE_FALLBACK_${carline_code}`]) || (is_fallback && isSilhouette(picture))
}
