import { useTranslation } from 'next-i18next/pages'
import { serverHtml } from '@/components/lazy/server-html'
import { PageHead } from '@/components/PageHead'
import { Unanswered } from '@/components/Unanswered'
import { useLastGood } from '@/components/use-last-good'
import { useFeatureFlag } from '@/data/feature-flags/hooks'
import { useStockVehicles } from '@/data/stock/hooks'
import { CARLINE_NAMES } from '@/domain/carline'
import { useAudience, useCurrentRoute } from '@/routing/CurrentRoute'
import { Container } from '@/ui/Container'
import { Grid } from '@/ui/Grid'
import { Heading } from '@/ui/Heading'
import { Notice } from '@/ui/Notice'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { StockFilters } from './StockFilters'
import type { StockListViewProps } from './StockListView.props'
import { Layout, ResultsBar } from './StockListView.styles'
import { StockSortLinks } from './StockSortLinks'
import { parseSearch, searchBody, VEHICLES_PER_PAGE } from './stock-search'

/** Two dozen cars that nobody has filtered yet are pictures, links and words. */
const StockResults = serverHtml(() => import('./StockResults').then((module) => module.StockResults))

/** As long as the cars that will come, so that whoever switches the audience far down stays there. */
function ResultsSkeleton() {
  return (
    <Grid $min="17rem" aria-hidden>
      {Array.from({ length: VEHICLES_PER_PAGE }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
        <Skeleton key={place} $height="26rem" />
      ))}
    </Grid>
  )
}

/** The stock, or the stock of one model. Spec §2: stock, stock/{modelName}, its incentive page and stocks/formentor. */
export default function StockListView({ params, page }: StockListViewProps) {
  const { t } = useTranslation('stock')
  const audience = useAudience()
  const { name, query } = useCurrentRoute()
  const canSort = useFeatureFlag('STOCK_ORDER_BY')
  const carline = name === 'stocks.formentor' ? 'FORMENTOR' : params.modelName
  const search = parseSearch(query)
  const stock = useStockVehicles(searchBody(search, carline, audience))
  // A search that fails leaves the one before it, so that its filters can be changed.
  const answer = useLastGood(stock.data, `${audience.language} ${audience.salesType} ${carline}`)
  const isOld = stock.data === undefined || stock.isPlaceholderData

  const model = carline && CARLINE_NAMES[carline]
  const isIncentive = name === 'stock.flemish-region-incentive'
  const ownTitle = !model ? t('title') : isIncentive ? t('incentive.title', { model }) : t('title_model', { model })
  const title = page?.title ?? ownTitle
  const description = page?.description ?? (model ? t('description_model', { model }) : t('description'))
  return (
    <Section $tight>
      <PageHead title={page?.headTitle ?? title} description={description} />
      <Container>
        <Stack $gap="xl">
          <Stack $gap="s">
            <Heading level={1}>{title}</Heading>
            <Text $tone="muted">{page?.lead ?? t('lead')}</Text>
            {isIncentive && (
              <Notice>
                <Text>{t('incentive.ended')}</Text>
              </Notice>
            )}
          </Stack>
          <Layout>
            <StockFilters search={search} facets={answer?.facets} carline={carline} />
            <Stack $gap="m">
              <ResultsBar>
                <Text role="status" $strong>
                  {stock.error ? t('unanswered') : answer ? t('results', { count: answer.total }) : t('loading')}
                </Text>
                {canSort && <StockSortLinks search={search} />}
              </ResultsBar>
              <Unanswered queries={isOld ? [stock] : []}>
                {answer ? <StockResults answer={answer} search={search} isOld={isOld} /> : <ResultsSkeleton />}
              </Unanswered>
            </Stack>
          </Layout>
        </Stack>
      </Container>
    </Section>
  )
}
