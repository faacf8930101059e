import type { MessageKind } from './message-kind'
import { isComing, type VehicleState } from './vehicle-state'

/** How a form speaks: a car that is still on its way cannot be held for 48 hours to come and see it. */
export type MessageWording = MessageKind | 'retention'

export function wordingOf(kind: MessageKind, state: VehicleState | null | undefined): MessageWording {
  return kind === 'reservation' && isComing(state) ? 'retention' : kind
}
