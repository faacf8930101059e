import { useTranslation } from 'next-i18next/pages'
import { type RefObject, useEffect, useState } from 'react'
import styled from 'styled-components'
import { Onlay } from '@/components/live-car/Onlay'
import { Icon } from '@/ui/Icon'

const Toggle = styled(Onlay)`
  inset: 0 0 auto auto;
`

/** The stage on the whole screen, where the browser can do that. Escape leads back. */
export function FullScreen({ of }: { of: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('preview-configurator')
  const [isOffered, setOffered] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOffered(document.fullscreenEnabled === true), [])
  useEffect(() => {
    const changed = () => setOpen(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', changed)
    return () => document.removeEventListener('fullscreenchange', changed)
  }, [])
  if (!isOffered) return null
  const toggle = () => {
    const done = isOpen ? document.exitFullscreen() : of.current?.requestFullscreen()
    // A browser may still say no, as in an embedded page: then nothing changes.
    done?.catch(() => undefined)
  }
  return (
    <Toggle type="button" aria-pressed={isOpen} aria-label={t('fullScreen')} onClick={toggle}>
      <Icon name="expand" />
    </Toggle>
  )
}
