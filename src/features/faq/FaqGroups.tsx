import { useTranslation } from 'next-i18next/pages'
import type { FaqGroup } from '@/content/types'
import { Disclosure } from '@/ui/Disclosure'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import * as S from './FaqView.styles'

interface FaqGroupsProps {
  groups: readonly FaqGroup[]
  /** With their answers open. */
  isOpen: boolean
}

/** Questions and answers, folded: native <details>, so that they open without JavaScript and by the browser's search. */
export function FaqGroups({ groups, isOpen }: FaqGroupsProps) {
  const { t } = useTranslation('assistance')
  return (
    <S.Groups>
      {groups.map((group) => (
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
  )
}
