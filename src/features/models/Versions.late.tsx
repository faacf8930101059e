import { useTranslation } from 'next-i18next/pages'
import { CarPicture } from '@/components/CarPicture'
import { LegalNote } from '@/components/LegalNote'
import { OfferButton } from '@/components/OfferButton.late'
import { Price } from '@/components/Price'
import { RouteButton } from '@/components/RouteButton'
import { Unanswered } from '@/components/Unanswered'
import { WltpLine } from '@/components/WltpLine'
import type { BaseConfiguration } from '@/contract/configurator'
import type { ModelledCarline } from '@/domain/carline'
import { formatMeasure } from '@/i18n/format'
import { SEPARATOR } from '@/i18n/punctuation'
import { useAudience } from '@/routing/CurrentRoute'
import { Cluster } from '@/ui/Cluster'
import { Grid } from '@/ui/Grid'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/Stack'
import { Note, Text } from '@/ui/Text'
import { useVersions } from './use-carline'
import * as S from './Versions.styles'

interface VersionsProps {
  carline: ModelledCarline
  /** True on the tab « versions »: with pictures and highlights. Otherwise it is a price list. */
  full?: boolean
}

export function Versions({ carline, full = false }: VersionsProps) {
  const { t } = useTranslation('models')
  const { builds, query } = useVersions(carline)
  return (
    <Stack as="section" $gap="m" id="versions">
      <Stack $gap="2xs">
        {!full && <Heading level={2}>{t('page.versions')}</Heading>}
        <Text $tone="muted">{t('page.versionsLead')}</Text>
      </Stack>
      {builds ? (
        <>
          {full ? (
            // Four cards stand in two rows of two, so that no card is alone in a row.
            <Grid $min={builds.length % 3 === 1 ? '24rem' : '19rem'}>
              {builds.map((build) => (
                <VersionCard key={build.id} build={build} />
              ))}
            </Grid>
          ) : (
            <S.Rows>
              {builds.map((build) => (
                <VersionRow key={build.id} build={build} />
              ))}
            </S.Rows>
          )}
          <LegalNote />
        </>
      ) : (
        <Unanswered queries={[query]}>
          <Skeleton $height="18rem" />
        </Unanswered>
      )}
    </Stack>
  )
}

function VersionRow({ build }: { build: BaseConfiguration }) {
  return (
    <S.Row data-version={build.version} aria-label={build.title}>
      <Stack $gap="3xs">
        <Heading level={3} size="m">
          {build.title}
        </Heading>
        <Character build={build} />
      </Stack>
      <Stack $gap="3xs">
        <Price money={build.price} withIncl />
        <WltpLine wltp={build.wltp} />
      </Stack>
      <VersionWays build={build} />
    </S.Row>
  )
}

function VersionCard({ build }: { build: BaseConfiguration }) {
  const { highlights, picture, price, title, version, wltp } = build
  return (
    <S.Version as="article" data-version={version} aria-label={title}>
      {picture && <CarPicture picture={picture} sizes="(min-width: 1280px) 26rem, (min-width: 768px) 50vw, 100vw" />}
      <S.Body>
        <Heading level={2} size="m">
          {title}
        </Heading>
        <Character build={build} />
        <Price money={price} withIncl />
        <WltpLine wltp={wltp} />
        {highlights.length > 0 && (
          <S.Highlights role="list">
            {highlights.map((highlight) => (
              <li key={highlight}>
                <Icon name="check" size="1em" />
                {highlight}
              </li>
            ))}
          </S.Highlights>
        )}
        <VersionWays build={build} />
      </S.Body>
    </S.Version>
  )
}

/** Fuel, power and gearbox in one line. */
function Character({ build }: { build: BaseConfiguration }) {
  const { t } = useTranslation('type')
  const { language } = useAudience()
  const { fuel_type, gearbox, drive, engine } = build
  const parts = [
    t(`fuel.${fuel_type}`),
    formatMeasure({ value: engine.power_ch, unit: 'ch' }, language),
    t(`gearbox.${gearbox}`),
    t(`drive.${drive}`),
  ]
  return <Note>{parts.join(SEPARATOR)}</Note>
}

function VersionWays({ build: { id, cupra_code, orderable, title } }: { build: BaseConfiguration }) {
  const { t } = useTranslation('models')
  if (!orderable) return <Text $tone="muted">{t('page.notOrderable')}</Text>
  return (
    <Cluster $gap="2xs">
      <RouteButton
        to="car-configurator.conf"
        params={{ id }}
        variant="secondary"
        size="s"
        aria-label={t('page.configureVersionName', { version: title })}
      >
        {t('page.configureVersion')}
      </RouteButton>
      <OfferButton cupra_code={cupra_code} car={title} variant="ghost" size="s" />
    </Cluster>
  )
}
