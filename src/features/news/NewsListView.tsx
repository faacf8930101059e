import { ArticleList } from '@/components/editorial/ArticleList'
import { Blocks } from '@/components/editorial/Blocks'
import { PageIntro } from '@/components/editorial/PageIntro'
import { PageHead } from '@/components/PageHead'
import type { ArticleSummary, PageContent } from '@/content/types'
import { Container } from '@/ui/Container'
import { Section } from '@/ui/Section'

export default function NewsListView({ page, articles }: { page: PageContent; articles: readonly ArticleSummary[] }) {
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      <PageIntro eyebrow={page.eyebrow} title={page.title} lead={page.lead} />
      <Section $tight>
        <Container>
          <ArticleList articles={articles} level={2} />
        </Container>
      </Section>
      <Blocks blocks={page.blocks} />
    </>
  )
}
