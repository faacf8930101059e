import { useTranslation } from 'next-i18next/pages'
import { FallbackLinks } from '@/components/FallbackLinks'
import { Button } from '@/ui/Button'
import { Cluster } from '@/ui/Cluster'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Section } from '@/ui/Section'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'

/** Replaces a view that has thrown: retry, reload, or links to other pages. */
export function ViewError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['errors', 'common'])
  return (
    <Section role="alert">
      <Container>
        <Stack $align="start">
          <Heading level={1}>{t('errors:view.title')}</Heading>
          <Text $size="m">{t('errors:view.text')}</Text>
          <Cluster>
            <Button onClick={onRetry}>{t('common:retry')}</Button>
            <Button $variant="secondary" onClick={() => window.location.reload()}>
              {t('errors:view.reload')}
            </Button>
          </Cluster>
          <FallbackLinks />
        </Stack>
      </Container>
    </Section>
  )
}
