import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { ArticleList } from '@/blocks/ArticleList'
import { Blocks } from '@/blocks/Blocks'
import { PageIntro } from '@/blocks/PageIntro'
import { PageHead } from '@/components/PageHead'
import type { NewsPage, PageContent } from '@/content/types'
import { useAudience } from '@/routing/CurrentRoute'
import { RouteLink } from '@/routing/RouteLink'
import { Container } from '@/ui/Container'
import { type PageLink, Pagination } from '@/ui/Pagination'
import { Text } from '@/ui/Text'
import { TextLink } from '@/ui/TextLink'
import { space } from '@/ui/theme/css-vars'

const Lists = styled(Container)`
  display: grid;
  gap: ${space['2xl']};
  padding-block-end: ${space['3xl']};
  > nav { display: flex; justify-content: center; }
`

interface NewsListViewProps {
  readonly page: PageContent
  readonly list: NewsPage
}

/** A page of the list of articles. Each page has a URL. */
export default function NewsListView({ page, list }: NewsListViewProps) {
  const { t } = useTranslation()
  const { language } = useAudience()
  const isFirst = list.page === 1
  const numbered = (title: string) => (isFirst ? title : t('news.page_title', { title, page: list.page }))
  const title = numbered(page.title)
  return (
    <>
      <PageHead
        title={page.headTitles.map(numbered)}
        description={isFirst ? page.description : `${title}. ${page.description}`}
      />
      <PageIntro eyebrow={page.eyebrow} title={title} lead={page.lead} />
      <Lists>
        <ArticleList articles={list.articles} level={2} leads={isFirst} />
        <Pagination
          page={list.page}
          pages={list.pages}
          label={t('news.pages')}
          previousLabel={t('news.previous_page')}
          nextLabel={t('news.next_page')}
          pageLabel={(each) => t('news.page', { page: each })}
          link={toPage}
        />
        <Text $size="s" $tone="muted">
          <TextLink href={`/${language}/rss.xml`} type="application/rss+xml">
            {t('news.feed')}
          </TextLink>
        </Text>
      </Lists>
      {isFirst && <Blocks blocks={page.blocks} />}
    </>
  )
}

/** The first page has no number in its URL. */
function toPage({ page, attributes, content }: PageLink) {
  if (page === 1) {
    return (
      <RouteLink to="news" {...attributes}>
        {content}
      </RouteLink>
    )
  }
  return (
    <RouteLink to="news.page" params={{ page: String(page) }} {...attributes}>
      {content}
    </RouteLink>
  )
}
