import { useTranslation } from 'next-i18next/pages'
import { CarPicture } from '@/components/CarPicture'
import { NotPicturedNote } from '@/components/car-pictures/NotPicturedNote'
import { useIsOutlined } from '@/components/car-pictures/use-outlined'
import { withOutlineFallback } from '@/components/car-pictures/with-outline-fallback'
import { nameFirstPicture } from '@/components/car-transition'
import type { Picture } from '@/contract/common'
import type { StockVehicle } from '@/contract/stock'
import * as S from './VehicleGallery.styles'

type GalleryView = Extract<Picture['view'], `ext-${string}` | `int-${string}`>
type GalleryPicture = Picture & { readonly view: GalleryView }

/** The close-up of the wheel is left out: it helps to choose a wheel, and here nothing is chosen. */
const isOfTheCar = (picture: Picture): picture is GalleryPicture => /^(?:ext-(?!wheel)|int-)/.test(picture.view)

/** Must match the widths in `VehicleGallery.styles.ts`. */
const SIZES = {
  first: '(min-width: 1280px) min(53vw, 52rem), (min-width: 768px) 92vw, 86vw',
  half: '(min-width: 1280px) min(26vw, 26rem), (min-width: 768px) 46vw, 86vw',
  third: '(min-width: 1280px) min(17vw, 17rem), (min-width: 768px) 31vw, 86vw',
} as const

const picturePlace = (index: number): keyof typeof SIZES => (index === 0 ? 'first' : index < 3 ? 'half' : 'third')

/**
 * The car from six sides and its cabin: a scrolling strip on a phone, a grid on wide windows, both without script. A car without
 * pictures has one outline, not six equal ones.
 */
export function VehicleGallery({ vehicle }: { vehicle: StockVehicle }) {
  const { t } = useTranslation('stock')
  const all = withOutlineFallback(vehicle.pictures.filter(isOfTheCar), vehicle)
  const isOutlined = useIsOutlined(all[0])
  const shown = isOutlined ? all.slice(0, 1) : all
  if (shown.length === 0) return null
  return (
    <S.Gallery>
      <S.Strip role="list" aria-label={t('vehicle.gallery')} tabIndex={shown.length > 1 ? 0 : undefined}>
        {shown.map((picture, index) => (
          <S.Slide
            key={picture.id}
            $place={picturePlace(index)}
            $isOutside={picture.view.startsWith('ext-') && !isOutlined}
            ref={index === 0 ? (slide) => nameFirstPicture(vehicle.commission_id, slide?.firstElementChild) : undefined}
          >
            <CarPicture picture={picture} sizes={SIZES[picturePlace(index)]} priority={index === 0} />
            {shown.length > 1 && (
              <S.Caption>
                {t(`vehicle.view.${picture.view}`)}
                <S.Count aria-hidden>
                  {index + 1} / {shown.length}
                </S.Count>
              </S.Caption>
            )}
          </S.Slide>
        ))}
      </S.Strip>
      <NotPicturedNote pictures={shown} />
      {!isOutlined && (
        <S.Note>{t(shown.some(({ is_fallback }) => is_fallback) ? 'vehicle.nearest' : 'vehicle.illustrations')}</S.Note>
      )}
    </S.Gallery>
  )
}
