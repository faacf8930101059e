import { useTranslation } from 'next-i18next/pages'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { Blocks } from '@/components/editorial/Blocks'
import { PageIntro } from '@/components/editorial/PageIntro'
import { PageHead } from '@/components/PageHead'
import type { FaqGroup, PageContent } from '@/content/types'
import { termsOf } from '@/i18n/fold'
import { Container } from '@/ui/Container'
import { Disclosure } from '@/ui/Disclosure'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { AskUs } from './AskUs'
import { FaqSearch } from './FaqSearch'
import * as S from './FaqView.styles'
import { findQuestions } from './find-questions'
import { useHighlights } from './use-highlights'

/** So few answers are opened at once: the visitor sees them sooner than the questions could be read. */
const OPENED_AT_ONCE = 3

/** Questions and answers, folded: native <details>, so that they open without JavaScript and by the browser's search. */
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
        <S.Groups ref={matter}>
          {shown.map((group) => (
            <S.Group key={group.id} id={group.id} aria-labelledby={`${group.id}-title`}>
              <Heading level={2} size="l" id={`${group.id}-title`}>
                {group.title}
              </Heading>
              {group.questions.map(({ id, question, answer }) => (
                <Disclosure key={id} id={id} summary={question} open={isOpen || undefined}>
                  <S.Answer tree={answer} />
                  <S.OwnAddress to="faq.question" params={{ question: id }}>
                    {t('faq.own_page')}
                    <Icon name="arrow-right" size="1em" />
                  </S.OwnAddress>
                </Disclosure>
              ))}
            </S.Group>
          ))}
        </S.Groups>
      </S.Layout>
      <Blocks blocks={page.blocks} />
      <AskUs />
    </>
  )
}
