import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { CarPicture } from '@/components/CarPicture'
import { LegalNote } from '@/components/LegalNote'
import { PageHead } from '@/components/PageHead'
import { Price } from '@/components/Price'
import { RouteButton } from '@/components/RouteButton'
import { Unanswered } from '@/components/Unanswered'
import { useAudienceQuery } from '@/components/use-audience-query'
import { WltpLine } from '@/components/WltpLine'
import type { BaseConfiguration } from '@/contract/configurator'
import { useConfigurations } from '@/data/configurator/hooks'
import { announcedWords } from '@/domain/announced-carline'
import { CARLINE_NAMES, carlineOnSale } from '@/domain/carline'
import { useAudience } from '@/routing/CurrentRoute'
import type { RouteParams } from '@/routing/params'
import { RouteLink } from '@/routing/RouteLink'
import { Card, CardBody } from '@/ui/Card'
import { Container } from '@/ui/Container'
import { Grid } from '@/ui/Grid'
import { Heading } from '@/ui/Heading'
import { Notice } from '@/ui/Notice'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { type } from '@/ui/theme/css-vars'
import { VersionsTable } from './start/CarlineStartView.Table'

const Highlights = styled.ul`
  padding-inline-start: 1.2em;
  font-size: ${type.s};
`

/** The base configurations of a carline, one for each version, and the differences between the versions. */
export default function CarlineStartView({ params }: { readonly params: RouteParams<'car-configurator.carline'> }) {
  const { t } = useTranslation('ccf')
  const { language } = useAudience()
  const requested = params.carline_code
  // If neither carline can be ordered, the route redirects to the model's page (route-flag.ts).
  const carline = carlineOnSale(requested) ?? requested
  const model = CARLINE_NAMES[carline]
  const query = useConfigurations({ ...useAudienceQuery(), carline_code: carline })
  const { data } = query
  return (
    <Section $tight>
      <PageHead title={t('start.versions.title', { model })} description={t('start.versions.lead')} noindex />
      <Container>
        <Stack $gap="xl">
          <Stack $gap="s">
            <Heading level={1}>{t('start.versions.title', { model })}</Heading>
            <Text $size="m" $tone="muted">
              {t('start.versions.lead')}
            </Text>
            {requested !== carline && (
              <Notice role="note">
                <Text>
                  {t('start.versions.announced', { announced: announcedWords(requested, language).name, model })}
                </Text>
              </Notice>
            )}
          </Stack>
          {data ? (
            <>
              {/* Four cards stand in two rows of two, so that no card is alone in a row. */}
              <Grid as="ul" role="list" $min={data.configurations.length % 3 === 1 ? '26rem' : '20rem'}>
                {data.configurations.map((build, index) => (
                  <li key={build.id}>
                    <Version build={build} priority={index < 2} />
                  </li>
                ))}
              </Grid>
              {data.configurations.length === 0 && (
                <Notice role="note">
                  <Text>{t('start.versions.none', { model })}</Text>
                </Notice>
              )}
              <LegalNote />
              {data.configurations.length > 1 && <VersionsTable builds={data.configurations} />}
            </>
          ) : (
            <Unanswered queries={[query]}>
              <Skeleton $height="24rem" />
            </Unanswered>
          )}
          <div>
            <RouteLink to="car-configurator.models">{t('conf.otherModel')}</RouteLink>
          </div>
        </Stack>
      </Container>
    </Section>
  )
}

const FullCard = styled(Card)`
  height: 100%;
`

function Version({ build, priority }: { build: BaseConfiguration; priority: boolean }) {
  const { t } = useTranslation('ccf')
  return (
    <FullCard as="article" $open aria-label={build.title}>
      {build.picture && (
        <CarPicture
          picture={build.picture}
          sizes="(min-width: 80rem) 26rem, (min-width: 48rem) 45vw, 100vw"
          priority={priority}
        />
      )}
      <CardBody>
        <Heading level={2} size="m">
          {build.title}
        </Heading>
        <Price money={build.price} withIncl />
        <WltpLine wltp={build.wltp} />
        {build.highlights.length > 0 && (
          <Highlights>
            {build.highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </Highlights>
        )}
        <RouteButton
          to="car-configurator.conf"
          params={{ id: build.id }}
          size="s"
          aria-label={t('start.versions.startWith', { version: build.title })}
        >
          {t('start.versions.start')}
        </RouteButton>
      </CardBody>
    </FullCard>
  )
}
