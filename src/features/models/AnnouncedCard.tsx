import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { RouteButton } from '@/components/RouteButton'
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
  background: linear-gradient(${color.cupraPetrol}, ${color.surface} 70%);
`

/** A carline that is announced: no price, no configurator, an honest word. */
export function AnnouncedCard({ carline }: { carline: AnnouncedCarline }) {
  const { t } = useTranslation('models')
  return (
    <Root as="article" data-carline={carline}>
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
