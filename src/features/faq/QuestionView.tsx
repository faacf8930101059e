import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { Rows } from '@/components/editorial/Blocks.styles'
import { PageHead } from '@/components/PageHead'
import { RouteLink } from '@/routing/RouteLink'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { Eyebrow } from '@/ui/Text'
import { quietLinkStyles } from '@/ui/TextLink'
import { color, size, space, type, weight } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'
import { AskUs } from './AskUs'
import { Answer } from './FaqView.styles'
import type { QuestionViewProps } from './QuestionView.props'

const Opening = styled(Container)`
  display: grid;
  gap: ${space.s};
  padding-block: ${space['2xl']} ${space.l};
  h1 { max-width: 20em; }
`

const Columns = styled(Container)`
  display: grid;
  gap: ${space.xl} ${space['2xl']};
  padding-block-end: ${space['2xl']};
  ${from.l} { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); align-items: start; }
`

const LargeAnswer = styled(Answer)`
  font-size: ${type.m};
  line-height: 1.7;
`

const Related = styled.nav`
  display: grid;
  gap: ${space.s};
  li { border-bottom: 1px solid ${color.line}; }
`

const RelatedLink = styled(RouteLink)`
  ${quietLinkStyles}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  min-height: ${size.touch};
  padding-block: ${space.xs};
  font-weight: ${weight.medium};
  svg { color: ${color.accentText}; }
` as typeof RouteLink

const Back = styled(RouteLink)`
  ${quietLinkStyles}
  display: inline-flex;
  align-items: center;
  gap: ${space['2xs']};
  min-height: ${size.touch};
  color: ${color.accentText};
  font-weight: ${weight.medium};
` as typeof RouteLink

/** One question at its own address, for whoever is sent a link or comes from a search engine. */
export default function QuestionView({ entry }: QuestionViewProps) {
  const { t } = useTranslation('assistance')
  const { question, group, related } = entry
  return (
    <>
      <PageHead title={question.question} description={entry.description} />
      <article aria-label={question.question}>
        <Opening>
          <Eyebrow>{group.title}</Eyebrow>
          <Heading level={1} size="xl">
            {question.question}
          </Heading>
        </Opening>
        <Columns>
          <LargeAnswer tree={question.answer} />
          <Related aria-labelledby="related">
            <Heading level={2} size="m" id="related">
              {t('faq.related')}
            </Heading>
            <Rows role="list">
              {related.map(({ id, question: title }) => (
                <li key={id}>
                  <RelatedLink to="faq.question" params={{ question: id }}>
                    {title}
                    <Icon name="arrow-right" size="1em" />
                  </RelatedLink>
                </li>
              ))}
            </Rows>
            <Back to="faq" hash={group.id}>
              {t('faq.all')}
              <Icon name="arrow-right" size="1em" />
            </Back>
          </Related>
        </Columns>
      </article>
      <AskUs topic={group.topic} />
    </>
  )
}
