import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { LegalNote } from '@/components/LegalNote'
import { Price } from '@/components/Price'
import { RemoteError } from '@/components/RemoteError'
import { RouteButton } from '@/components/RouteButton'
import { WltpLine } from '@/components/WltpLine'
import type { StartBuild } from '@/contract/configurator'
import type { SoldCarline } from '@/domain/carline'
import { formatMeasure } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Card } from '@/ui/Card'
import { Grid } from '@/ui/Grid'
import { Heading } from '@/ui/Heading'
import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { space } from '@/ui/theme/css-vars'
import { useVersions } from './use-carline'

const Version = styled(Card)`
  gap: ${space.xs};
  align-items: flex-start;
  > :last-child { margin-block-start: auto; }
`

const Highlights = styled.ul`
  padding-inline-start: 1.1em;
`

/** The versions of a carline, each a complete car at its price, with its WLTP figures beside. */
export function Versions({ carline }: { carline: SoldCarline }) {
  const { t } = useTranslation('models')
  const { builds, error, refetch } = useVersions(carline)
  return (
    <Stack as="section" $gap="m" id="versions">
      <Stack $gap="2xs">
        <Heading level={2}>{t('page.versions')}</Heading>
        <Text $tone="muted">{t('page.versionsLead')}</Text>
        <LegalNote />
      </Stack>
      {builds ? (
        <Grid $min="19rem">
          {builds.map((build) => (
            <VersionCard key={build.id} build={build} />
          ))}
        </Grid>
      ) : error ? (
        <RemoteError error={error} retry={refetch} />
      ) : (
        <Skeleton $height="18rem" />
      )}
    </Stack>
  )
}

function VersionCard({ build }: { build: StartBuild }) {
  const { t } = useTranslation(['models', 'type'])
  const { language } = useAudience()
  const { title, fuel_type, gearbox, drive, engine, price, wltp, highlights, orderable, id } = build
  const character = [
    t(`type:fuel.${fuel_type}`),
    formatMeasure({ value: engine.power_ch, unit: 'ch' }, language),
    t(`type:gearbox.${gearbox}`),
    t(`type:drive.${drive}`),
  ]
  return (
    <Version as="article" data-version={build.version}>
      <Heading level={3} size="m">
        {title}
      </Heading>
      <Text $size="s" $tone="muted">
        {character.join(' · ')}
      </Text>
      <Price money={price} withIncl />
      <WltpLine wltp={wltp} />
      {highlights.length > 0 && (
        <Highlights>
          {highlights.map((highlight) => (
            <Text as="li" key={highlight} $size="s">
              {highlight}
            </Text>
          ))}
        </Highlights>
      )}
      {orderable ? (
        <RouteButton
          to="car-configurator.conf"
          params={{ id }}
          variant="secondary"
          size="s"
          aria-label={t('models:page.configureVersionName', { version: title })}
        >
          {t('models:page.configureVersion')}
        </RouteButton>
      ) : (
        <Text $tone="muted">{t('models:page.notOrderable')}</Text>
      )}
    </Version>
  )
}
