import { type FocusEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { setBottomRoom } from '@/ui/bottom-room'
import { giveFocusBack } from '@/ui/give-focus-back'
import { color, layer, motion, size, space } from '@/ui/theme/css-vars'
import { below, forcedColors, from, lowest } from '@/ui/theme/media'

const Root = styled.aside<{ $hiddenOnMobile: boolean; $isNarrow: boolean; $isSlim: boolean }>`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.banner};
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  /* With the header, a third of the window. */
  max-height: calc(33dvh - ${size.header});
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space.xs} ${space.gutter};
  padding-block-end: max(${space.xs}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color.accent};
  background: ${color.surface};
  animation: ui-appear ${motion.normal} ${motion.ease};
  ${lowest} { grid-template-rows: auto; max-height: 70dvh; }
  ${below.m} { padding-block: ${space['2xs']} max(${space['2xs']}, env(safe-area-inset-bottom)); }
  ${forcedColors} { border-block-start: 2px solid CanvasText; }
  ${({ $isNarrow }) =>
    $isNarrow &&
    `max-width: ${size.dialog}; margin-inline: auto;
  @media (min-width: ${size.dialog}) { border-inline: 1px solid ${color.accent}; }
  ${from.m} { inset-inline: auto ${space.gutter}; width: ${size.dialog}; margin-inline: 0; border: 1px solid ${color.accent}; border-block-end: 0; }
  @media (max-width: 47.99em) and (max-height: 45em) { inset-block: ${size.header} auto; border-block: 0; border-block-end: 1px solid ${color.accent}; }`}
  ${({ $isSlim }) => $isSlim && `&& { padding-block: ${space['3xs']} max(${space['3xs']}, env(safe-area-inset-bottom)); }`}
  ${({ $hiddenOnMobile }) => $hiddenOnMobile && `${below.m} { display: none; }`}
`

/**
 * Text, with buttons beside or below it. Long text scrolls and the buttons stay visible. In very low windows only a line of text
 * would be visible, so the whole panel scrolls.
 */
export const PanelRow = styled.div<{ $isStacked?: boolean }>`
  display: grid;
  grid-template: minmax(1.5em, 1fr) auto / minmax(0, 1fr);
  gap: ${space['3xs']} ${space.xl};
  align-items: center;
  width: 100%;
  max-width: ${size.content};
  margin-inline: auto;
  > :first-child { min-height: 0; max-height: 100%; overflow-y: auto; }
  ${lowest} {
    grid-template-rows: auto auto;
    > :first-child { max-height: none; overflow-y: visible; }
  }
  ${({ $isStacked = false }) => !$isStacked && `${from.m} { grid-template: minmax(0, 1fr) / minmax(0, 1fr) auto; }`}
`

interface BottomPanelProps {
  label: string
  hiddenOnMobile?: boolean
  /** At most as wide as a dialog. On a low phone it is below the header, because at the bottom it would cover the first action. */
  isNarrow?: boolean
  /** One row without padding. */
  isSlim?: boolean
  /** Covers bars at the bottom of the window, unless they have the focus. Otherwise bars are placed above it. */
  coversBars?: boolean
  children: ReactNode
}

/** A panel over the bottom of the window. It publishes its height, so that the page gets padding and its end stays reachable. */
export function BottomPanel({
  label,
  hiddenOnMobile = false,
  isNarrow = false,
  isSlim = false,
  coversBars = false,
  children,
}: BottomPanelProps) {
  const ref = useRef<HTMLElement>(null)
  const focusedBefore = useRef<Element | null>(null)

  useEffect(() => {
    const panel = ref.current
    if (!panel || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setBottomRoom(panel.offsetHeight, { coversBars }))
    observer.observe(panel)
    return () => {
      observer.disconnect()
      setBottomRoom(0)
    }
  }, [coversBars])

  // The focus is restored before the panel is removed, because the browser would forget its position.
  useLayoutEffect(() => {
    const panel = ref.current
    return () => {
      if (panel?.contains(document.activeElement)) giveFocusBack(focusedBefore.current)
    }
  }, [])

  const rememberFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget
  }

  return (
    <Root
      ref={ref}
      aria-label={label}
      data-print="hide"
      onFocus={rememberFocus}
      $hiddenOnMobile={hiddenOnMobile}
      $isNarrow={isNarrow}
      $isSlim={isSlim}
    >
      {children}
    </Root>
  )
}
