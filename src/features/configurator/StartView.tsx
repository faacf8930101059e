import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { brand } from '@/brand/brand'
import { PageHead } from '@/components/PageHead'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import { Card } from '@/ui/Card'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { space } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'
import { CodeForm } from './start/CodeForm.late'
import { LastCarOffer } from './start/LastCarOffer.late'
import { ModelChoice } from './start/ModelChoice'

/** Shown to returning visitors only. */
const Returning = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  align-items: start;
  ${from.l} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`

/** The start page of the configurator: choose a model, type a code, or continue with the last car. */
export default function StartView() {
  const { t } = useTranslation('ccf')
  const { query } = useCurrentRoute()
  const typed = typeof query.code === 'string' ? query.code : undefined
  return (
    <Section $tight>
      <PageHead title={t('start.title', { brand: brand.name })} description={t('start.description')} />
      <Stack $gap="xl">
        <Container>
          <Stack $gap="s">
            <Heading level={1}>{t('start.title', { brand: brand.name })}</Heading>
            <Text $size="m" $tone="muted">
              {t('start.lead')}
            </Text>
          </Stack>
        </Container>
        <ModelChoice />
        <Container>
          <Returning>
            <Card as="section">
              <Heading level={2} size="m">
                {t('start.codeTitle')}
              </Heading>
              <CodeForm key={typed} typed={typed} />
            </Card>
            <LastCarOffer />
          </Returning>
        </Container>
      </Stack>
    </Section>
  )
}
