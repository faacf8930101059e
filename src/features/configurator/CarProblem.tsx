import { useTranslation } from 'next-i18next/pages'
import { Onward } from '@/components/Onward'
import { PageHead } from '@/components/PageHead'
import { RouteButton } from '@/components/RouteButton'
import { Button } from '@/ui/Button'
import { Cluster } from '@/ui/Cluster'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Notice } from '@/ui/Notice'
import { Section } from '@/ui/Section'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import { CodeForm } from './CodeForm'
import type { CarProblemKind } from './car-problem'
import { LastCarOffer } from './LastCarOffer'

interface CarProblemProps {
  kind: CarProblemKind
  /** What names the car in the address. */
  by: 'code' | 'id'
  /** As it was typed. */
  given: string
  onRetry?: (() => void) | undefined
}

const SENTENCES = {
  malformed: { code: 'problem.malformedCode', id: 'problem.malformedId' },
  unknown: { code: 'problem.unknownCode', id: 'problem.unknownId' },
  down: { code: 'problem.downFirst', id: 'problem.down' },
} as const satisfies Record<CarProblemKind, Record<'code' | 'id', string>>

/** In the place of a car that does not open: why, what was asked, and every way onward. */
export function CarProblem({ kind, by, given, onRetry }: CarProblemProps) {
  const { t } = useTranslation('ccf')
  return (
    <Section $tight>
      <PageHead title={t('problem.title')} noindex />
      <Container $narrow>
        <Stack $gap="l">
          <Heading level={1} size="xl">
            {t('problem.title')}
          </Heading>
          <Notice tone="error" role="alert">
            <Text $strong>{t(SENTENCES[kind][by])}</Text>
            {by === 'code' && (
              <Text>
                {t('problem.typed')} <strong translate="no">{given}</strong>
              </Text>
            )}
          </Notice>
          <Cluster>
            {kind === 'down' && onRetry && <Button onClick={onRetry}>{t('problem.retry')}</Button>}
            <RouteButton to="car-configurator.models" variant={kind === 'down' ? 'secondary' : 'primary'}>
              {t('problem.toStart')}
            </RouteButton>
          </Cluster>
          {by === 'code' && kind !== 'down' && <CodeForm typed={given} isExplained />}
          <LastCarOffer except={given} />
          <Onward />
        </Stack>
      </Container>
    </Section>
  )
}
