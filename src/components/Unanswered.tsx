import type { ReactNode } from 'react'
import styled from 'styled-components'
import { browserOnly } from '@/late/browser-only'
import type { UnansweredMessageProps } from './Unanswered.Message.late'

/** Its code comes while the visitor waits: a page whose answers are there does without. */
const Message = browserOnly(() => import('./Unanswered.Message.late').then((module) => module.UnansweredMessage))

/** The message lies upon what keeps the place, so that nothing moves when it comes. A failure stills the place. */
const Place = styled.div<{ $isLine: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* Room for three short lines on a phone. */
  min-height: ${({ $isLine }) => ($isLine ? '4rem' : 0)};
  > * { grid-area: 1 / 1; }
  &[data-failed] > :not(:last-child) { opacity: 0.35; &, * { animation: none; } }
`

interface UnansweredProps extends UnansweredMessageProps {
  /** What keeps the place of the answer, or an earlier answer. */
  readonly children?: ReactNode
}

/**
 * In the place of an answer that is missing, for as long as it is missing. After 4 seconds it says that the service is slow,
 * after 8 that it does not answer, or earlier when it has failed; each time with another try and a way onward.
 */
export function Unanswered({ children, ...message }: UnansweredProps) {
  const isMissing = message.queries.length > 0
  return (
    <Place aria-busy={isMissing} $isLine={message.line !== undefined}>
      {children}
      {isMissing && <Message {...message} />}
    </Place>
  )
}
