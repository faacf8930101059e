import { useTranslation } from 'next-i18next/pages'
import styled from 'styled-components'
import { RemoteProblem, RemoteUnreachable, WrongShape } from '@/data/errors'
import { parseOption } from '@/domain/is-one-of'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { Text } from '@/ui/Text'
import { color, size, space } from '@/ui/theme/css-vars'
import { FallbackLinks } from './FallbackLinks'

const EXPLAINED = [
  'unknown_code',
  'unknown_configuration',
  'unknown_vehicle',
  'vehicle_sold',
  'too_many_requests',
] as const

/** Name of the missing part, for the one-line form. */
type MissingPart = 'prices' | 'monthly' | 'figures' | 'stock'

export interface RemoteErrorLook {
  /** Adds that the configured car is kept. */
  subject?: 'configurator' | undefined
  /** One line, for a page with other links. Otherwise a notice with links. */
  line?: MissingPart | undefined
  /** Leaves out the links: a bar has no space, and the header is in view. */
  withoutLinks?: boolean | undefined
}

interface RemoteErrorProps extends RemoteErrorLook {
  /** Error of the query. Its message is never shown, because it is not written for visitors. */
  error: unknown
  /** Default: 'failed'. */
  state?: 'failed' | 'slow' | 'again'
  retry?: () => unknown
}

const Line = styled.div<{ $tone: 'error' | 'info' }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  width: fit-content;
  max-width: 100%;
  min-height: ${size.touch};
  padding-inline: ${space.s};
  border-inline-start: 3px solid ${({ $tone }) => color[$tone]};
  background: ${color.surface};
  line-height: 1.35;
  > button { flex: none; }
`

type State = NonNullable<RemoteErrorProps['state']>

/** Translation key of an error with a specific message. */
function explainedKey(error: unknown, state: State) {
  if (state === 'again') return 'errors:slow.again'
  // While the browser is offline, React Query pauses without an error.
  const isUnanswered = !error || error instanceof RemoteUnreachable
  if (isUnanswered && typeof navigator !== 'undefined' && navigator.onLine === false) return 'errors:remote.offline'
  // A pause between two retries counts as slow. Only an error that the visitor can correct is reported earlier.
  if (state === 'slow' || !(error instanceof RemoteProblem)) return undefined
  const code = parseOption(EXPLAINED, error.code)
  return code && (`errors:remote.${code}` as const)
}

/** Replaces missing data: a message, a retry button, and links. */
export function RemoteError({ state = 'failed', error, subject, line, withoutLinks = false, retry }: RemoteErrorProps) {
  const { t } = useTranslation(['errors', 'common'])
  const hasFailed = state === 'failed'
  const tone = hasFailed ? 'error' : 'info'
  const role = hasFailed ? 'alert' : undefined
  const words = hasFailed ? 'remote' : 'slow'
  const explained = explainedKey(error, state)
  const button = retry && (
    <Button $variant={line ? 'ghost' : 'secondary'} $size="s" onClick={() => retry()}>
      {t('common:retry')}
    </Button>
  )
  const notice = explained ?? (hasFailed && !subject && error instanceof WrongShape ? 'errors:remote.unfit' : undefined)
  if (line) {
    return (
      <Line $tone={tone} role={role}>
        <Text $size="s">{t(explained ?? `errors:${hasFailed ? 'missing' : 'slow'}.${line}`)}</Text>
        {button}
      </Line>
    )
  }
  return (
    <Notice tone={tone} role={role}>
      <Text $strong>{t(notice ?? `errors:${words}.${subject ?? 'title'}`)}</Text>
      {!notice && !subject && <Text>{t(`errors:${words}.text`)}</Text>}
      {button}
      {!withoutLinks && <FallbackLinks />}
    </Notice>
  )
}
