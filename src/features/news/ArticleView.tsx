import { useTranslation } from 'next-i18next/pages'
import { CarPicture } from '@/components/CarPicture'
import { ArticleFacts } from '@/components/editorial/ArticleFacts'
import { ArticleList } from '@/components/editorial/ArticleList'
import { Blocks } from '@/components/editorial/Blocks'
import { DemonstrationNote } from '@/components/editorial/DemonstrationNote'
import { PageHead } from '@/components/PageHead'
import { ShareLink } from '@/components/ShareLink'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { Section } from '@/ui/Section'
import type { ArticleViewProps } from './ArticleView.props'
import * as S from './ArticleView.styles'

export default function ArticleView({ article }: ArticleViewProps) {
  const { t } = useTranslation()
  const { newer, older, related } = article
  return (
    <>
      <article aria-label={article.title}>
        <PageHead title={article.title} description={article.lead} />
        <S.Opening>
          <ArticleFacts article={article}>
            <span>{t('news.minutes', { count: article.minutes })}</span>
          </ArticleFacts>
          <Heading level={1}>{article.title}</Heading>
          <S.Lead>{article.lead}</S.Lead>
        </S.Opening>
        {article.picture && (
          <S.Picture>
            <CarPicture picture={article.picture} priority sizes="(min-width: 1600px) 1440px, 100vw" />
          </S.Picture>
        )}
        <DemonstrationNote note={article.demonstration} />
        <S.Body>
          <Blocks blocks={article.blocks} />
        </S.Body>
        <S.Foot>
          <ShareLink title={article.title} />
        </S.Foot>
      </article>
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
        <Section $tight data-ground="sand">
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
