import type { FieldError } from '@/contract/check-message'
import type { Money, Picture, Wltp } from '@/contract/common'
import type { FieldName } from '@/contract/message-fields'
import type { Hours, OpenDays } from '@/domain/appointment'
import type { CarlineCode } from '@/domain/carline'
import type { DayPart } from '@/domain/day-part'
import type { MessageKind } from '@/domain/message-kind'
import type { CarState, Period } from '@/domain/vehicle-state'

/** A car as a form and a receipt show it. Absent is null, because a page's props cannot hold undefined. */
export interface ShownCar {
  readonly title: string
  readonly carline_code: string
  readonly cupra_code: string | null
  readonly commission_id: string | null
  readonly price: Money | null
  /** The price is that of the model's cheapest car. */
  readonly isFromPrice: boolean
  readonly wltp: Wltp | null
  readonly picture: Picture | null
  /** Of a stock car. */
  readonly state: CarState | null
  readonly arrival: Period | null
  /** Where it can be changed: the configurator, the stock or the model. */
  readonly href: string
}

/** A search of the stock that somebody follows, in words, and where its list is. */
export interface ShownSearch {
  readonly title: string
  readonly href: string
}

/** A free car that can be had in the place of one that is not. */
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

/** A dealer among whom a form lets choose. */
export interface FormDealer extends ShownDealer {
  /** Of a test drive: when the car can be fetched. */
  readonly hours: OpenDays
}

/** Without an id where the service names him with the car and the site has no entry of him: the company hands the message on. */
export type DealerBeside = Omit<FormDealer, 'id'> & { readonly id: string | null }

/** What the whole form says; errors of a field stand with it. */
export type FormProblem = 'suspected' | 'closed' | 'too_many' | 'unavailable' | 'away' | 'unreadable'

export interface FormContent {
  /** What is in the fields: from the link, or what was typed when the form comes back. */
  readonly values: { readonly [F in FieldName]?: string }
  readonly errors: readonly FieldError[]
  readonly problem: FormProblem | null
  /** Sending the form twice is one message. */
  readonly key: string
  /** Milliseconds since 1970. */
  readonly openedAt: number
  /** The message that is being changed. */
  readonly receipt: string | null
  /** The day in Brussels. */
  readonly today: string
  /** Until when somebody answers what is sent today. */
  readonly answeredBy: string
  readonly car: ShownCar | null
  readonly search: ShownSearch | null
  /** The car of the link is sold, or there is none such; or nobody can say now. */
  readonly carProblem: 'gone' | 'trouble' | null
  /** The carline that the link is about, where nobody can have a car of it yet. */
  readonly announced: CarlineCode | null
  /** A reservation of a car that somebody else has: which car then? */
  readonly takenAs: 'gone' | 'reserved' | null
  /** Where the car of the link cannot be had. */
  readonly closest: readonly ClosestCar[]
  /** Named by the link, or the one that has the car. It stands beside the form, which then asks for none. */
  readonly dealer: DealerBeside | null
  /** The car of the form stands at this dealer's, who answers in any case. */
  readonly dealerHasCar: boolean
  readonly dealers: readonly FormDealer[]
}

export interface Receipt {
  /** The link, by which its sender may do more; null for whoever has sent the same words as another message. */
  readonly receipt: string | null
  readonly number: string
  readonly kind: MessageKind
  readonly state: 'held' | 'open' | 'withdrawn' | 'erased'
  /** The last day of what was promised. */
  readonly answeredBy: string
  readonly dealer: ShownDealer | null
  readonly car: ShownCar | null
  readonly search: ShownSearch | null
  /** The day on which a search is no longer followed. */
  readonly endsOn: string | null
  /** Of a test drive. */
  readonly date: string | null
  readonly dayPart: DayPart | null
  /** As much of that wish as the dealer is there for: the day is then settled. Null where the dealer has yet to say so. */
  readonly hours: Hours | null
  /** A confirmation goes to this address; null where the site sends no mail, or none was given. */
  readonly mailTo: string | null
  /** The code that was typed is not the right one, or is too old; or nothing can be written down now. */
  readonly problem: 'wrong' | 'ended' | 'unavailable' | null
  /** The code as it was typed. */
  readonly code: string
}
