import { Blocks } from '@/blocks/Blocks'
import { PageHead } from '@/components/PageHead'
import type { ArticleSummary, PageContent } from '@/content/types'
import { navigationQueries } from '@/data/navigation/queries'
import { serverHtml } from '@/late/server-html'
import { HomeHero } from './HomeHero'

/** Needs no code: pictures, links and text. */
const HomeModels = serverHtml(() => import('./HomeModels.late').then((module) => module.HomeModels), {
  queries: ({ language }) => [navigationQueries.cars(language)],
})
const MonthlyEntry = serverHtml(() => import('@/components/MonthlyEntry.late').then((module) => module.MonthlyEntry))
const HomeNews = serverHtml(() => import('./HomeNews.late').then((module) => module.HomeNews), {
  leavesOut: { articles: () => ({}) },
})

interface HomeViewProps {
  readonly page: PageContent
  readonly news: readonly ArticleSummary[]
}

export default function HomeView({ page, news }: HomeViewProps) {
  return (
    <>
      <PageHead title={page.headTitles} description={page.description} />
      <HomeHero page={page} />
      <MonthlyEntry />
      <HomeModels />
      <Blocks blocks={page.blocks} />
      <HomeNews articles={news} />
    </>
  )
}
