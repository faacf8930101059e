import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { PageHead } from '@/components/PageHead'
import { RemoteError } from '@/components/RemoteError'
import { useAudienceQuery } from '@/components/use-audience-query'
import { brand } from '@/config/brand'
import type { PageContent } from '@/content/types'
import { useModelsPrices } from '@/data/configurator/hooks'
import { MOTORISATIONS, motorisationsOf } from '@/domain/fuel-type'
import { RouteLink } from '@/routing/RouteLink'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { SegmentedControl } from '@/ui/SegmentedControl'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { space } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'
import { AnnouncedCard } from './AnnouncedCard'
import { familiesOf } from './families'
import { ModelCardWithLinks } from './ModelCardWithLinks'
import { ModelsLoading } from './ModelsLoading'

const ANY = ''

/** The browser itself filters, script or not: a motorisation hides what has none of it, and families that are left empty. */
const filters = MOTORISATIONS.map(
  (kind) => `&:has([value="${kind}"]:checked) {
    [data-motorisations]:not([data-motorisations~="${kind}"]), section:not(:has([data-motorisations~="${kind}"])) { display: none; }
  }`,
).join('\n')

const Range = styled.div`
  display: grid;
  gap: ${space.xl};
  ${filters}
`

/** Families side by side where they are small; each keeps its cards together. */
const Families = styled.div`
  display: grid;
  gap: ${space['2xl']} ${space.m};
  ${from.m} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${from.l} { grid-template-columns: repeat(4, minmax(0, 1fr)); grid-auto-flow: dense; }
`

const FamilyOfCards = styled.section<{ $size: number }>`
  display: grid;
  gap: ${space.m};
  align-content: start;
  ${from.m} { grid-template-columns: subgrid; grid-column: span ${({ $size }) => Math.min($size, 2)}; }
  ${from.l} { grid-column: span ${({ $size }) => Math.min($size, 4)}; }
  > h2 { grid-column: 1 / -1; }
  > div { display: grid; }
`

interface ModelsViewProps {
  /** The opening words, where editors wrote some. */
  page?: Pick<PageContent, 'title' | 'headTitle' | 'description' | 'lead'>
}

/** Every carline, family by family. */
export default function ModelsView({ page }: ModelsViewProps) {
  const { t } = useTranslation('models')
  const { data, error, refetch } = useModelsPrices(useAudienceQuery())
  return (
    <Section $tight>
      <PageHead
        title={page?.headTitle ?? t('overview.title')}
        description={page?.description ?? t('overview.description', { brand: brand.name })}
      />
      <Container>
        <Stack $gap="2xl">
          <Stack $gap="s">
            <Heading level={1} size="display">
              {page?.title ?? t('overview.title')}
            </Heading>
            <Text $size="m" $tone="muted">
              {page?.lead ?? t('overview.lead')}
            </Text>
            <p>
              <RouteLink to="models-v2">{t('overview.explorer')}</RouteLink>
            </p>
          </Stack>
          {data ? (
            <Range>
              <SegmentedControl
                label={t('explorer.question.motorisation')}
                hideLabel
                name="motorisation"
                defaultValue={ANY}
                options={[
                  { value: ANY, label: t('overview.all') },
                  ...MOTORISATIONS.map((kind) => ({ value: kind as string, label: t(`motorisation.${kind}`) })),
                ]}
              />
              <Families>
                {familiesOf(data.models).map(({ name, models, announced }, place) => (
                  <FamilyOfCards key={name} $size={models.length + announced.length}>
                    <Heading level={2}>{name}</Heading>
                    {models.map((model, index) => (
                      <div key={model.carline_code} data-motorisations={motorisationsOf(model.fuel_types).join(' ')}>
                        <ModelCardWithLinks model={model} priority={place === 0 && index < 2} />
                      </div>
                    ))}
                    {announced.map((carline) => (
                      <div key={carline} data-motorisations="">
                        <AnnouncedCard carline={carline} />
                      </div>
                    ))}
                  </FamilyOfCards>
                ))}
              </Families>
            </Range>
          ) : error ? (
            <RemoteError error={error} retry={refetch} />
          ) : (
            <ModelsLoading />
          )}
        </Stack>
      </Container>
    </Section>
  )
}
