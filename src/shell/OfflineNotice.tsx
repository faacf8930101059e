import { useTranslation } from 'next-i18next/pages'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { bottomRoom } from '@/components/bottom-room'
import { color, layer, space, type } from '@/ui/theme/css-vars'

/** How long the good news stands. */
const BACK_SHOWN_MS = 4_000

const Root = styled.p`
  position: fixed;
  inset-block-end: calc(${bottomRoom} + ${space.s});
  inset-inline: ${space.s};
  z-index: ${layer.overlay};
  width: fit-content;
  max-width: calc(100vw - 2 * ${space.s});
  margin-inline: auto;
  border: 1px solid ${color.edge};
  padding: ${space.xs} ${space.m};
  background: ${color.raised};
  font-size: ${type.s};
  &:empty { display: none; }
`

/** Says that the connection is lost, until it is back, and then that it is. */
export function OfflineNotice() {
  const { t } = useTranslation('common')
  const [state, setState] = useState<'gone' | 'back' | null>(null)

  useEffect(() => {
    const gone = () => setState('gone')
    const back = () => setState((before) => before && 'back')
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
    <Root role="status" data-print="hide">
      {state && t(`offline.${state}`)}
    </Root>
  )
}
