import { useTranslation } from 'next-i18next/pages'
import { ArticleList } from '@/components/editorial/ArticleList'
import { Blocks } from '@/components/editorial/Blocks'
import { PageHead } from '@/components/PageHead'
import type { ArticleSummary, PageContent } from '@/content/types'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { HomeHero } from './HomeHero'
import { HomeModels } from './HomeModels'
import { MoreLink, SectionHead } from './HomeView.styles'

interface HomeViewProps {
  page: PageContent
  /** The latest articles, the newest first. */
  news: readonly ArticleSummary[]
}

export default function HomeView({ page, news }: HomeViewProps) {
  const { t } = useTranslation()
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      <HomeHero page={page} />
      <HomeModels />
      <Blocks blocks={page.blocks} />
      {news.length > 0 ? (
        <Section $tight>
          <Container>
            <SectionHead>
              <Heading level={2}>{t('home.news')}</Heading>
              <MoreLink to="news">{t('home.all_news')}</MoreLink>
            </SectionHead>
            <ArticleList articles={news} level={3} />
          </Container>
        </Section>
      ) : null}
    </>
  )
}
