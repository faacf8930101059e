import type { Picture } from '@/contract/common'
import { CARLINE_NAMES, type CarlineCode } from '@/domain/carline'
import { outlineAddress } from './use-outlined'

interface PicturedCar {
  readonly carline_code: CarlineCode
  readonly exterior?: { readonly hex?: string | undefined }
}

/** The pictures of a car, or its outline if the service has none, so that no space stays empty. */
export function withOutlineFallback<P extends Picture>(
  pictures: readonly P[],
  { carline_code, exterior }: PicturedCar,
) {
  const url = outlineAddress(carline_code)
  if (pictures.length > 0 || !url) return pictures
  const outline = {
    id: `${carline_code}-outline`,
    view: 'ext-side',
    carline_code,
    kind: 'exterior',
    url,
    width: 1200,
    height: 480,
    alt: CARLINE_NAMES[carline_code],
    background: 'transparent',
    dominant_color: exterior?.hex,
    is_fallback: true,
  } as const satisfies Picture
  return [outline]
}
