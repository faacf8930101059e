import { useTranslation } from 'next-i18next/pages'
import { PageHead } from '@/components/PageHead'
import { RouteButton } from '@/components/RouteButton'
import { ANNOUNCED_CARLINES } from '@/domain/carline'
import { Badge } from '@/ui/Badge'
import { Cluster } from '@/ui/Cluster'
import { Container } from '@/ui/Container'
import { Grid } from '@/ui/Grid'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import type { AnnouncedCarline } from './families'
import { ModelCardWithLinks } from './ModelCardWithLinks'
import { useCarlinePrice } from './use-carline'

/** A carline that is announced: what is known, the one that can be had today, and whom to ask. */
export function AnnouncedCarlineView({ carline }: { carline: AnnouncedCarline }) {
  const { t } = useTranslation('models')
  const onSale = ANNOUNCED_CARLINES[carline]
  const { model } = useCarlinePrice(onSale)
  const name = t(`carline.${carline}.name`)
  const nameOnSale = t(`carline.${onSale}.name`)
  return (
    <Section $tight>
      <PageHead title={t('page.announcedTitle', { model: name })} description={t(`carline.${carline}.intro`)} />
      <Container>
        <Stack $gap="2xl">
          <Stack $gap="s" $align="start">
            <Badge $color="desertSand">{t('overview.announced')}</Badge>
            <Heading level={1} size="display">
              {name}
            </Heading>
            <Text $size="m">{t(`carline.${carline}.tagline`)}</Text>
            <Text $tone="muted">
              {t(`carline.${carline}.intro`)} {t('page.announcedLead')}
            </Text>
            <Cluster>
              <RouteButton to="contact">{t('page.contact')}</RouteButton>
              <RouteButton to="models" variant="secondary">
                {t('page.allModels')}
              </RouteButton>
            </Cluster>
          </Stack>
          <Stack as="section" $gap="m">
            <Heading level={2}>{t('page.onSaleNow', { model: nameOnSale })}</Heading>
            <Text>{t('page.onSaleNowText', { model: nameOnSale })}</Text>
            {model ? (
              <Grid $min="20rem">
                <ModelCardWithLinks model={model} />
              </Grid>
            ) : (
              <p>
                <RouteButton to="models.carline" params={{ carline_code: onSale }} variant="secondary">
                  {t('page.discover', { model: nameOnSale })}
                </RouteButton>
              </p>
            )}
          </Stack>
        </Stack>
      </Container>
    </Section>
  )
}
