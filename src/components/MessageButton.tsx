import type { ComponentProps } from 'react'
import type { FieldName } from '@/contract/message-fields'
import type { MessageKind } from '@/domain/message-kind'
import type { ButtonSize, ButtonVariant } from '@/ui/Button'
import { RouteButton } from './RouteButton'

/** The subject of the message, which the link passes to the form. Language and sales type are those of the page. */
type MessageAbout = {
  readonly [F in Extract<
    FieldName,
    'carline_code' | 'cupra_code' | 'commission_id' | 'dealer_id' | 'topic' | 'fleet_size' | 'message'
  >]?: string | undefined
}

interface MessageButtonProps
  extends Pick<ComponentProps<'a'>, 'aria-busy' | 'aria-label' | 'children' | 'className' | 'onClick'> {
  form: MessageKind
  about?: MessageAbout
  variant?: ButtonVariant
  size?: ButtonSize
}

/** The link to a form with a known car, dealer or subject. All pages use this component. */
export function MessageButton({ form, about = {}, ...button }: MessageButtonProps) {
  return <RouteButton to="message" params={{ message_kind: form, ...about }} {...button} />
}
