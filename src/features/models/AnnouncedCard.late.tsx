import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import * as Parts from '@/components/CarCard.styles'
import { CARD_SIZES } from '@/components/CarlineCard'
import { CarPicture } from '@/components/CarPicture'
import { Tag } from '@/components/ModelCard.styles'
import { RouteButton } from '@/components/RouteButton'
import { dayPictureQuery } from '@/data/configurator/hero-picture-query'
import { usePictures } from '@/data/configurator/hooks'
import { announcedWords } from '@/domain/announced-carline'
import type { CarlineCode } from '@/domain/carline'
import { useAudience } from '@/routing/CurrentRoute'
import { Note, Text } from '@/ui/Text'

/** The link stands at the end of the card, as in the other cards of the row. */
const Body = styled(Parts.Body)`
  align-items: flex-start;
  > :last-child { margin-block-start: auto; }
`

/** The card of an announced carline, which has neither a price nor a configurator. */
export function AnnouncedCard({ carline }: { carline: CarlineCode }) {
  const { t } = useTranslation('models')
  const audience = useAudience()
  const { name, tagline } = announcedWords(carline, audience.language)
  const picture = usePictures(dayPictureQuery(audience, carline)).data?.pictures[0]
  return (
    <Parts.Card data-carline={carline} aria-label={name}>
      <Body>
        <Parts.Title>{name}</Parts.Title>
        {tagline && <Text>{tagline}</Text>}
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
        {picture && <CarPicture picture={picture} sizes={CARD_SIZES} />}
        <Tag $color="warm" $align="left">
          {t('overview.announced')}
        </Tag>
      </Parts.Scene>
    </Parts.Card>
  )
}
