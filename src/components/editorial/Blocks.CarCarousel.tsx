import { useTranslation } from 'next-i18next/pages'
import { CarPicture } from '@/components/CarPicture'
import { Unanswered } from '@/components/Unanswered'
import type { BlockOf } from '@/content/types'
import { CARLINE_NAMES } from '@/domain/carline'
import { Carousel } from '@/ui/Carousel'
import { Heading } from '@/ui/Heading'
import { Text } from '@/ui/Text'
import { CarFigures, useModels } from './Blocks.CarFigures'
import * as S from './Blocks.Cars.styles'
import { Block, Wide } from './Blocks.styles'

/** Spec §3, Model Carousel Highlights. */
export function CarCarouselBlock({ block }: { block: BlockOf<'model-carousel-highlights'> }) {
  const { id, heading, items } = block
  const { t } = useTranslation('common')
  const { query, modelOf } = useModels()
  return (
    <Block id={id}>
      <Wide>
        {heading ? <Heading level={2}>{heading}</Heading> : null}
        {!query.data && <Unanswered queries={[query]} line="prices" />}
        <Carousel
          label={heading ?? items.map(({ carline }) => CARLINE_NAMES[carline]).join(', ')}
          previousLabel={t('blocks.previous')}
          nextLabel={t('blocks.next')}
          position={(at, count) => t('blocks.position', { at, count })}
          item="min(82vw, 34rem)"
        >
          {items.map(({ carline, text, picture }) => {
            const model = modelOf(carline)
            return (
              <S.Slide key={carline} aria-label={CARLINE_NAMES[carline]}>
                {picture ? <CarPicture picture={picture} sizes="(min-width: 48rem) 34rem, 82vw" /> : null}
                <div>
                  <S.Name as={heading ? 'h3' : 'h2'}>
                    <S.NameLink to="models.carline" params={{ carline_code: carline }}>
                      {CARLINE_NAMES[carline]}
                    </S.NameLink>
                  </S.Name>
                  {text ? <Text $tone="muted">{text}</Text> : null}
                  {model ? <CarFigures model={model} /> : null}
                </div>
              </S.Slide>
            )
          })}
        </Carousel>
      </Wide>
    </Block>
  )
}
