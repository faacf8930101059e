import type { FieldError } from '@/contract/check-message'
import type { Money, Picture, Wltp } from '@/contract/common'
import type { FieldName } from '@/contract/message-fields'
import type { Hours, OpenDays } from '@/domain/appointment'
import type { CarlineCode } from '@/domain/carline'
import type { DayPart } from '@/domain/day-part'
import type { MessageKind } from '@/domain/message-kind'
import type { CarState, Period } from '@/domain/vehicle-state'

/** A car on a form or a receipt. Absent values are null, because page props are JSON and cannot hold undefined. */
export interface ShownCar {
  readonly title: string
  readonly carline_code: string
  readonly cupra_code: string | null
  readonly commission_id: string | null
  readonly price: Money | null
  /** The price is the "from" price of the model. */
  readonly isFromPrice: boolean
  readonly wltp: Wltp | null
  readonly picture: Picture | null
  /** Null if the car is not in stock. */
  readonly state: CarState | null
  readonly arrival: Period | null
  /** Page where the car can be changed: configurator, stock or model. */
  readonly href: string
}

/** A followed search: its title and the URL of its list. */
export interface ShownSearch {
  readonly title: string
  readonly href: string
}

/** An available car that is offered instead of an unavailable one. */
export interface ClosestCar extends ShownCar {
  readonly commission_id: string
  readonly dealer: string
}

export interface ShownDealer {
  readonly id: string
  readonly name: string
  readonly city: string
  readonly phone: string
}

/** A dealer who can be chosen in a form. */
export interface FormDealer extends ShownDealer {
  /** Hours for test drives. */
  readonly hours: OpenDays
}

/** The id is null if the service names a dealer without an entry: the company then forwards the message. */
export type AnsweringDealer = Omit<FormDealer, 'id'> & { readonly id: string | null }

/** An error of the whole form. Errors of a field are in `errors`. */
export type FormProblem = 'suspected' | 'closed' | 'too_many' | 'unavailable' | 'away' | 'unreadable'

export interface FormContent {
  /** Initial values: from the link, or the submitted ones if the server returns the form. */
  readonly values: { readonly [F in FieldName]?: string }
  readonly errors: readonly FieldError[]
  readonly problem: FormProblem | null
  /** Idempotency key: sending the form twice makes one message. */
  readonly key: string
  /** Milliseconds since 1970. */
  readonly openedAt: number
  /** Receipt of the message that is being edited. */
  readonly receipt: string | null
  /** Today's date in Brussels. */
  readonly today: string
  /** Last day for the answer to a message of today. */
  readonly answerDeadline: string
  readonly car: ShownCar | null
  readonly search: ShownSearch | null
  /** 'gone': sold or unknown; 'trouble': the service does not answer. */
  readonly carProblem: 'gone' | 'trouble' | null
  /** The announced carline of the link. */
  readonly announced: CarlineCode | null
  /** The car of a reservation is sold or reserved, so the visitor has to choose another one. */
  readonly reservationConflict: 'gone' | 'reserved' | null
  /** Alternatives if the car of the link is unavailable. */
  readonly closest: readonly ClosestCar[]
  /** The dealer of the link or of the car. If it is set, the form does not ask for a dealer. */
  readonly dealer: AnsweringDealer | null
  /** The dealer has the car, so the visitor cannot change the dealer. */
  readonly dealerHasCar: boolean
  readonly dealers: readonly FormDealer[]
}

export interface Receipt {
  /** Token of the receipt, which allows changes; null for the sender of a duplicate message. */
  readonly receipt: string | null
  readonly number: string
  readonly kind: MessageKind
  readonly state: 'held' | 'open' | 'withdrawn' | 'erased'
  /** Last day for the answer. */
  readonly answerDeadline: string
  readonly dealer: ShownDealer | null
  readonly car: ShownCar | null
  readonly search: ShownSearch | null
  /** Last day of a followed search. */
  readonly endsOn: string | null
  readonly date: string | null
  readonly dayPart: DayPart | null
  /** The part of the chosen half-day in which the dealer is open. Null if the dealer still has to confirm the day. */
  readonly hours: Hours | null
  /** Address of the confirmation; null if the site sends no mail or none was given. */
  readonly mailTo: string | null
  /** 'wrong' or 'ended': the typed code is wrong or expired; 'unavailable': the store cannot be written. */
  readonly problem: 'wrong' | 'ended' | 'unavailable' | null
  /** The typed code, unchanged. */
  readonly code: string
}
