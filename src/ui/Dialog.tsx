import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { giveFocusBack } from './give-focus-back'
import { Heading } from './Heading'
import { Icon } from './Icon'
import { color, motion, size, space } from './theme/css-vars'
import { touchSquare } from './touch'

const Root = styled.dialog<{ $side: 'center' | 'left' | 'right' }>`
  flex-direction: column;
  gap: ${space.m};
  padding: ${space.l} ${space.m} ${space.m};
  border: 1px solid ${color.line};
  background: ${color.surface};
  color: ${color.text};
  overflow-y: auto;
  overscroll-behavior: contain;
  &[open] { display: flex; animation: ui-appear ${motion.normal} ${motion.ease}; }
  /* Not its visibility: the focus would be nobody's for a moment. */
  &[data-leaving], &[data-leaving]::backdrop { opacity: 0; pointer-events: none; }
  &::backdrop { background: ${color.backdrop}; }
  ${({ $side }) =>
    $side === 'center'
      ? `width: min(${size.dialog}, 100vw - 2 * ${space.s}); max-height: calc(100dvh - 2 * ${space.s}); margin: auto;`
      : `width: min(30rem, 100vw); max-width: none; height: 100dvh; max-height: none; margin-block: 0;
         margin-inline: ${$side === 'right' ? 'auto 0' : '0 auto'};`}
`

const Close = styled.button`
  position: absolute;
  inset-block-start: ${space['2xs']};
  inset-inline-end: ${space['2xs']};
  ${touchSquare}
  &:hover { color: ${color.accentText}; }
`

export interface DialogProps {
  open: boolean
  /** Called for every way out: Escape, the cross, a click outside. The owner then sets `open` to false. */
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
  className?: string
}

/** The browser's own modal: it keeps the focus, gives it back, and answers to Escape. At most 600 px wide. */
export function Dialog(props: DialogProps) {
  return <Modal {...props} side="center" />
}

/**
 * A dialog that its owner closes is out of sight in the next picture, and closed after it: the browser then works out the styles of the
 * whole page, which nobody has to wait for.
 * @returns what calls it off
 */
function afterNextFrame(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(then)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

function leave(dialog: HTMLDialogElement): void {
  if (!dialog.isConnected) return
  dialog.close()
  // What had opened it is gone.
  const { activeElement, body } = document
  if (activeElement === body || dialog.contains(activeElement)) giveFocusBack()
}

/** The shared ground of Dialog and Drawer. */
export function Modal({
  open,
  onClose,
  title,
  closeLabel,
  children,
  className,
  side,
}: DialogProps & {
  side: 'center' | 'left' | 'right'
}) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const isLeaving = useRef(false)
  const stay = useRef(() => {})
  const [isThere, setThere] = useState(open)
  if (open && !isThere) setThere(true)
  // What leaves is as it was: to draw it anew would take time, and nobody sees it.
  const seen = useRef(children)
  useLayoutEffect(() => {
    if (open) seen.current = children
  })

  // Closed before it goes, or the browser gives the focus back to nobody. That is no answer of the visitor's.
  useLayoutEffect(() => {
    const dialog = ref.current
    isLeaving.current = false
    return () => {
      isLeaving.current = true
      if (dialog) leave(dialog)
    }
  }, [])

  useEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    stay.current()
    if (!dialog.open) dialog.showModal()
    return () => {
      stay.current = afterNextFrame(() => {
        leave(dialog)
        setThere(false)
      })
    }
  }, [open])

  return (
    // Escape needs no handler: the browser closes the dialog and says so. A click on the backdrop is a click on the dialog.
    <Root
      ref={ref}
      $side={side}
      className={className}
      aria-labelledby={titleId}
      data-leaving={open ? undefined : ''}
      data-locks-scroll=""
      data-print="hide"
      onClose={() => {
        if (!isLeaving.current && !ref.current?.open) onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {isThere && (
        <>
          <Heading level={2} size="l" id={titleId}>
            {title}
          </Heading>
          {open ? children : seen.current}
          <Close type="button" onClick={onClose} aria-label={closeLabel}>
            <Icon name="close" />
          </Close>
        </>
      )}
    </Root>
  )
}
