import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { RemoteProblem, RemoteUnreachable } from '@/data/errors'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { size, space } from '@/ui/theme/css-vars'
import { Onward } from './Onward'

const EXPLAINED = [
  'unknown_code',
  'unknown_configuration',
  'unknown_vehicle',
  'vehicle_sold',
  'too_many_requests',
] as const
type Explained = (typeof EXPLAINED)[number]

/** What is missing, where one line has to say it. */
export type MissingPart = 'prices' | 'monthly' | 'figures' | 'stock'

export interface RemoteErrorLook {
  /** The configurator says that the car is kept. */
  of?: 'configurator' | undefined
  /** One line that names what is missing, where the page around it leads onward. Otherwise a notice with ways onward. */
  line?: MissingPart | undefined
}

interface RemoteErrorProps extends RemoteErrorLook {
  /** What the query gave. Its own words are never shown: they are the service's, not the visitor's. */
  error: unknown
  /** Default: it has failed. */
  state?: 'failed' | 'slow' | 'again'
  /** Asks again. */
  retry?: () => unknown
}

/** The button is as high as the line, so that the line does not grow when it comes. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s};
  min-height: ${size.touch};
`

function explanationOf(error: unknown): Explained | 'offline' | null {
  if (error instanceof RemoteProblem) return EXPLAINED.find((code) => code === error.code) ?? null
  // Without a network React Query does not even try: then there is no error.
  const isUnanswered = !error || error instanceof RemoteUnreachable
  return isUnanswered && typeof navigator !== 'undefined' && navigator.onLine === false ? 'offline' : null
}

/** In the place of what could not be fetched: what happened, another try, and the way onward. */
export function RemoteError({ state = 'failed', error, of, line, retry }: RemoteErrorProps) {
  const { t } = useTranslation(['errors', 'common'])
  const hasFailed = state === 'failed'
  const role = hasFailed ? 'alert' : undefined
  const explanation = explanationOf(error)
  // A pause between two tries is told as what it is: slow. Only what the visitor can change comes first.
  const isExplained = explanation && (hasFailed || explanation === 'offline')
  const button = retry && (
    <Button $variant={line ? 'ghost' : 'secondary'} $size="s" onClick={() => retry()}>
      {t('common:retry')}
    </Button>
  )
  if (line) {
    return (
      <Line role={role}>
        <Text $size="s" $tone={hasFailed ? 'error' : 'muted'}>
          {state === 'again'
            ? t('errors:slow.again')
            : isExplained
              ? t(`errors:remote.${explanation}`)
              : t(`errors:${hasFailed ? 'missing' : 'slow'}.${line}`)}
        </Text>
        {button}
      </Line>
    )
  }
  return (
    <Notice tone={hasFailed ? 'error' : 'info'} role={role}>
      {state === 'again' ? (
        <Text $strong>{t('errors:slow.again')}</Text>
      ) : isExplained ? (
        <Text $strong>{t(`errors:remote.${explanation}`)}</Text>
      ) : of ? (
        <Text $strong>{t(`errors:${hasFailed ? 'remote' : 'slow'}.${of}`)}</Text>
      ) : (
        <>
          <Text $strong>{t(`errors:${hasFailed ? 'remote' : 'slow'}.title`)}</Text>
          <Text>{t(`errors:${hasFailed ? 'remote' : 'slow'}.text`)}</Text>
        </>
      )}
      {button}
      <Onward />
    </Notice>
  )
}
