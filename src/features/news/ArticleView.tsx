import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { Blocks } from '@/components/editorial/Blocks'
import { PageIntro } from '@/components/editorial/PageIntro'
import { PageHead } from '@/components/PageHead'
import type { Article } from '@/content/types'
import { formatDate } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { RouteLink } from '@/routing/RouteLink'
import { Container } from '@/ui/Container'
import { Icon } from '@/ui/Icon'
import { textLinkStyles } from '@/ui/TextLink'
import { size, space } from '@/ui/theme/css-vars'

const Back = styled(Container)`
  padding-block: ${space.l} ${space['2xl']};
`

const BackLink = styled(RouteLink)`
  ${textLinkStyles}
  display: inline-flex;
  align-items: center;
  gap: ${space['2xs']};
  min-height: ${size.touch};
`

export default function ArticleView({ article }: { article: Article }) {
  const { language } = useAudience()
  const { t } = useTranslation()
  return (
    <article>
      <PageHead title={article.title} description={article.lead} />
      <PageIntro
        eyebrow={<time dateTime={article.date}>{formatDate(article.date, language)}</time>}
        title={article.title}
        lead={article.lead}
      />
      <Blocks blocks={article.blocks} />
      <Back>
        <BackLink to="news">
          {t('home.all_news')}
          <Icon name="arrow-right" size="1em" />
        </BackLink>
      </Back>
    </article>
  )
}
