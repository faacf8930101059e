import { CarPicture } from '@/components/CarPicture'
import type { Choice } from '@/contract/configurator'
import * as S from './ChoiceTile.styles'

/** A colour from the wire goes into a style sheet, so only what is plainly one may. */
const HEX = /^#[\da-f]{3,8}$/i

/** What a choice looks like: a paint by its swatch, what can be seen on the car by a picture, the rest by a drawing. */
export function TilePicture({ choice: { kind, picture, swatch } }: { choice: Choice }) {
  if (kind === 'paint' && swatch && HEX.test(swatch.hex)) {
    return <S.Swatch $hex={swatch.hex} $finish={swatch.finish ?? 'solid'} aria-hidden />
  }
  if (picture) {
    // The name of the choice stands beside it.
    return (
      <S.Thumbnail $isDrawing={picture.view === 'part'}>
        <CarPicture picture={{ ...picture, alt: '' }} sizes="11rem" />
      </S.Thumbnail>
    )
  }
  if (swatch && HEX.test(swatch.hex)) {
    return <S.Swatch $hex={swatch.hex} $finish={swatch.finish ?? 'solid'} aria-hidden />
  }
  return null
}
