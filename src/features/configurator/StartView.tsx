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

const Opening = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  align-items: end;
  ${from.l} { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); }
`

/** The door of the configurator: a model, a code, or the car of last time. */
export default function StartView() {
  const { t } = useTranslation('ccf')
  const { query } = useCurrentRoute()
  const typed = typeof query.code === 'string' ? query.code : undefined
  return (
    <Section $tight>
      <PageHead title={t('start.title', { brand: brand.name })} description={t('start.description')} />
      <Container>
        <Stack $gap="2xl">
          <Opening>
            <Stack $gap="s">
              <Heading level={1} size="display">
                {t('start.title', { brand: brand.name })}
              </Heading>
              <Text $size="m" $tone="muted">
                {t('start.lead')}
              </Text>
              <LastCarOffer />
            </Stack>
            <Card as="section">
              <Heading level={2} size="m">
                {t('start.codeTitle')}
              </Heading>
              <CodeForm key={typed} typed={typed} />
            </Card>
          </Opening>
          <Stack as="section" $gap="m">
            <Heading level={2}>{t('start.chooseModel')}</Heading>
            <ModelChoice />
          </Stack>
        </Stack>
      </Container>
    </Section>
  )
}
