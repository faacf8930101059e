import { useTranslation } from 'next-i18next/pages'
import type { RefObject } from 'react'
import styled from 'styled-components'
import { OverlayButton } from '@/live-car/OverlayButton'
import { useFullScreen } from '@/live-car/use-full-screen'
import { Icon } from '@/ui/Icon'
import { breakpoints } from '@/ui/theme/breakpoints'
import { useMedia } from '@/ui/use-media'

const Toggle = styled(OverlayButton)`
  inset: 0 0 auto auto;
`

interface FullScreenProps {
  readonly target: RefObject<HTMLElement | null>
  readonly isLarge: boolean
  readonly onLarge: (isLarge: boolean) => void
}

/**
 * Full screen, if the browser supports it. On a phone the picture is already as wide as the screen, so it is zoomed in place
 * instead.
 */
export function FullScreen({ target: figure, isLarge, onLarge }: FullScreenProps) {
  const { t } = useTranslation('preview-configurator')
  const { isOffered, isOpen, toggle } = useFullScreen(() => figure.current)
  const isWide = useMedia(`(min-width: ${breakpoints.m}em)`)
  if (isWide && !isOffered) return null
  return (
    <Toggle
      type="button"
      aria-pressed={isWide ? isOpen : isLarge}
      aria-label={t(isWide ? 'fullScreen' : 'enlarge')}
      onClick={() => (isWide ? toggle() : onLarge(!isLarge))}
    >
      <Icon name="expand" />
    </Toggle>
  )
}
