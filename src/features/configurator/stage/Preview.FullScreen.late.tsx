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
  readonly of: RefObject<HTMLElement | null>
  readonly isLarge: boolean
  readonly onLarge: (isLarge: boolean) => void
}

/**
 * The stage on the whole screen, where the browser can do that. The screen of a phone is no larger than its page is wide: there the
 * picture becomes larger than the stage, in its place.
 */
export function FullScreen({ of: figure, isLarge, onLarge }: FullScreenProps) {
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
