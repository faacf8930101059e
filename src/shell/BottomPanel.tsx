import { type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { setBottomRoom } from '@/ui/bottom-room'
import { color, layer, motion, size, space } from '@/ui/theme/css-vars'
import { below, forcedColors, from } from '@/ui/theme/media'

const Root = styled.aside<{ $hiddenOnMobile: boolean; $isNarrow: boolean; $isSlim: boolean }>`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.banner};
  max-height: 60dvh;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space.m} ${space.gutter};
  padding-block-end: max(${space.m}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color.accent};
  background: ${color.surface};
  animation: ui-appear ${motion.normal} ${motion.ease};
  ${below.m} { padding-block: ${space.s}; }
  ${forcedColors} { border-block-start: 2px solid CanvasText; }
  ${({ $isNarrow }) => $isNarrow && `${from.m} { inset-inline: auto ${space.gutter}; width: ${size.dialog}; max-width: 100%; border: 1px solid ${color.accent}; border-block-end: 0; }`}
  ${({ $isSlim }) => $isSlim && `&& { padding-block: ${space['3xs']} max(${space['3xs']}, env(safe-area-inset-bottom)); }`}
  ${({ $hiddenOnMobile }) => $hiddenOnMobile && `${below.m} { display: none; }`}
`

/** What it says, and beside it what to do about it. */
export const PanelRow = styled.div`
  display: grid;
  gap: ${space.s} ${space.xl};
  align-items: center;
  max-width: ${size.content};
  margin-inline: auto;
  ${from.m} { grid-template-columns: minmax(0, 1fr) auto; }
`

interface BottomPanelProps {
  label: string
  hiddenOnMobile?: boolean
  /** As wide as a dialog where the window is wider. */
  isNarrow?: boolean
  /** One row, and no room around it. */
  isSlim?: boolean
  children: ReactNode
}

/** Lies over the lower edge of the window, and says how much of it: the end of the page can still be reached. */
export function BottomPanel({
  label,
  hiddenOnMobile = false,
  isNarrow = false,
  isSlim = false,
  children,
}: BottomPanelProps) {
  const ref = useRef<HTMLElement>(null)

  useEffect(() => {
    const panel = ref.current
    if (!panel || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setBottomRoom(panel.offsetHeight))
    observer.observe(panel)
    return () => {
      observer.disconnect()
      setBottomRoom(0)
    }
  }, [])

  return (
    <Root
      ref={ref}
      aria-label={label}
      data-print="hide"
      $hiddenOnMobile={hiddenOnMobile}
      $isNarrow={isNarrow}
      $isSlim={isSlim}
    >
      {children}
    </Root>
  )
}
