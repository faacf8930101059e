import styled, { css } from 'styled-components'
import { CarPicture } from '@/components/CarPicture'
import type { ArticleSummary } from '@/content/types'
import { RouteLink } from '@/routing/RouteLink'
import { Heading, type HeadingLevel } from '@/ui/Heading'
import { settles } from '@/ui/motion'
import { snapRail } from '@/ui/snap-rail'
import { color, motion, space, type } from '@/ui/theme/css-vars'
import { below, from } from '@/ui/theme/media'
import { ArticleFacts } from './ArticleFacts'
import { threesInARow } from './threes-in-a-row'

const List = styled.ul<{ $rail: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  ${threesInARow}
  gap: ${space.xl} ${space.m};
  list-style: none;
  ${({ $rail }) => $rail && css`${below.m} { grid-template-columns: none; ${snapRail} }`}
`

const Item = styled.li<{ $wide: boolean }>`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space.s};
  p { color: ${color.muted}; }
  img { transition: transform ${motion.slow} ${motion.ease}; }
  &:hover img, &:focus-within img { transform: scale(1.03); }
  ${({ $wide }) =>
    $wide &&
    `
    grid-column: 1 / -1;
    ${from.m} { grid-template-columns: minmax(0, 8fr) minmax(0, 4fr); column-gap: ${space.l}; align-items: end; }
  `}
`

/** All pictures have the same frame, so that the articles of a row align. */
const Frame = styled.div`
  overflow: clip;
  background: ${color.surface};
  img { width: 100%; aspect-ratio: 2; object-fit: cover; ${settles} }
`

const Words = styled.div`
  display: grid;
  gap: ${space['2xs']};
  align-content: start;
  padding-block-start: ${space.xs};
  border-top: 1px solid ${color.line};
  transition: border-color ${motion.normal} ${motion.ease};
  ${Item}:hover &, ${Item}:focus-within & { border-top-color: ${color.accent}; }
  > p { font-size: ${type.body}; }
`

/** The whole item is clickable, but only the title is the link's name. */
const TitleLink = styled(RouteLink)`
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; }
  &:hover { color: ${color.accentText}; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 2px solid ${color.focus}; outline-offset: 3px; }
` as typeof RouteLink

/** A wide picture is cropped to its frame: it is a sixth wider. */
const SIZES = '(min-width: 80rem) 37vw, (min-width: 48rem) 53vw, 104vw'
const WIDE_SIZES = '(min-width: 768px) 62vw, 92vw'

interface ArticleListProps {
  articles: readonly ArticleSummary[]
  level: HeadingLevel
  /** The first article has the full width, and its picture is preloaded. */
  leads?: boolean
  /** A short list within another page: on a phone the items are side by side. */
  isAside?: boolean
}

export function ArticleList({ articles, level, leads = false, isAside = false }: ArticleListProps) {
  return (
    <List role="list" $rail={isAside}>
      {articles.map((article, index) => {
        const wide = leads && index === 0
        return (
          <Item key={article.slug} $wide={wide}>
            {article.picture && (
              <Frame>
                <CarPicture picture={article.picture} sizes={wide ? WIDE_SIZES : SIZES} priority={wide} />
              </Frame>
            )}
            <Words>
              <ArticleFacts article={article} />
              <Heading level={level} size={wide ? 'xl' : 'm'}>
                <TitleLink to="news.article" params={{ slug: article.slug.split('/') }}>
                  {article.title}
                </TitleLink>
              </Heading>
              <p>{article.lead}</p>
            </Words>
          </Item>
        )
      })}
    </List>
  )
}
