import { useTranslation } from 'next-i18next/pages'
import { useRef } from 'react'
import type { FaqGroup } from '@/content/types'
import { Disclosure } from '@/ui/Disclosure'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import * as S from './FaqView.styles'
import { findQuestions } from './find-questions'
import { useHighlights } from './use-highlights'

interface FaqGroupsProps {
  groups: readonly FaqGroup[]
  /** Search terms; all questions are shown if it is empty. */
  terms: readonly string[]
  /** Whether the answers are open. */
  isOpen: boolean
}

/** Questions by subject. The answers are in <details>, so that they open without JavaScript and by the browser's find-in-page. */
export function FaqGroups({ groups: all, terms, isOpen }: FaqGroupsProps) {
  const { t } = useTranslation('assistance')
  const groups = findQuestions(all, terms)
  const questions = useRef<HTMLDivElement>(null)
  useHighlights(questions, terms)
  return (
    <S.Layout>
      <S.Margin aria-label={t('faq.subjects')}>
        <S.GroupLinks role="list">
          {groups.map(({ id, title, questions }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {`${title} `}
                <span>{questions.length}</span>
              </a>
            </li>
          ))}
        </S.GroupLinks>
      </S.Margin>
      <S.Groups ref={questions}>
        {groups.map((group) => (
          <S.Group key={group.id} id={group.id} aria-labelledby={`${group.id}-title`}>
            <Heading level={2} size="l" id={`${group.id}-title`}>
              {group.title}
            </Heading>
            {group.questions.map(({ id, question, answer }) => (
              <Disclosure key={id} id={id} summary={question} open={isOpen || undefined}>
                <S.Answer tree={answer} />
                <S.OwnAddress to="faq.topic" params={{ topic: group.id }} hash={id}>
                  {t('faq.own_page')}
                  <Icon name="arrow-right" size="1em" />
                </S.OwnAddress>
              </Disclosure>
            ))}
          </S.Group>
        ))}
      </S.Groups>
    </S.Layout>
  )
}
