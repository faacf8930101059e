import { useTranslation } from 'next-i18next/pages'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { Blocks } from '@/components/editorial/Blocks'
import { PageIntro } from '@/components/editorial/PageIntro'
import { Island } from '@/components/Island'
import { PageHead } from '@/components/PageHead'
import type { FaqGroup, PageContent } from '@/content/types'
import { termsOf } from '@/i18n/fold'
import { Container } from '@/ui/Container'
import { AskUs } from './AskUs'
import { FaqSearch } from './FaqSearch'
import * as S from './FaqView.styles'
import { faqIslands } from './faq-islands'
import { findQuestions } from './find-questions'
import { useHighlights } from './use-highlights'

/** So few answers are opened at once: the visitor sees them sooner than the questions could be read. */
const OPENED_AT_ONCE = 3

/** All questions, and a search in them. */
export default function FaqView({ page, groups }: { page: PageContent; groups: readonly FaqGroup[] }) {
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
          <Island content={faqIslands.groups} props={{ groups: shown, isOpen }} />
        </div>
      </S.Layout>
      <Blocks blocks={page.blocks} />
      <AskUs />
    </>
  )
}
