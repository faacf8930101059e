import type { ReactNode } from 'react'
import styled from 'styled-components'
import { browserOnly } from '@/late/browser-only'
import type { UnansweredMessageProps } from './Unanswered.Message.late'

/** Loaded only while an answer is missing. */
const Message = browserOnly(() => import('./Unanswered.Message.late').then((module) => module.UnansweredMessage))

/** The message overlays the placeholder, so that nothing moves. After a failure the placeholder stops pulsing. */
const Place = styled.div<{ $isLine: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* Space for three short lines on a phone. */
  min-height: ${({ $isLine }) => ($isLine ? '4rem' : 0)};
  > * { grid-area: 1 / 1; }
  &[data-failed] > :not(:last-child) { opacity: 0.35; &, * { animation: none; } }
`

interface UnansweredProps extends UnansweredMessageProps {
  /** A placeholder or an earlier answer. */
  readonly children?: ReactNode
}

/**
 * Shown while an answer is missing. After 4 seconds it says that the service is slow, after 8 seconds or after a failure that it does
 * not answer, each time with a retry button and links.
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
