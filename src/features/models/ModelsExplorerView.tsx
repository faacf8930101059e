import { useTranslation } from 'next-i18next/pages'
import { useId } from 'react'
import styled from 'styled-components'
import { PageHead } from '@/components/PageHead'
import { RemoteError } from '@/components/RemoteError'
import { useAudienceQuery } from '@/components/use-audience-query'
import { brand } from '@/config/brand'
import type { PageContent } from '@/content/types'
import { useModelsPrices } from '@/data/configurator/hooks'
import { MOTORISATIONS } from '@/domain/fuel-type'
import { formatEuro } from '@/i18n/format'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import { RouteLink } from '@/routing/RouteLink'
import { Container } from '@/ui/Container'
import { Grid } from '@/ui/Grid'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { color, size, space } from '@/ui/theme/css-vars'
import { ModelCardWithLinks } from './ModelCardWithLinks'
import { ModelsLoading } from './ModelsLoading'
import { BUDGETS, filterModels, type ModelFilter, readModelFilter } from './model-filter'

const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space['2xs']};
`

const Choice = styled(RouteLink<'models-v2'>)`
  display: inline-flex;
  align-items: center;
  min-height: ${size.touch};
  padding-inline: ${space.s};
  border: 1px solid ${color.edge};
  text-decoration: none;
  &:hover { border-color: ${color.text}; }
  &[aria-current] { border-color: ${color.accent}; background: ${color.raised}; }
`

interface ModelsExplorerViewProps {
  /** The opening words, where editors wrote some. */
  page?: Pick<PageContent, 'title' | 'description' | 'lead'>
}

/** The models by what drives them and what they may cost. The address holds the filter; each value is a link. */
export default function ModelsExplorerView({ page }: ModelsExplorerViewProps) {
  const { t } = useTranslation('models')
  const { language, salesType, query } = useCurrentRoute()
  const { data, error, refetch } = useModelsPrices(useAudienceQuery())
  const filter = readModelFilter(query)
  const models = data && filterModels(data.models, filter, salesType)
  return (
    <Section $tight>
      <PageHead
        title={page?.title ?? t('explorer.title')}
        description={page?.description ?? t('explorer.description', { brand: brand.name })}
      />
      <Container>
        <Stack $gap="xl">
          <Stack $gap="s">
            <Heading level={1}>{page?.title ?? t('explorer.title')}</Heading>
            <Text $size="m" $tone="muted">
              {page?.lead ?? t('explorer.lead')}
            </Text>
          </Stack>
          <Stack $gap="m">
            <FilterChoices
              title={t('explorer.motorisation')}
              filter={filter}
              choices={[
                { label: t('explorer.all'), change: { motorisation: undefined } },
                ...MOTORISATIONS.map((kind) => ({ label: t(`motorisation.${kind}`), change: { motorisation: kind } })),
              ]}
            />
            <FilterChoices
              title={t('explorer.budget')}
              filter={filter}
              choices={[
                { label: t('explorer.anyBudget'), change: { budget: undefined } },
                ...BUDGETS.map((budget) => ({
                  label: t('explorer.under', { amount: formatEuro(budget, language, { decimals: 0 }) }),
                  change: { budget },
                })),
              ]}
            />
          </Stack>
          {models ? (
            <Stack as="section" $gap="m">
              <Text role="status">{t('explorer.count', { count: models.length })}</Text>
              {models.length === 0 && (
                <Text>
                  {t('explorer.none')}{' '}
                  <RouteLink to="models-v2" scroll={false}>
                    {t('explorer.reset')}
                  </RouteLink>
                </Text>
              )}
              <Grid $min="20rem">
                {models.map((model) => (
                  <ModelCardWithLinks key={model.carline_code} model={model} />
                ))}
              </Grid>
            </Stack>
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

interface FilterChoicesProps {
  title: string
  filter: ModelFilter
  choices: readonly { label: string; change: ModelFilter }[]
}

function FilterChoices({ title, filter, choices }: FilterChoicesProps) {
  const id = useId()
  return (
    <div>
      <Heading level={2} size="m" id={id}>
        {title}
      </Heading>
      <Choices role="list" aria-labelledby={id}>
        {choices.map(({ label, change }) => {
          const next = { ...filter, ...change }
          const isCurrent = next.motorisation === filter.motorisation && next.budget === filter.budget
          return (
            <li key={label}>
              <Choice to="models-v2" params={{ ...next }} shallow scroll={false} aria-current={isCurrent || undefined}>
                {label}
              </Choice>
            </li>
          )
        })}
      </Choices>
    </div>
  )
}
