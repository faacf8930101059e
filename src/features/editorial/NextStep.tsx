import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { RouteLink } from '@/routing/RouteLink'
import { type ButtonLook, buttonStyles } from '@/ui/Button'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { Text } from '@/ui/Text'
import { space } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'
import { NEXT_STEPS } from './next-steps'

const Row = styled(Container)`
  display: grid;
  gap: ${space.m};
  justify-items: start;
  ${from.m} { grid-template-columns: minmax(0, 1fr) auto; align-items: end; }
`

const Words = styled.div`
  display: grid;
  gap: ${space.xs};
`

const StepLink = styled(RouteLink)<ButtonLook>`
  ${buttonStyles}
`

/** A call to action at the end of a page. Renders nothing for a page without a next step. */
export function NextStep({ route }: { route: string }) {
  const step = NEXT_STEPS[route]
  const { t } = useTranslation(step?.namespace)
  if (!step) return null
  return (
    <Section $tight data-ground="brand">
      <Row>
        <Words>
          <Heading level={2}>{t('next.title')}</Heading>
          <Text $tone="muted">{t('next.text')}</Text>
        </Words>
        <StepLink to={step.route} params={step.params} $size="l">
          {t('next.action')}
        </StepLink>
      </Row>
    </Section>
  )
}
