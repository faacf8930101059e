import { useEffect, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { type UnansweredQuery, useLoadingState } from '@/data/use-loading-state'
import { partCodes } from '@/late/lazy-code'
import { giveFocusBack } from '@/ui/give-focus-back'
import { size, space } from '@/ui/theme/css-vars'
import { RemoteError, type RemoteErrorLook } from './RemoteError'

/** Sticky, so that it stays in view within a long placeholder. */
const Root = styled.div`
  position: sticky;
  inset-block-start: calc(${size.header} + ${space.s});
  z-index: 1;
  align-self: start;
`

export interface UnansweredMessageProps extends RemoteErrorLook {
  /** The queries without an answer. Nothing is shown if it is empty. */
  readonly queries: readonly UnansweredQuery[]
}

/** Empty at first. The live region is in the page before its text, or a screen reader would not announce it. */
export function UnansweredMessage({ queries, ...look }: UnansweredMessageProps) {
  const { state, error, retry } = useLoadingState(queries)
  const root = useRef<HTMLDivElement>(null)
  // An attribute instead of `:has()`, which would make the browser restyle everything inside the parent, on every page.
  useLayoutEffect(() => {
    const place = root.current?.parentElement
    place?.toggleAttribute('data-failed', state === 'failed')
    return () => place?.removeAttribute('data-failed')
  }, [state])
  // The answer brings late parts. Their code is fetched while the visitor waits, so that they leave no hole.
  const isWhole = !look.line && !look.withoutLinks
  useEffect(() => {
    if (isWhole) for (const code of partCodes) code.prefetch()
  }, [isWhole])
  // The button disappears after its click, so the focus moves to the place of the answer.
  function retryFromPlace() {
    root.current?.parentElement?.setAttribute('tabindex', '-1')
    giveFocusBack(root.current?.parentElement)
    retry()
  }
  return (
    <Root ref={root} role={state === 'failed' ? undefined : 'status'}>
      {state !== 'waiting' && <RemoteError {...look} state={state} error={error} retry={retryFromPlace} />}
    </Root>
  )
}
