import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import styled from 'styled-components'
import { color, motion, space, type } from './theme/css-vars'
import { print } from './theme/media'

const Root = styled.span`
  display: inline-flex;
`

const Tip = styled.span`
  position: fixed;
  inset: 0 auto auto 0;
  max-width: min(20rem, 100vw - 2 * ${space.s});
  margin: 0;
  padding: ${space['2xs']} ${space.xs};
  border: 1px solid ${color.edge};
  background: ${color.raised};
  color: ${color.text};
  font-size: ${type.s};
  line-height: 1.45;
  text-align: start;
  &:popover-open { animation: ui-appear ${motion.fast} ${motion.ease}; }
  &:not(:popover-open) { display: none; }
  ${print} { display: none; }
`

const MARGIN_PX = 8
const APPEAR_AFTER_MS = 120
/** Time enough for a pointer to cross from the anchor onto the tip (WCAG 1.4.13, hoverable). */
const LEAVE_AFTER_MS = 160

/** Above the anchor, below it where there is no room, never outside the window. */
function place(tip: HTMLElement, anchor: HTMLElement) {
  const anchorBox = anchor.getBoundingClientRect()
  const { width, height } = tip.getBoundingClientRect()
  const middle = anchorBox.left + anchorBox.width / 2 - width / 2
  const left = Math.max(MARGIN_PX, Math.min(middle, window.innerWidth - width - MARGIN_PX))
  const above = anchorBox.top - height - MARGIN_PX
  const top = above >= MARGIN_PX ? above : anchorBox.bottom + MARGIN_PX
  tip.style.translate = `${Math.round(left)}px ${Math.round(top)}px`
}

interface TooltipProps {
  /** A few words more. Never the only bearer of anything: a printed page, and a browser without a script, has none. */
  text: ReactNode
  /** The anchor: something that takes the focus, and wears what it is given. */
  children: (anchor: { 'aria-describedby': string }) => ReactNode
}

/** Words that appear on hover, focus or touch, and go on Escape; in the top layer, so that no box can cut them off. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const root = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState(false)

  function soon(next: boolean, delay: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), delay)
  }
  function now(next: boolean) {
    clearTimeout(timer.current)
    setOpen(next)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (!open || !tip.current || !root.current) return
    const shown = tip.current
    const anchor = root.current
    // Not closed by scrolling: the focus that opened it may have scrolled the page.
    const follow = () => place(shown, anchor)
    shown.showPopover?.()
    follow()
    const close = () => setOpen(false)
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    const onPointerDown = (event: globalThis.PointerEvent) => {
      if (!(event.target instanceof Node && anchor.contains(event.target))) close()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    return () => {
      shown.hidePopover?.()
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
      window.removeEventListener('scroll', follow, { capture: true })
    }
  }, [open])

  return (
    <Root
      ref={root}
      onPointerEnter={({ pointerType }: PointerEvent) => pointerType === 'mouse' && soon(true, APPEAR_AFTER_MS)}
      onPointerLeave={({ pointerType }: PointerEvent) => pointerType === 'mouse' && soon(false, LEAVE_AFTER_MS)}
      onClick={() => now(true)}
      onFocus={({ target }: FocusEvent) => target.matches(':focus-visible') && now(true)}
      onBlur={() => now(false)}
      onKeyDown={(event: KeyboardEvent) => {
        if (!open || event.key !== 'Escape') return
        // The tip goes first: a dialog around it closes at the next Escape.
        event.preventDefault()
        event.stopPropagation()
        now(false)
      }}
    >
      {children({ 'aria-describedby': id })}
      <Tip ref={tip} id={id} role="tooltip" popover="manual">
        {text}
      </Tip>
    </Root>
  )
}
