import { useTranslation } from 'next-i18next/pages'
import { type RefObject, useEffect } from 'react'
import { Icon } from '@/ui/Icon'
import { Corner } from './LiveCar.styles'
import { useFullScreen } from './use-full-screen'

/** Four corners that point inwards. */
const LEAVE = 'M4 9h5V4M20 9h-5V4M4 15h5v5M20 15h-5v5'

/** The live car with its buttons on the whole screen: what `layers` lies in. */
export function LiveCarFullScreen({ layers }: { layers: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('preview-configurator')
  const { isOffered, isOpen, toggle } = useFullScreen(() => layers.current?.parentElement)
  useEffect(() => {
    const frame = layers.current?.parentElement
    // The pictures that come back stand in the page.
    return () => {
      if (frame && document.fullscreenElement === frame) document.exitFullscreen().catch(() => undefined)
    }
  }, [layers])
  if (!isOffered) return null
  return (
    <Corner type="button" aria-label={t(isOpen ? 'live.leaveFullScreen' : 'live.fullScreen')} onClick={toggle}>
      <Icon name={isOpen ? { d: LEAVE } : 'expand'} />
    </Corner>
  )
}
