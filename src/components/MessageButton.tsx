import type { ComponentProps } from 'react'
import type { FieldName } from '@/contract/message-fields'
import type { MessageKind } from '@/domain/message-kind'
import type { ButtonSize, ButtonVariant } from '@/ui/Button'
import { RouteButton } from './RouteButton'

/** What a form is told by the link that leads to it. Language and buyer are those of the page. */
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

/** The way from wherever a car, a dealer or a subject is shown to a form that knows of it: every page uses this one. */
export function MessageButton({ form, about = {}, ...button }: MessageButtonProps) {
  return <RouteButton to="message" params={{ message_kind: form, ...about }} {...button} />
}
