import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { SiteLink } from '@/components/SiteLink'
import type { ContactTopic } from '@/content/types'
import { RouteLink } from '@/routing/RouteLink'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { Section } from '@/ui/Section'
import { Text } from '@/ui/Text'
import { quietLinkStyles } from '@/ui/TextLink'
import { color, space, weight } from '@/ui/theme/css-vars'
import { pressLine } from '@/ui/touch'
import { SectionHead } from './ContactView.styles'

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${space.l} ${space.m};
  list-style: none;
`

const Item = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space['2xs']};
  padding-top: ${space.s};
  border-top: 1px solid ${color.line};
  > p { color: ${color.muted}; }
  > div { display: flex; flex-wrap: wrap; gap: 0 ${space.m}; margin-block-start: auto; }
`

const TopicLink = styled(SiteLink)`
  ${quietLinkStyles}
  ${pressLine}
  gap: ${space['2xs']};
  font-weight: ${weight.medium};
  color: ${color.accentText};
`

const WriteWay = styled(RouteLink)`
  ${quietLinkStyles}
  ${pressLine}
  text-decoration-color: ${color.accent};
` as typeof RouteLink

/** Subjects of messages, each with the page that answers it and a form. */
export function Topics({ topics }: { topics: readonly ContactTopic[] }) {
  const { t } = useTranslation('contact')
  return (
    <Section $tight data-ground="warm" aria-labelledby="topics">
      <Container>
        <SectionHead>
          <Heading level={2} id="topics">
            {t('topics.title')}
          </Heading>
          <Text $tone="muted">{t('topics.text')}</Text>
        </SectionHead>
        <List role="list">
          {topics.map(({ id, title, text, link, form, topic }) => (
            <Item key={id}>
              <Heading level={3} size="m">
                {title}
              </Heading>
              <p>{text}</p>
              <div>
                {link && (
                  <TopicLink href={link.href}>
                    {link.label}
                    <Icon name="arrow-right" size="1em" />
                  </TopicLink>
                )}
                {form && (
                  <WriteWay
                    to="message"
                    params={{ message_kind: form, topic }}
                    aria-label={t('topics.write_about', { subject: title })}
                  >
                    {t('write')}
                  </WriteWay>
                )}
              </div>
            </Item>
          ))}
        </List>
      </Container>
    </Section>
  )
}
