import { Blocks } from '@/components/editorial/Blocks'
import { Island } from '@/components/Island'
import { PageHead } from '@/components/PageHead'
import type { ArticleSummary, PageContent } from '@/content/types'
import { HomeHero } from './HomeHero'
import { homeIslands } from './home-islands'

interface HomeViewProps {
  page: PageContent
  /** The latest articles, the newest first. */
  news: readonly ArticleSummary[]
}

const NOTHING = {}

export default function HomeView({ page, news }: HomeViewProps) {
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      <HomeHero page={page} />
      <Island content={homeIslands.models} props={NOTHING} />
      <Blocks blocks={page.blocks} />
      <Island content={homeIslands.news} props={{ articles: news }} />
    </>
  )
}
