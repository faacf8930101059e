import { useTranslation } from 'next-i18next/pages'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { ArticleSummary } from '@/content/types'
import { formatDate } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { color, space, type, weight } from '@/ui/theme/css-vars'

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.xs};
  font-size: ${type.s};
  font-weight: ${weight.regular};
  && { color: ${color.muted}; }
  > :first-child { color: ${color.accentText}; font-weight: ${weight.medium}; }
`

export function ArticleFacts({ article, children }: { article: ArticleSummary; children?: ReactNode }) {
  const { t } = useTranslation()
  const { language } = useAudience()
  return (
    <Line>
      <span>{t(`news.category.${article.category}`)}</span>
      <time dateTime={article.date}>{formatDate(article.date, language)}</time>
      {children}
    </Line>
  )
}
