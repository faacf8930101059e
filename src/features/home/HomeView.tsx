import { Blocks } from '@/blocks/Blocks'
import { PageHead } from '@/components/PageHead'
import { navigationQueries } from '@/data/navigation/queries'
import { serverHtml } from '@/late/server-html'
import { HomeHero } from './HomeHero'
import type { HomeViewProps } from './HomeView.props'

/** Pictures, links and words. */
const HomeModels = serverHtml(() => import('./HomeModels.late').then((module) => module.HomeModels), {
  queries: ({ language }) => [navigationQueries.cars(language)],
})
const HomeNews = serverHtml(() => import('./HomeNews.late').then((module) => module.HomeNews), {
  leavesOut: { articles: () => ({}) },
})

export default function HomeView({ page, news }: HomeViewProps) {
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      <HomeHero page={page} />
      <HomeModels />
      <Blocks blocks={page.blocks} />
      <HomeNews articles={news} />
    </>
  )
}
