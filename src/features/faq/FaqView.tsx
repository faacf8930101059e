import { useTranslation } from 'next-i18next/pages'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { Blocks } from '@/components/editorial/Blocks'
import { PageIntro } from '@/components/editorial/PageIntro'
import { serverHtml } from '@/components/lazy/server-html'
import { PageHead } from '@/components/PageHead'
import { termsOf } from '@/i18n/fold'
import { Container } from '@/ui/Container'
import { AskUs } from './AskUs'
import { FaqSearch } from './FaqSearch'
import type { FaqViewProps } from './FaqView.props'
import * as S from './FaqView.styles'
import { findQuestions } from './find-questions'
import { useHighlights } from './use-highlights'

/** Questions that no search has filtered yet. */
const FaqGroups = serverHtml(() => import('./FaqGroups').then((module) => module.FaqGroups))

/** So few answers are opened at once: the visitor sees them sooner than the questions could be read. */
const OPENED_AT_ONCE = 3

/** All questions, and a search in them. */
export default function FaqView({ page, groups }: FaqViewProps) {
  const { t } = useTranslation('assistance')
  const [query, setQuery] = useState('')
  const deferred = useDeferredValue(query)
  const terms = useMemo(() => termsOf(deferred), [deferred])
  const shown = findQuestions(groups, terms)
  const found = terms.length > 0 ? shown.reduce((sum, { questions }) => sum + questions.length, 0) : undefined
  const isOpen = found !== undefined && found <= OPENED_AT_ONCE
  const matter = useRef<HTMLDivElement>(null)
  useHighlights(matter, terms)

  return (
    <>
      <PageHead title={page.headTitle} description={page.description} />
      <PageIntro eyebrow={page.eyebrow} title={page.title} lead={page.lead} />
      <Container>
        <FaqSearch query={query} found={found} onChange={setQuery} />
      </Container>
      <S.Layout>
        <S.Margin aria-label={t('faq.subjects')}>
          <S.GroupLinks role="list">
            {shown.map(({ id, title, questions }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  {title} <span>{questions.length}</span>
                </a>
              </li>
            ))}
          </S.GroupLinks>
        </S.Margin>
        <div ref={matter}>
          <FaqGroups groups={shown} isOpen={isOpen} />
        </div>
      </S.Layout>
      <Blocks blocks={page.blocks} />
      <AskUs />
    </>
  )
}
