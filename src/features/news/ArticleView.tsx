import { useTranslation } from 'next-i18next/pages'
import { ArticleFacts } from '@/blocks/ArticleFacts'
import { Blocks } from '@/blocks/Blocks'
import { DemonstrationNote } from '@/blocks/DemonstrationNote'
import { CarPicture } from '@/components/CarPicture'
import { PageHead } from '@/components/PageHead'
import { ShareLink } from '@/components/ShareLink'
import type { Article } from '@/content/types'
import { serverHtml } from '@/late/server-html'
import { Heading } from '@/ui/Heading'
import * as S from './ArticleView.styles'

const nothing = () => ({})
const ReadNext = serverHtml(() => import('./ReadNext.late').then((module) => module.ReadNext), {
  leavesOut: { newer: nothing, older: nothing, related: nothing },
})

export default function ArticleView({ article }: { readonly article: Article }) {
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
      <ReadNext newer={newer} older={older} related={related} />
    </>
  )
}
