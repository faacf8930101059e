import { useTranslation } from 'next-i18next/pages'
import { PageHead } from '@/components/PageHead'
import { isCarlineCode } from '@/domain/carline'
import { useCurrentRoute } from '@/routing/CurrentRoute'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { ModelChoice } from './start/ModelChoice'

/** The first step: the model. `?carline=` puts one first. */
export default function ModelsStepView() {
  const { t } = useTranslation('ccf')
  const { query } = useCurrentRoute()
  return (
    <Section $tight>
      <PageHead title={t('models.title')} description={t('models.description')} />
      <Stack $gap="l">
        <Container>
          <Stack $gap="s">
            <Heading level={1}>{t('models.title')}</Heading>
            <Text $size="m" $tone="muted">
              {t('models.lead')}
            </Text>
          </Stack>
        </Container>
        <ModelChoice first={isCarlineCode(query.carline) ? query.carline : undefined} />
      </Stack>
    </Section>
  )
}
