import { useTranslation } from 'next-i18next/pages'
import { ArticleList } from '@/blocks/ArticleList'
import type { ArticleSummary } from '@/content/types'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { MoreLink, SectionHead } from './HomeView.styles'

export function HomeNews({ articles }: { articles: readonly ArticleSummary[] }) {
  const { t } = useTranslation()
  if (articles.length === 0) return null
  return (
    <Section $tight>
      <Container>
        <SectionHead>
          <Heading level={2}>{t('home.news')}</Heading>
          <MoreLink to="news">{t('home.all_news')}</MoreLink>
        </SectionHead>
        <ArticleList articles={articles} level={3} isAside />
      </Container>
    </Section>
  )
}
