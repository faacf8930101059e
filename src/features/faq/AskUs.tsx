import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { brand } from '@/brand/brand'
import { MessageButton } from '@/components/MessageButton'
import { phoneHref } from '@/components/phone-href'
import { ButtonAnchor } from '@/ui/Button'
import { Cluster } from '@/ui/Cluster'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { Text } from '@/ui/Text'
import { space } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'

const Row = styled(Container)`
  display: grid;
  gap: ${space.m};
  ${from.m} { grid-template-columns: minmax(0, 1fr) auto; align-items: end; }
  > :first-child { display: grid; gap: ${space.xs}; }
`

const { phone } = brand.company

interface AskUsProps {
  readonly topic?: string
}

/** Contact links for visitors who did not find an answer. */
export function AskUs({ topic = 'other' }: AskUsProps) {
  const { t } = useTranslation('assistance')
  return (
    <Section $tight data-ground="brand">
      <Row>
        <div>
          <Heading level={2}>{t('faq.ask.title')}</Heading>
          <Text $tone="muted">{t('faq.ask.text')}</Text>
        </div>
        <Cluster>
          <MessageButton form="contact" about={{ topic }}>
            {t('faq.ask.action')}
          </MessageButton>
          <ButtonAnchor href={phoneHref(phone)} $variant="secondary">
            {t('faq.ask.call', { phone })}
          </ButtonAnchor>
        </Cluster>
      </Row>
    </Section>
  )
}
