import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { CARD_SIZES } from '@/components/CarlineCard'
import { CarPicture } from '@/components/CarPicture'
import * as Parts from '@/components/ModelCard.styles'
import { RouteButton } from '@/components/RouteButton'
import { heroPictureQuery } from '@/data/configurator/hero-picture-query'
import { usePictures } from '@/data/configurator/hooks'
import { type CarlineCode, isModelledCarline } from '@/domain/carline'
import { useAudience } from '@/routing/CurrentRoute'
import { Note, Text } from '@/ui/Text'
import { useAnnouncedName } from './use-announced-name'

/** The way onward stands at the foot of the card, as its neighbours' do. */
const Body = styled(Parts.Body)`
  align-items: flex-start;
  > :last-child { margin-block-start: auto; }
`

/** A carline that is only announced: it has no price and no configurator, and the card says so. */
export function AnnouncedCard({ carline }: { carline: CarlineCode }) {
  const { t } = useTranslation('models')
  const name = useAnnouncedName()(carline)
  const teaser = usePictures(heroPictureQuery(useAudience(), carline)).data?.pictures[0]
  return (
    <Parts.Card data-carline={carline} aria-label={name}>
      <Body>
        <Parts.Title>{name}</Parts.Title>
        {!isModelledCarline(carline) && <Text>{t(`carline.${carline}.tagline`)}</Text>}
        <Note>{t('overview.announcedText')}</Note>
        <RouteButton
          to="models.carline"
          params={{ carline_code: carline }}
          variant="secondary"
          size="s"
          aria-label={t('card.announcedModel', { model: name })}
        >
          {t('card.announced')}
        </RouteButton>
      </Body>
      <Parts.Scene>
        {teaser && <CarPicture picture={teaser} sizes={CARD_SIZES} />}
        <Parts.Tag $color="desertSand" $align="left">
          {t('overview.announced')}
        </Parts.Tag>
      </Parts.Scene>
    </Parts.Card>
  )
}
