import { useTranslation } from 'next-i18next/pages'
import { CarlineCard } from '@/components/CarlineCard'
import { CarPicture } from '@/components/CarPicture'
import { LegalNote } from '@/components/LegalNote'
import { RouteButton } from '@/components/RouteButton'
import { Unanswered } from '@/components/Unanswered'
import { useAudienceQuery } from '@/components/use-audience-query'
import type { BlockOf } from '@/content/types'
import type { ModelPrice } from '@/contract/configurator'
import { useModelsPrices } from '@/data/configurator/hooks'
import { CARLINE_NAMES, type ModelledCarline } from '@/domain/carline'
import { ModelTaxLine } from '@/money/CompanyTaxLine.late'
import { Cluster } from '@/ui/Cluster'
import { Heading } from '@/ui/Heading'
import { Eyebrow, Text } from '@/ui/Text'
import { CarFigures, useModels } from './Blocks.CarFigures'
import * as S from './Blocks.Cars.styles'
import { Mosaic } from './Blocks.Gallery.styles'
import { LeaseBlock } from './Blocks.Lease'
import { Bleed, Scene, Words } from './Blocks.Pictures.styles'
import { Block, Wide } from './Blocks.styles'
import { WideBlock } from './Blocks.WideBlock'

export type CarBlockKind = 'models' | 'model-highlight' | 'model-gallery-highlight' | 'model-lease-action'

/** Blocks about cars (spec §3, model highlight placements). If the service is down, they are shown without figures. */
export function CarBlock({ block }: { block: BlockOf<CarBlockKind> }) {
  switch (block.kind) {
    case 'models':
      return <ModelsBlock {...block} />
    case 'model-highlight':
      return <HighlightBlock {...block} />
    case 'model-gallery-highlight':
      return <GalleryBlock {...block} />
    case 'model-lease-action':
      return <LeaseBlock {...block} />
  }
}

function WaysOnward({ carline, model }: { carline: ModelledCarline; model: ModelPrice | undefined }) {
  const { t } = useTranslation('common')
  const name = CARLINE_NAMES[carline]
  return (
    <Cluster>
      <RouteButton to="models.carline" params={{ carline_code: carline }}>
        {t('blocks.discover', { model: name })}
      </RouteButton>
      {model ? (
        <RouteButton to="car-configurator.conf" params={{ id: model.from_id }} variant="secondary">
          {t('blocks.configure', { model: name })}
        </RouteButton>
      ) : null}
    </Cluster>
  )
}

function ModelsBlock({ id, heading, carlines }: BlockOf<'models'>) {
  const { t } = useTranslation('common')
  const { query, findModel } = useModels()
  return (
    <WideBlock id={id} heading={heading}>
      {!query.data && <Unanswered queries={[query]} line="prices" />}
      <S.Models role="list">
        {carlines.map((carline) => {
          const model = findModel(carline)
          const link = (
            <RouteButton to="models.carline" params={{ carline_code: carline }} variant="ghost">
              {t('blocks.discover', { model: CARLINE_NAMES[carline] })}
            </RouteButton>
          )
          return (
            <li key={carline}>
              {model ? (
                <CarlineCard model={model} level={heading ? 3 : 2} monthly={<ModelTaxLine model={model} />}>
                  {link}
                </CarlineCard>
              ) : (
                link
              )}
            </li>
          )
        })}
      </S.Models>
      {query.data && <LegalNote />}
    </WideBlock>
  )
}

function HighlightBlock({ id, carline, eyebrow, text, picture }: BlockOf<'model-highlight'>) {
  const prices = useModelsPrices({ ...useAudienceQuery(), carline_code: carline })
  const model = prices.data?.models[0]
  return (
    <Bleed id={id} $tall>
      {picture ? (
        <Scene>
          <CarPicture picture={picture} />
        </Scene>
      ) : null}
      <Words>
        {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
        <Heading level={2} size="display">
          {CARLINE_NAMES[carline]}
        </Heading>
        {text ? <Text $size="m">{text}</Text> : null}
        {model ? <CarFigures model={model} /> : null}
        {!prices.data && <Unanswered queries={[prices]} line="prices" />}
        <WaysOnward carline={carline} model={model} />
      </Words>
    </Bleed>
  )
}

function GalleryBlock({ id, carline, heading, text, pictures }: BlockOf<'model-gallery-highlight'>) {
  const { t } = useTranslation('common')
  const name = CARLINE_NAMES[carline]
  return (
    <Block id={id}>
      <Wide>
        <Heading level={2}>{heading ?? name}</Heading>
        {text ? <Text $size="m">{text}</Text> : null}
        <Mosaic role="list">
          {pictures.map((picture, index) => (
            <li key={picture.id}>
              <CarPicture picture={picture} sizes={index === 0 ? '100vw' : '(min-width: 48rem) 50vw, 100vw'} />
            </li>
          ))}
        </Mosaic>
        <p>
          <RouteButton to="models.carline" params={{ carline_code: carline }} variant="secondary">
            {t('blocks.discover', { model: name })}
          </RouteButton>
        </p>
      </Wide>
    </Block>
  )
}
