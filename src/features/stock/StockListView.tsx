import { useTranslation } from 'next-i18next/pages'
import { useDeferredValue } from 'react'
import { brand } from '@/brand/brand'
import { CARLINE_OF_STOCKS } from '@/brand/shown-carlines'
import { PageHead } from '@/components/PageHead'
import { Unanswered } from '@/components/Unanswered'
import type { ContentLink, PageContent } from '@/content/types'
import { CARLINE_NAMES, type CarlineCode } from '@/domain/carline'
import { type StockLayout, writeSearch } from '@/domain/stock-search'
import { browserOnly } from '@/late/browser-only'
import { hydrateNear } from '@/late/hydrate-near'
import { serverHtml } from '@/late/server-html'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { SkipLink } from '@/ui/SkipLink'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { ActiveFilters } from './filters/ActiveFilters'
import { FilterSheet } from './filters/FilterSheet'
import { usePanelLinks } from './filters/use-panel-links'
import { FeedLinks } from './list/FeedLinks'
import { ModelRail } from './list/ModelRail'
import { ResultPages } from './list/ResultPages'
import { ResultsBar } from './list/ResultsBar'
import { SearchNotes } from './list/SearchNotes'
import { ENTRIES_PER_PAGE, filterCount } from './list/stock-search'
import { type StockList, useStockList } from './list/use-stock-list'
import { WithoutIncentive } from './list/WithoutIncentive'
import { Aside, CardsPlace, Layout } from './StockListView.styles'

/** The cards of the first list need no code: they are pictures, links and text. */
const StockCards = serverHtml(() => import('./card/StockCards.late').then((module) => module.StockCards), {
  leavesOut: { vehicles: () => ({}) },
})
const Banner = serverHtml(() => import('@/components/Banner.late').then((module) => module.Banner))
const NoResults = serverHtml(() => import('./list/NoResults.late').then((module) => module.NoResults))
const NearMisses = serverHtml(() => import('./list/NearMisses.late').then((module) => module.NearMisses), {
  leavesOut: { misses: () => ({}) },
})
/** Only a link from a configuration (`likeCode`) shows similar cars. */
const SimilarCars = hydrateNear(() => import('./vehicle/SimilarCars.late').then((module) => module.SimilarCars))
const FilterPanel = hydrateNear(() => import('./filters/FilterPanel.late').then((module) => module.FilterPanel))
const FollowSearch = hydrateNear(() => import('./list/FollowSearch.late').then((module) => module.FollowSearch))
const CompareTray = browserOnly(() => import('./compare/CompareTray.late').then((module) => module.CompareTray))
const CardSkeletons = serverHtml(() => import('./card/CardSkeletons.late').then((module) => module.CardSkeletons))

/** Target of the skip link. */
const CARS = 'cars'

interface StockListViewProps {
  readonly params: { readonly modelName?: CarlineCode }
  /** The editorial content of the page, if it has some. */
  readonly page?: PageContent
  readonly banner?: ContentLink | null | undefined
}

/** The stock, or the stock of one model. Spec §2: stock, stock/{modelName}, its incentive page and stocks/formentor. */
export default function StockListView({ params, page, banner }: StockListViewProps) {
  const { t } = useTranslation('stock')
  const { name } = useCurrentRoute()
  const carline = name === 'stocks.formentor' ? CARLINE_OF_STOCKS : params.modelName
  const isIncentive = name === 'stock.flemish-region-incentive'
  const incentive = isIncentive ? 'FLEMISH_REGION_INCENTIVE' : undefined
  const { search, prefetch, canSort, ...list } = useStockList(carline, incentive)
  usePanelLinks()
  const { facets, total } = list
  const pages = list.shown && Math.ceil((list.shown.answer.entries ?? list.shown.answer.total) / ENTRIES_PER_PAGE)
  const panel = { search, facets, carline, among: list.shown?.answer.total }
  if (carline && incentive && !list.isOld && total === 0 && filterCount(search) === 0) {
    return <WithoutIncentive carline={carline} />
  }
  return (
    <Section $fromTop>
      <Container>
        <Stack $gap="s">
          <Title carline={carline} isIncentive={isIncentive} page={page} banner={banner} number={search.page} />
          <SearchNotes notes={search.notes} search={search} facets={facets} />
          <SkipLink href={`#${CARS}`} data-print="hide">
            {t('to_cars')}
          </SkipLink>
          <ModelRail
            search={search}
            values={facets?.find(({ code }) => code === 'carline')?.values}
            carline={carline}
          />
          {search.likeCode && <SimilarCars code={search.likeCode} layout={search.layout} />}
          <Layout {...prefetch}>
            <Aside aria-label={t('filters.title')}>
              <FilterPanel {...panel} />
            </Aside>
            <Stack $gap="s">
              <ResultsBar
                total={list.hasFailed ? undefined : total}
                pages={pages}
                isUnanswered={list.hasFailed}
                search={search}
                canSort={canSort}
                sheet={<FilterSheet {...panel} total={total} />}
              />
              <ActiveFilters search={search} facets={facets} />
              <div id={CARS}>
                <Results list={list} layout={search.layout} carline={carline} />
              </div>
              {pages !== undefined && <ResultPages pages={pages} search={search} />}
              <FollowSearch {...panel} />
            </Stack>
          </Layout>
        </Stack>
      </Container>
      <FeedLinks search={search} carline={carline} />
      <CompareTray />
    </Section>
  )
}

interface TitleProps extends Pick<StockListViewProps, 'page' | 'banner'> {
  carline: CarlineCode | undefined
  isIncentive: boolean
  /** Number of pages of the list. */
  number: number
}

function Title({ carline, isIncentive, page, banner, number }: TitleProps) {
  const { t } = useTranslation('stock')
  const model = carline && CARLINE_NAMES[carline]
  const ownTitle = !model ? t('title') : t(isIncentive ? 'incentive.title' : 'title_model', { model })
  const title = page?.title ?? ownTitle
  const numbered = (one: string) => (number > 1 ? t('pages.title', { title: one, page: number }) : one)
  const description =
    page?.description ?? (model ? t('description_model', { model }) : t('description', { brand: brand.name }))
  return (
    <Stack $gap="3xs">
      <PageHead title={(page?.headTitles ?? [title]).map(numbered)} description={description} />
      <Heading level={1} size="l">
        {title}
      </Heading>
      {banner ? <Banner banner={banner} /> : <Text $tone="muted">{page?.lead ?? t('lead')}</Text>}
    </Stack>
  )
}

interface ResultsProps {
  list: Pick<StockList, 'query' | 'shown' | 'isOld'>
  layout: StockLayout
  carline: CarlineCode | undefined
}

function Results({ list, layout, carline }: ResultsProps) {
  // The count and the filters are rendered first. The cards follow in slices, so that the next click does not wait for them.
  const shown = useDeferredValue(list.shown)
  const isOld = list.isOld || shown !== list.shown
  const misses = shown?.answer.near_misses ?? []
  return (
    <Unanswered queries={list.isOld ? [list.query] : []}>
      {!shown ? (
        <CardSkeletons layout={layout} />
      ) : shown.answer.total === 0 ? (
        <NoResults answer={shown.answer} search={shown.search} />
      ) : (
        <CardsPlace $isOld={isOld} aria-busy={isOld}>
          <StockCards
            vehicles={shown.answer.vehicles}
            answerTo={`${carline} ${JSON.stringify(writeSearch(shown.search))}`}
            layout={layout}
            answerTime={shown.at}
          />
          {misses.length > 0 && <NearMisses misses={misses} search={shown.search} />}
        </CardsPlace>
      )}
    </Unanswered>
  )
}
