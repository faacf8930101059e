import { CarPicture } from '@/components/CarPicture'
import type { Choice } from '@/contract/configured-car'
import * as S from './ChoiceTile.styles'

/** A colour from the wire goes into a style sheet, so only what is plainly one may. */
const HEX = /^#[\da-f]{3,8}$/i

/** What a choice looks like: a paint by its swatch, what can be seen on the car by a picture, the rest by a drawing. */
export function TilePicture({ choice: { kind, picture, swatch } }: { choice: Choice }) {
  const color = swatch && HEX.test(swatch.hex) ? swatch : undefined
  if (picture && !(kind === 'paint' && color)) {
    // The name of the choice stands beside it.
    return (
      <S.Thumbnail $isDrawing={picture.view === 'part'}>
        <CarPicture picture={{ ...picture, alt: '' }} sizes="11rem" />
      </S.Thumbnail>
    )
  }
  if (!color) return null
  return (
    <S.Paint $hex={color.hex} aria-hidden>
      <S.Swatch $finish={color.finish ?? 'solid'} />
    </S.Paint>
  )
}
