import styled from 'styled-components'
import type { ArticleSummary } from '@/content/types'
import { formatDate } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { RouteLink } from '@/routing/RouteLink'
import { Heading, type HeadingLevel } from '@/ui/Heading'
import { color, space, type } from '@/ui/theme/css-vars'

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${space.l} ${space.m};
  list-style: none;
`

const Item = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space['2xs']};
  padding-top: ${space.s};
  border-top: 1px solid ${color.line};
  &:hover, &:focus-within { border-top-color: ${color.accent}; }
  time { font-size: ${type.s}; color: ${color.accentText}; }
  p { color: ${color.muted}; }
`

/** The whole entry answers to the pointer; the link is the title alone. */
const TitleLink = styled(RouteLink)`
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; }
  &:hover { color: ${color.accentText}; }
` as typeof RouteLink

/** Articles, the newest first as they come. `level` is the outline's. */
export function ArticleList({ articles, level }: { articles: readonly ArticleSummary[]; level: HeadingLevel }) {
  const { language } = useAudience()
  return (
    <List role="list">
      {articles.map(({ slug, date, title, lead }) => (
        <Item key={slug}>
          <time dateTime={date}>{formatDate(date, language)}</time>
          <Heading level={level} size="m">
            <TitleLink to="news.article" params={{ slug: slug.split('/') }}>
              {title}
            </TitleLink>
          </Heading>
          <p>{lead}</p>
        </Item>
      ))}
    </List>
  )
}
