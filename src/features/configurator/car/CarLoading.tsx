import { useTranslation } from 'next-i18next/pages'
import { FallbackLinks } from '@/components/FallbackLinks'
import { PageHead } from '@/components/PageHead'
import { Unanswered } from '@/components/Unanswered'
import type { UnansweredQuery } from '@/data/use-loading-state'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Notice } from '@/ui/Notice'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'

interface CarLoadingProps {
  readonly title: string
  readonly queries: readonly UnansweredQuery[]
}

/** The server had no answer, so the browser repeats the call. Without JavaScript a message says that it cannot. */
export function CarLoading({ title, queries }: CarLoadingProps) {
  const { t } = useTranslation('ccf')
  return (
    <Section $tight aria-busy>
      <PageHead title={title} noindex />
      <Container>
        <Stack $gap="m">
          <Heading level={1} size="l">
            {title}
          </Heading>
          <noscript>
            <Notice tone="warning">
              <Text>{t('problem.withoutScript')}</Text>
              <FallbackLinks />
            </Notice>
          </noscript>
          <Unanswered queries={queries} subject="configurator">
            <Stack $gap="m">
              <Text role="status" $tone="muted">
                {t('conf.loading')}
              </Text>
              <Skeleton $height="100vh" />
            </Stack>
          </Unanswered>
        </Stack>
      </Container>
    </Section>
  )
}
