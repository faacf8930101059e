import { useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { type UnansweredQuery, useLoadingState } from '@/data/use-loading-state'
import { giveFocusBack } from '@/ui/give-focus-back'
import { size, space } from '@/ui/theme/css-vars'
import { RemoteError, type RemoteErrorLook } from './RemoteError'

/** Stays in view while a long place is scrolled through. */
const Root = styled.div`
  position: sticky;
  inset-block-start: calc(${size.header} + ${space.s});
  z-index: 1;
  align-self: start;
`

export interface UnansweredMessageProps extends RemoteErrorLook {
  /** Those without an answer. Where there is none, there is nothing to say. */
  readonly queries: readonly UnansweredQuery[]
}

/** Says nothing at first. The region is there before its words, so that a screen reader speaks them. */
export function UnansweredMessage({ queries, ...look }: UnansweredMessageProps) {
  const { state, error, retry } = useLoadingState(queries)
  const root = useRef<HTMLDivElement>(null)
  // Said by an attribute: with `:has()`, whatever it is asked of would have all that is in it styled anew, in every page.
  useLayoutEffect(() => {
    const place = root.current?.parentElement
    place?.toggleAttribute('data-failed', state === 'failed')
    return () => place?.removeAttribute('data-failed')
  }, [state])
  // The button goes with its press: the next key goes on where the answer will be.
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
