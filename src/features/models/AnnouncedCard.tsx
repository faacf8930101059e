import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { CarPicture } from '@/components/CarPicture'
import { RouteButton } from '@/components/RouteButton'
import { heroPictureQuery } from '@/data/configurator/hero-picture-query'
import { usePictures } from '@/data/configurator/hooks'
import { useAudience } from '@/routing/CurrentRoute'
import { Badge } from '@/ui/Badge'
import { Card } from '@/ui/Card'
import { Heading } from '@/ui/Heading'
import { Text } from '@/ui/Text'
import { color, space } from '@/ui/theme/css-vars'
import type { AnnouncedCarline } from './families'

const Root = styled(Card)`
  gap: ${space.xs};
  align-items: flex-start;
  justify-content: flex-end;
  min-height: 16rem;
  background: linear-gradient(${color.canvas} 30%, ${color.surface});
  overflow: clip;
`

/** A line of light in the dark, from edge to edge. */
const Scene = styled.div`
  align-self: stretch;
  margin: calc(-1 * ${space.m}) calc(-1 * ${space.m}) auto;
`

/** A carline that is announced: no price, no configurator, an honest word. */
export function AnnouncedCard({ carline }: { carline: AnnouncedCarline }) {
  const { t } = useTranslation('models')
  const teaser = usePictures(heroPictureQuery(useAudience(), carline)).data?.pictures[0]
  return (
    <Root as="article" data-carline={carline}>
      {teaser && (
        <Scene>
          <CarPicture picture={teaser} sizes="(min-width: 80rem) 26rem, (min-width: 48rem) 45vw, 100vw" />
        </Scene>
      )}
      <Badge $color="desertSand">{t('overview.announced')}</Badge>
      <Heading level={3} size="m">
        {t(`carline.${carline}.name`)}
      </Heading>
      <Text>{t(`carline.${carline}.tagline`)}</Text>
      <Text $size="s" $tone="muted">
        {t('overview.announcedText')}
      </Text>
      <RouteButton
        to="models.carline"
        params={{ carline_code: carline }}
        variant="secondary"
        size="s"
        aria-label={t('card.announcedModel', { model: t(`carline.${carline}.name`) })}
      >
        {t('card.announced')}
      </RouteButton>
    </Root>
  )
}
