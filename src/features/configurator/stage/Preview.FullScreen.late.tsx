import { useTranslation } from 'next-i18next/pages'
import type { RefObject } from 'react'
import styled from 'styled-components'
import { Onlay } from '@/live-car/Onlay'
import { useFullScreen } from '@/live-car/use-full-screen'
import { Icon } from '@/ui/Icon'

const Toggle = styled(Onlay)`
  inset: 0 0 auto auto;
`

/** The stage on the whole screen, where the browser can do that. */
export function FullScreen({ of: figure }: { of: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('preview-configurator')
  const { isOffered, isOpen, toggle } = useFullScreen(() => figure.current)
  if (!isOffered) return null
  return (
    <Toggle type="button" aria-pressed={isOpen} aria-label={t('fullScreen')} onClick={toggle}>
      <Icon name="expand" />
    </Toggle>
  )
}
