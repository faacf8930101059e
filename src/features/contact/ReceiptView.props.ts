import type { DAY_PARTS } from '@/contract/message-fields'
import type { MessageKind } from '@/domain/message-kind'
import type { ShownCar, ShownDealer } from './MessageView.props'

export interface Receipt {
  readonly receipt: string
  readonly number: string
  readonly kind: MessageKind
  readonly state: 'held' | 'open' | 'withdrawn' | 'erased'
  /** Milliseconds since 1970. */
  readonly sentAt: number
  /** The last day of what was promised. */
  readonly answeredBy: string
  readonly dealer: ShownDealer | null
  readonly car: ShownCar | null
  /** Of a test drive. */
  readonly date: string | null
  readonly dayPart: (typeof DAY_PARTS)[number] | null
  /** A confirmation goes to this address; null where the site sends no mail, or none was given. */
  readonly mailTo: string | null
  /** The code that was typed is not the right one, or is too old. */
  readonly codeProblem: 'wrong' | 'ended' | null
}

export interface ReceiptViewProps {
  /** Null when the link is not ours, too old, or its message is not kept any more. */
  readonly receipt: Receipt | null
}
