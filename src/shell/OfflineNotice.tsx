import { useRouter } from 'next/router'
import { useTranslation } from 'next-i18next/pages'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { bottomRoom } from '@/ui/bottom-room'
import { color, layer, space, type } from '@/ui/theme/css-vars'
import { PAGE_STAYED } from './site-reachability'
import { useFailedNavigation } from './use-failed-navigation'

/** Duration of the message that the connection is back. */
const BACK_SHOWN_MS = 4_000
/** Duration of the message that a page could not be opened. */
const STAYED_SHOWN_MS = 12_000

/** Always rendered, because screen readers announce only changes of an existing live region. */
const Root = styled.div`
  position: fixed;
  inset: auto ${space.s} calc(${bottomRoom} + ${space.s});
  z-index: ${layer.overlay};
  display: flex;
  justify-content: center;
  pointer-events: none;
`

const Words = styled.p`
  padding: ${space.xs} ${space.m};
  border: 1px solid ${color.edge};
  background: ${color.raised};
  font-size: ${type.s};
`

/** Reports that the browser is offline or back online, and that a page could not be opened. */
export function OfflineNotice() {
  useFailedNavigation()
  const { t } = useTranslation('common')
  const { events } = useRouter()
  const [state, setState] = useState<'gone' | 'stayed' | 'back' | null>(null)

  useEffect(() => {
    const gone = () => setState('gone')
    const back = () => setState((previous) => previous && 'back')
    if (!navigator.onLine) gone()
    const stayed = () => setState('stayed')
    // A loaded page proves that there is a connection, whatever the browser says.
    const reached = () => setState(null)
    window.addEventListener('offline', gone)
    window.addEventListener('online', back)
    window.addEventListener(PAGE_STAYED, stayed)
    events.on('routeChangeComplete', reached)
    return () => {
      window.removeEventListener('offline', gone)
      window.removeEventListener('online', back)
      window.removeEventListener(PAGE_STAYED, stayed)
      events.off('routeChangeComplete', reached)
    }
  }, [events])

  useEffect(() => {
    if (state !== 'back' && state !== 'stayed') return
    const next = () => setState(state === 'stayed' && !navigator.onLine ? 'gone' : null)
    const timer = setTimeout(next, state === 'back' ? BACK_SHOWN_MS : STAYED_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [state])

  return (
    <Root role="status" data-print="hide" data-at-bottom>
      {state && <Words>{t(`offline.${state}`)}</Words>}
    </Root>
  )
}
