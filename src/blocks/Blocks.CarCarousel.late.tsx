import { useTranslation } from 'next-i18next/pages'
import type { BlockOf } from '@/content/types'
import { CARLINE_NAMES } from '@/domain/carline'
import { serverHtml } from '@/late/server-html'
import { CarRow } from './Blocks.Cars.styles'
import { WideBlock } from './Blocks.WideBlock'

/** A slide is static: only the row around it needs code. So the page has the prices once, in its HTML. */
const CarSlide = serverHtml(() => import('./Blocks.CarSlide.late').then((module) => module.CarSlide))
const CarRowNote = serverHtml(() => import('./Blocks.CarSlide.late').then((module) => module.CarRowNote))

/** Spec §3, Model Carousel Highlights. */
export function CarCarouselBlock({ block }: { block: BlockOf<'model-carousel-highlights'> }) {
  const { id, heading, items } = block
  const { t } = useTranslation('common')
  return (
    <WideBlock id={id} heading={heading}>
      <CarRow
        label={heading ?? items.map(({ carline }) => CARLINE_NAMES[carline]).join(', ')}
        previousLabel={t('blocks.previous')}
        nextLabel={t('blocks.next')}
        position={(index, count) => t('blocks.position', { at: index, count })}
        item="min(82vw, 34rem)"
      >
        {items.map((item, index) => (
          <CarSlide key={item.carline} item={item} level={heading ? 3 : 2} isFirst={index === 0} />
        ))}
      </CarRow>
      <CarRowNote />
    </WideBlock>
  )
}
