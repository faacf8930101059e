import { useTranslation } from 'next-i18next/pages'
import { useMemo, useState } from 'react'
import { PageHead } from '@/components/PageHead'
import { Unanswered } from '@/components/Unanswered'
import { useLastGood } from '@/components/use-last-good'
import type { PageContent } from '@/content/types'
import { useFeatureFlags } from '@/data/feature-flags/hooks'
import { useStockVehicles } from '@/data/stock/hooks'
import { CARLINE_NAMES, type CarlineCode } from '@/domain/carline'
import { writeSearch } from '@/domain/stock-search'
import { browserOnly } from '@/late/browser-only'
import { hydrateNear } from '@/late/hydrate-near'
import { serverHtml } from '@/late/server-html'
import { useAudience, useCurrentRoute } from '@/routing/CurrentRoute'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Notice } from '@/ui/Notice'
import { Section } from '@/ui/Section'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { ActiveFilters } from './filters/ActiveFilters'
import { FilterSheet } from './filters/FilterSheet'
import { usePanelLinks } from './filters/use-panel-links'
import { FeedLinks } from './list/FeedLinks'
import { ResultPages } from './list/ResultPages'
import { ResultsBar } from './list/ResultsBar'
import { SearchNotes } from './list/SearchNotes'
import { filterCount, searchBody, totalFromFacets } from './list/stock-search'
import { useSearchPrefetch } from './list/use-search-prefetch'
import { useStockSearch } from './list/use-stock-search'
import { Aside, CardsPlace, Layout } from './StockListView.styles'

/** Two dozen cars that nobody has filtered yet are pictures, links and words. */
const StockCards = serverHtml(() => import('./card/StockCards.late').then((module) => module.StockCards), {
  leavesOut: { vehicles: () => ({}) },
})
const StockOverview = serverHtml(() => import('./list/StockOverview.late').then((module) => module.StockOverview))
const NoResults = serverHtml(() => import('./list/NoResults.late').then((module) => module.NoResults))
/** Of a build's link alone. */
const LikeCars = hydrateNear(() => import('./vehicle/LikeCars.late').then((module) => module.LikeCars))
const FilterPanel = hydrateNear(() => import('./filters/FilterPanel.late').then((module) => module.FilterPanel))
const FollowSearch = hydrateNear(() => import('./list/FollowSearch.late').then((module) => module.FollowSearch))
const CompareTray = browserOnly(() => import('./compare/CompareTray.late').then((module) => module.CompareTray))
const CardSkeletons = serverHtml(() => import('./card/CardSkeletons.late').then((module) => module.CardSkeletons))

interface StockListViewProps {
  readonly params: { readonly modelName?: CarlineCode }
  /** An editor's words, where the page has some. */
  readonly page?: PageContent
}

/** The stock, or the stock of one model. Spec §2: stock, stock/{modelName}, its incentive page and stocks/formentor. */
export default function StockListView({ params, page }: StockListViewProps) {
  const { t } = useTranslation('stock')
  const audience = useAudience()
  const { name } = useCurrentRoute()
  const flags = useFeatureFlags()
  const carline = name === 'stocks.formentor' ? 'FORMENTOR' : params.modelName
  const search = useStockSearch()
  const context = { audience, flags, carline }
  const stock = useStockVehicles(searchBody(search, context))
  const prefetch = useSearchPrefetch(context)
  usePanelLinks()
  const { data, isPlaceholderData, dataUpdatedAt, error } = stock
  const current = useMemo(
    () => (data && !isPlaceholderData ? { answer: data, search, at: dataUpdatedAt } : undefined),
    [data, isPlaceholderData, dataUpdatedAt, search],
  )
  // While a search is on its way, and where it fails, the one before it stays, so that its filters can be changed.
  const shown = useLastGood(current, `${audience.language} ${audience.salesType} ${carline}`)
  const isOld = current === undefined
  const facets = shown?.answer.facets
  const total = isOld && shown && facets ? totalFromFacets(facets, shown.search, search) : shown?.answer.total

  // Of the whole stock. It stays when filters are chosen: the panel below must not move away under the pointer.
  const models = filterCount(search) === 0 ? facets?.find(({ code }) => code === 'carline')?.values : undefined
  const [overview, keepOverview] = useState(models)
  if (models && models !== overview) keepOverview(models)

  const model = carline && CARLINE_NAMES[carline]
  const isIncentive = name === 'stock.flemish-region-incentive'
  const ownTitle = !model ? t('title') : isIncentive ? t('incentive.title', { model }) : t('title_model', { model })
  const title = page?.title ?? ownTitle
  const description = page?.description ?? (model ? t('description_model', { model }) : t('description'))
  const panel = { search, facets, carline }
  return (
    <Section $tight>
      <PageHead title={page?.headTitle ?? title} description={description} />
      <FeedLinks search={search} carline={carline} />
      <Container>
        <Stack $gap="l">
          <Stack $gap="2xs">
            <Heading level={1} size="xl">
              {title}
            </Heading>
            <Text $tone="muted">{page?.lead ?? t('lead')}</Text>
            {isIncentive && (
              <Notice>
                <Text>{t('incentive.ended')}</Text>
              </Notice>
            )}
          </Stack>
          <SearchNotes notes={search.notes} search={search} facets={facets} />
          {!carline && search.page === 1 && overview && <StockOverview values={overview} />}
          {search.likeCode && <LikeCars code={search.likeCode} layout={search.layout} />}
          <Layout {...prefetch}>
            <Aside aria-label={t('filters.title')}>
              <FilterPanel {...panel} />
            </Aside>
            <Stack $gap="s">
              <ResultsBar
                total={error ? undefined : total}
                isUnanswered={Boolean(error)}
                search={search}
                canSort={flags.STOCK_ORDER_BY === true}
                sheet={<FilterSheet {...panel} total={total} />}
              />
              <ActiveFilters search={search} facets={facets} />
              <Unanswered queries={isOld ? [stock] : []}>
                {!shown ? (
                  <CardSkeletons layout={search.layout} />
                ) : shown.answer.total === 0 ? (
                  <NoResults answer={shown.answer} search={shown.search} />
                ) : (
                  <CardsPlace $isOld={isOld} aria-busy={isOld}>
                    <StockCards
                      vehicles={shown.answer.vehicles}
                      answerTo={`${carline} ${searchKey(shown.search)}`}
                      layout={search.layout}
                      answerTime={shown.at}
                    />
                  </CardsPlace>
                )}
              </Unanswered>
              {shown && <ResultPages entries={shown.answer.entries ?? shown.answer.total} search={search} />}
              <FollowSearch {...panel} />
            </Stack>
          </Layout>
        </Stack>
      </Container>
      <CompareTray />
    </Section>
  )
}

const searchKey = (search: Parameters<typeof writeSearch>[0]) => JSON.stringify(writeSearch(search))
