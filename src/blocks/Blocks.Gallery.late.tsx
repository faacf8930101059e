import { useTranslation } from 'next-i18next/pages'
import { CarPicture } from '@/components/CarPicture'
import type { BlockOf } from '@/content/types'
import { Carousel } from '@/ui/Carousel'
import * as S from './Blocks.Gallery.styles'
import { WideBlock } from './Blocks.WideBlock'

export function GalleryBlock({ block: { id, heading, layout, items } }: { block: BlockOf<'gallery'> }) {
  const { t } = useTranslation('common')
  const slides = items.map(({ picture, caption }) => (
    <S.Slide key={picture.id}>
      <CarPicture picture={picture} sizes="(min-width: 48rem) 45rem, 85vw" />
      {caption ? <S.Caption>{caption}</S.Caption> : null}
    </S.Slide>
  ))
  return (
    <WideBlock id={id} heading={heading}>
      {layout === 'grid' ? (
        <S.Mosaic role="list">
          {slides.map((slide) => (
            <li key={slide.key}>{slide}</li>
          ))}
        </S.Mosaic>
      ) : (
        <Carousel
          label={heading ?? t('blocks.gallery')}
          previousLabel={t('blocks.previous')}
          nextLabel={t('blocks.next')}
          position={(index, count) => t('blocks.position', { at: index, count })}
          item="min(84vw, 46rem)"
        >
          {slides}
        </Carousel>
      )}
    </WideBlock>
  )
}
