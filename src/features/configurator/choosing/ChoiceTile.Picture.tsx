import { CarPicture } from '@/components/CarPicture'
import type { Choice } from '@/contract/configured-car'
import * as S from './ChoiceTile.styles'

/** What a choice looks like: a paint by its swatch, what can be seen on the car by a picture, the rest by a drawing. */
export function TilePicture({ choice: { kind, picture, swatch } }: { choice: Choice }) {
  if (picture && !(kind === 'paint' && swatch)) {
    // The name of the choice stands beside it.
    return (
      <S.Thumbnail $isDrawing={picture.view === 'part'}>
        <CarPicture picture={{ ...picture, alt: '' }} sizes="10rem" />
      </S.Thumbnail>
    )
  }
  if (!swatch) return null
  return (
    <S.Paint $hex={swatch.hex} aria-hidden>
      <S.Swatch $finish={swatch.finish ?? 'solid'} />
    </S.Paint>
  )
}
