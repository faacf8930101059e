import { useTranslation } from 'next-i18next/pages'
import { FallbackLinks } from '@/components/FallbackLinks'
import { PageHead } from '@/components/PageHead'
import { RouteButton } from '@/components/RouteButton'
import { browserOnly } from '@/late/browser-only'
import { hydrateNear } from '@/late/hydrate-near'
import { Button } from '@/ui/Button'
import { Cluster } from '@/ui/Cluster'
import { Container } from '@/ui/Container'
import { Heading } from '@/ui/Heading'
import { Notice } from '@/ui/Notice'
import { Section } from '@/ui/Section'
import { Stack } from '@/ui/Stack'
import { Text } from '@/ui/Text'
import type { CarProblemKind } from './car-problem'
import { NearestCar } from './NearestCar'

// Only a failed car needs this code, so it is not in the configurator's chunk.
const CodeForm = hydrateNear(() => import('../start/CodeForm.late').then((module) => module.CodeForm))
const LastCarOffer = browserOnly(() => import('../start/LastCarOffer.late').then((module) => module.LastCarOffer))

interface CarProblemProps {
  kind: CarProblemKind
  /** Whether the URL has a configuration id or a code. */
  identifier: 'code' | 'id'
  /** The id or code in the URL, unchanged. */
  given: string
  onRetry?: (() => void) | undefined
  /** Similar codes that the service suggests. */
  suggestions?: readonly string[]
}

const SENTENCES = {
  malformed: { code: 'problem.malformedCode', id: 'problem.malformedId' },
  unknown: { code: 'problem.unknownCode', id: 'problem.unknownId' },
  unfit: { code: 'problem.unfit', id: 'problem.unfit' },
  down: { code: 'problem.downFirst', id: 'problem.down' },
} as const satisfies Record<CarProblemKind, Record<'code' | 'id', string>>

/** Replaces a car that cannot be shown: the reason, the id or code in the URL, and links onward. */
export function CarProblem({ kind, identifier, given, onRetry, suggestions = [] }: CarProblemProps) {
  const { t } = useTranslation('ccf')
  // The code may be right if the service is down: a retry can help, another code cannot.
  const isOurs = kind === 'down' || kind === 'unfit'
  return (
    <Section $tight>
      <PageHead title={t('problem.title')} noindex />
      <Container $narrow>
        <Stack $gap="l">
          <Heading level={1} size="xl">
            {t('problem.title')}
          </Heading>
          <Notice tone="error" role="alert">
            <Text $strong>{t(SENTENCES[kind][identifier])}</Text>
            {identifier === 'code' && (
              <Text>
                {t('problem.typed')} <strong translate="no">{given}</strong>
              </Text>
            )}
          </Notice>
          {identifier === 'id' && !isOurs && <NearestCar given={given} />}
          <Cluster>
            {isOurs && onRetry && <Button onClick={onRetry}>{t('problem.retry')}</Button>}
            <RouteButton to="car-configurator.models" variant={isOurs || identifier === 'id' ? 'secondary' : 'primary'}>
              {t('problem.toStart')}
            </RouteButton>
          </Cluster>
          {suggestions.length > 0 && (
            <Stack as="section" $gap="2xs" $align="start">
              <Heading level={2} size="m">
                {t('problem.didYouMean')}
              </Heading>
              <Cluster>
                {suggestions.map((code) => (
                  <RouteButton key={code} to="car-configurator.offer" params={{ cupra_code: code }} variant="secondary">
                    <span translate="no">{code}</span>
                  </RouteButton>
                ))}
              </Cluster>
            </Stack>
          )}
          {identifier === 'code' && !isOurs && <CodeForm typed={given} isExplained />}
          <LastCarOffer except={given} />
          <FallbackLinks />
        </Stack>
      </Container>
    </Section>
  )
}
