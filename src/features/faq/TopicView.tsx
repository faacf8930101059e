import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { Rows } from '@/blocks/Blocks.styles'
import { CarPicture } from '@/components/CarPicture'
import { PageHead } from '@/components/PageHead'
import type { FaqTopicPage, Picture } from '@/content/types'
import { RouteLink } from '@/routing/RouteLink'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { Eyebrow } from '@/ui/Text'
import { quietLinkStyles } from '@/ui/TextLink'
import { color, size, space, weight } from '@/ui/theme/css-vars'
import { below, from, print } from '@/ui/theme/media'
import { pressLine } from '@/ui/touch'
import { AskUs } from './AskUs'
import { Answer } from './FaqView.styles'

const Opening = styled(Container)`
  display: grid;
  gap: ${space.s};
  padding-block: ${space['2xl']} ${space.l};
  h1 { max-width: 20em; }
  /* The picture is beside the subject; a phone has none, so that it begins with the first question. */
  img { aspect-ratio: 5 / 2; object-fit: cover; object-position: 50% 30%; }
  ${below.m} { img { display: none; } }
  ${from.m} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: end;
    > :last-child:not(h1) { grid-area: 1 / 2 / span 2; margin-block-start: calc(-1 * ${space.xl}); }
  }
  ${print} { img { display: none; } }
`

const Columns = styled(Container)`
  display: grid;
  gap: ${space.xl} ${space['2xl']};
  padding-block-end: ${space['2xl']};
  ${from.l} { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); align-items: start; }
`

const Questions = styled.div`
  display: grid;
  gap: ${space.xl};
  section { display: grid; gap: ${space.s}; scroll-margin-block-start: ${space['2xl']}; }
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
  ${pressLine}
  gap: ${space['2xs']};
  color: ${color.accentText};
  font-weight: ${weight.medium};
` as typeof RouteLink

interface TopicViewProps {
  readonly entry: FaqTopicPage
  /** The picture of the page with all questions. */
  readonly picture: Picture | null
}

/** The questions of one subject. Each has an anchor, so that a link to it can be shared. */
export default function TopicView({ entry, picture }: TopicViewProps) {
  const { t } = useTranslation('assistance')
  const { group, description, others } = entry
  return (
    <>
      <PageHead title={group.title} description={description} />
      <article aria-label={group.title}>
        <Opening>
          <Eyebrow>{t('faq.topic')}</Eyebrow>
          <Heading level={1} size="xl">
            {group.title}
          </Heading>
          {picture && <CarPicture picture={{ ...picture, alt: '' }} sizes="20rem" />}
        </Opening>
        <Columns>
          <Questions>
            {group.questions.map(({ id, question, answer }) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`}>
                <Heading level={2} size="m" id={`${id}-title`}>
                  {question}
                </Heading>
                <Answer tree={answer} />
              </section>
            ))}
          </Questions>
          <Related aria-labelledby="others">
            <Heading level={2} size="m" id="others">
              {t('faq.others')}
            </Heading>
            <Rows role="list">
              {others.map(({ id, title }) => (
                <li key={id}>
                  <RelatedLink to="faq.topic" params={{ topic: id }}>
                    {title}
                    <Icon name="arrow-right" size="1em" />
                  </RelatedLink>
                </li>
              ))}
            </Rows>
            <Back to="faq">
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
