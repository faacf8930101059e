import { useTranslation } from 'next-i18next/pages'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { bottomRoom } from '@/ui/bottom-room'
import { color, layer, space, type } from '@/ui/theme/css-vars'

/** For so long the notice says that the connection is back. */
const BACK_SHOWN_MS = 4_000

/** Always there, so that a reader hears what comes into it. */
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

/** Says that the connection is lost, until it is back, and then that it is. */
export function OfflineNotice() {
  const { t } = useTranslation('common')
  const [state, setState] = useState<'gone' | 'back' | null>(null)

  useEffect(() => {
    const gone = () => setState('gone')
    const back = () => setState((previous) => previous && 'back')
    if (!navigator.onLine) gone()
    window.addEventListener('offline', gone)
    window.addEventListener('online', back)
    return () => {
      window.removeEventListener('offline', gone)
      window.removeEventListener('online', back)
    }
  }, [])

  useEffect(() => {
    if (state !== 'back') return
    const timer = setTimeout(() => setState(null), BACK_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [state])

  return (
    <Root role="status" data-print="hide" data-at-bottom>
      {state && <Words>{t(`offline.${state}`)}</Words>}
    </Root>
  )
}
