import { useTranslation } from 'next-i18next/pages'
import { RemoteProblem, RemoteUnreachable } from '@/data/errors'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { Onward } from './Onward'

const EXPLAINED = [
  'unknown_code',
  'unknown_configuration',
  'unknown_vehicle',
  'vehicle_sold',
  'too_many_requests',
] as const
type Explained = (typeof EXPLAINED)[number]

interface RemoteErrorProps {
  /** What the query gave. Its own words are never shown: they are the service's, not the visitor's. */
  error: unknown
  /** The configurator says that the car is kept. */
  of?: 'configurator'
  /** Asks again. */
  retry?: () => unknown
  className?: string
}

function explanationOf(error: unknown): Explained | 'offline' | null {
  if (error instanceof RemoteProblem) return EXPLAINED.find((code) => code === error.code) ?? null
  if (error instanceof RemoteUnreachable && typeof navigator !== 'undefined' && navigator.onLine === false) {
    return 'offline'
  }
  return null
}

/** In the place of what could not be fetched: what happened, another try, and the way onward. */
export function RemoteError({ error, of, retry, className }: RemoteErrorProps) {
  const { t } = useTranslation(['errors', 'common'])
  const explanation = explanationOf(error)
  return (
    <Notice tone="error" role="alert" className={className}>
      {explanation ? (
        <Text $strong>{t(`errors:remote.${explanation}`)}</Text>
      ) : of === 'configurator' ? (
        <Text $strong>{t('errors:remote.configurator')}</Text>
      ) : (
        <>
          <Text $strong>{t('errors:remote.title')}</Text>
          <Text>{t('errors:remote.text')}</Text>
        </>
      )}
      {retry && (
        <Button $variant="secondary" $size="s" onClick={() => retry()}>
          {t('common:retry')}
        </Button>
      )}
      <Onward />
    </Notice>
  )
}
