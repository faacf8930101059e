import { type DialogProps, Modal } from './Dialog'

/** A modal that comes from the side and has the window's whole height. */
export function Drawer({ side = 'right', ...rest }: DialogProps & { side?: 'left' | 'right' }) {
  return <Modal {...rest} side={side} />
}
