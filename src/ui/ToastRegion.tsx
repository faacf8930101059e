import { Toast } from '@base-ui/react/toast'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { type ButtonLook, buttonStyles } from './Button'
import { bottomRoom } from './bottom-room'
import { Icon } from './Icon'
import { color, layer, motion, space, type, weight } from './theme/css-vars'
import { forcedColors, print } from './theme/media'
import type { ToastMessage } from './toast'
import { touchSquare } from './touch'

const Viewport = styled(Toast.Viewport)`
  position: fixed;
  /* Above whatever lies over the window's lower edge and says how high it is. */
  inset: auto ${space.s} calc(${bottomRoom} + ${space.s}) auto;
  z-index: ${layer.overlay};
  display: flex;
  flex-direction: column;
  gap: ${space['2xs']};
  width: min(24rem, 100vw - 2 * ${space.s});
  ${print} { display: none; }
`

const Root = styled(Toast.Root)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space.s};
  padding: ${space.s} ${space['3xs']} ${space.s} ${space.s};
  border: 1px solid ${color.line};
  border-inline-start: 3px solid ${color.success};
  background: ${color.raised};
  transform: translateX(var(--toast-swipe-movement-x));
  transition: opacity ${motion.normal} ${motion.ease}, transform ${motion.normal} ${motion.ease};
  &[data-starting-style] { opacity: 0; transform: translateY(100%); }
  &[data-ending-style] { opacity: 0; }
  &[data-type='info'] { border-inline-start-color: ${color.info}; }
  &[data-type='warning'] { border-inline-start-color: ${color.warning}; }
  &[data-type='error'] { border-inline-start-color: ${color.error}; }
  &[data-limited] { display: none; }
  ${forcedColors} { border-inline-start-width: 6px; }
  > svg { margin-block-start: 0.15em; color: ${color.success}; }
`

const Words = styled(Toast.Content)`
  display: grid;
  gap: ${space['3xs']};
  justify-items: start;
  min-width: 0;
`

const Title = styled(Toast.Title)`
  font-size: ${type.body};
  font-weight: ${weight.medium};
  line-height: 1.4;
`

const Description = styled(Toast.Description)`
  font-size: ${type.s};
  color: ${color.muted};
`

const Action = styled(Toast.Action)<ButtonLook>`
  ${buttonStyles}
`

const Close = styled(Toast.Close)`
  ${touchSquare}
  margin-block-start: calc(-1 * ${space['2xs']});
  &:hover { color: ${color.accentText}; }
`

export interface ToastRegionProps {
  /** Everything that was said so far, the oldest first. */
  messages: readonly ToastMessage[]
  /** What the region is called among the landmarks. */
  label: string
  closeLabel: string
}

/**
 * Polite, timed, paused under the pointer, the focus and while the window is away; reached by F6; swept aside by finger.
 * That is the library's work (docs/decisions/0013-native-first-then-base-ui.md).
 */
export function ToastRegion(props: ToastRegionProps) {
  return (
    <Toast.Provider timeout={6_000} limit={3}>
      <Viewport data-at-bottom aria-label={props.label}>
        <List {...props} />
      </Viewport>
    </Toast.Provider>
  )
}

function List({ messages, closeLabel }: ToastRegionProps) {
  const { toasts, add } = Toast.useToastManager()
  const said = useRef(0)
  useEffect(() => {
    for (const { title, text, tone = 'success', action } of messages.slice(said.current)) {
      add({
        title,
        type: tone,
        priority: 'low',
        ...(text && { description: text }),
        ...(action && { actionProps: { children: action.label, onClick: action.onClick } }),
      })
    }
    said.current = messages.length
  }, [messages, add])
  return toasts.map((toast) => (
    <Root key={toast.id} toast={toast} swipeDirection="right">
      <Icon name={toast.type === 'success' ? 'check' : toast.type === 'info' ? 'info' : 'warning'} />
      <Words>
        <Title render={<p />} />
        <Description />
        <Action $variant="ghost" $size="s" />
      </Words>
      <Close aria-label={closeLabel}>
        <Icon name="close" />
      </Close>
    </Root>
  ))
}
