import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { brand } from '@/brand/brand'
import { PageHead } from '@/components/PageHead'
import { Unanswered } from '@/components/Unanswered'
import { useAudienceQuery } from '@/components/use-audience-query'
import type { PageContent } from '@/content/types'
import { useModelsPrices } from '@/data/configurator/hooks'
import { serverHtml } from '@/late/server-html'
import { RouteLink } from '@/routing/RouteLink'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { ModelsLoading } from './ModelsLoading'

/** The families are filtered by a style sheet: no code is needed for it. */
const ModelFamilies = serverHtml(() => import('./ModelFamilies.late').then((module) => module.ModelFamilies))

const MonthlyEntry = serverHtml(() => import('@/components/MonthlyEntry.late').then((module) => module.MonthlyEntry))

/** As high as its line: the words alone are too low to be pressed with ease. */
const Onward = styled.p`
  a { display: inline-block; }
`

interface ModelsViewProps {
  /** The opening words, where editors wrote some. */
  readonly page?: Pick<PageContent, 'title' | 'headTitles' | 'description' | 'lead'>
}

/** Every carline, family by family. */
export default function ModelsView({ page }: ModelsViewProps) {
  const { t } = useTranslation('models')
  const prices = useModelsPrices(useAudienceQuery())
  const { data } = prices
  return (
    <Section $fromTop>
      <PageHead
        title={page?.headTitles ?? t('overview.title')}
        description={page?.description ?? t('overview.description', { brand: brand.name })}
      />
      <Container>
        <Stack $gap="m">
          <Stack $gap="3xs">
            <Heading level={1} size="l">
              {page?.title ?? t('overview.title')}
            </Heading>
            <Text $tone="muted">{page?.lead ?? t('overview.lead')}</Text>
            <Onward>
              <RouteLink to="models-v2">{t('overview.explorer')}</RouteLink>
            </Onward>
          </Stack>
          {data ? (
            <ModelFamilies models={data.models} />
          ) : (
            <Unanswered queries={[prices]}>
              <ModelsLoading />
            </Unanswered>
          )}
        </Stack>
      </Container>
      <MonthlyEntry />
    </Section>
  )
}
