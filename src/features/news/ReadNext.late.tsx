import { useTranslation } from 'next-i18next/pages'
import { ArticleList } from '@/blocks/ArticleList'
import type { Article } from '@/content/types'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { Section } from '@/ui/Section'
import * as S from './ReadNext.styles'

/** Links to the previous and next article, and to others about the same subject. */
export function ReadNext({ newer, older, related }: Pick<Article, 'newer' | 'older' | 'related'>) {
  const { t } = useTranslation()
  return (
    <>
      <S.Neighbours aria-label={t('news.neighbours')}>
        {newer && (
          <S.Neighbour to="news.article" params={{ slug: newer.slug.split('/') }} rel="prev" data-side="newer">
            <small>
              <Icon name="chevron-left" size="1em" />
              {t('news.newer')}
            </small>
            <span>{newer.title}</span>
          </S.Neighbour>
        )}
        {older && (
          <S.Neighbour to="news.article" params={{ slug: older.slug.split('/') }} rel="next" data-side="older">
            <small>
              {t('news.older')}
              <Icon name="arrow-right" size="1em" />
            </small>
            <span>{older.title}</span>
          </S.Neighbour>
        )}
      </S.Neighbours>
      {related.length > 0 && (
        <Section $tight data-ground="warm">
          <Container>
            <S.RelatedHead>
              <Heading level={2}>{t('news.related')}</Heading>
              <S.All to="news">{t('home.all_news')}</S.All>
            </S.RelatedHead>
            <ArticleList articles={related} level={3} isAside />
          </Container>
        </Section>
      )}
    </>
  )
}
