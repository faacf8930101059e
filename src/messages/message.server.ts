import type { MessageValues } from '@/contract/check-message'
import type { Money, Picture, Wltp } from '@/contract/common'
import type { Language } from '@/domain/language'
import type { MessageKind } from '@/domain/message-kind'
import type { SalesType } from '@/domain/sales-type'
import type { CarState, Period } from '@/domain/vehicle-state'

/** A car as it was when somebody sent a message about it: what was seen then is what is answered to. */
export interface MessageCar {
  readonly title: string
  readonly version: string
  readonly carline_code: string
  readonly cupra_code?: string | undefined
  readonly commission_id?: string | undefined
  readonly price?: Money | undefined
  readonly wltp?: Wltp | undefined
  readonly picture?: Picture | undefined
  /** When it can be there, in words of that moment. */
  readonly availability?: { readonly kind: string; readonly weeks_min: number; readonly weeks_max: number } | undefined
  /** Of a stock car: where it was, or that another client had it. */
  readonly state?: CarState | undefined
  /** When one that was not there yet comes to its dealer. */
  readonly arrival?: Period | undefined
  /** The dealer at whose place a stock car is. */
  readonly dealer_id?: string | undefined
  /** As the service calls him: whoever answers has to know him also where no entry of the site has that id. */
  readonly dealer_name?: string | undefined
  /** Milliseconds since 1970. */
  readonly seen_at: number
}

/** What is kept of a message besides its envelope; all of it is encrypted. */
export interface MessageContent {
  readonly values: MessageValues
  readonly car?: MessageCar | undefined
  /** Who answers: the dealer chosen, that of the car, or the nearest to the postal code. The company itself where it is absent. */
  readonly dealer_id?: string | undefined
}

/** `held`: waits for the code sent to its e-mail address. `erased`: its content is gone, on the person's wish. */
export type MessageState = 'held' | 'open' | 'withdrawn' | 'erased'

export interface Message {
  readonly id: string
  /** What a person can read out. */
  readonly number: string
  readonly kind: MessageKind
  readonly state: MessageState
  readonly language: Language
  readonly sales_type: SalesType
  /** 1, and one more with each change. */
  readonly revision: number
  readonly created_at: number
  readonly changed_at: number
  /** The address was confirmed by the code that was sent to it. */
  readonly confirmed: boolean
  /** Absent once it is erased, and where it cannot be read. */
  readonly content: MessageContent | undefined
  /** Why its content cannot be read. */
  readonly unreadable?: Unreadable
}

/** `other-key`: none of the keys of MESSAGES_KEY has sealed it. `damaged`: one has, and it is not as it was. */
export type Unreadable = 'other-key' | 'damaged'

/** `news`: a search that somebody follows has other cars than before. */
export type MessageEvent = 'created' | 'changed' | 'withdrawn' | 'erased' | 'news'
/** `code` is the mail that asks to confirm an address. */
export const TARGETS = ['webhook', 'office-mail', 'visitor-mail', 'code-mail', 'search-mail'] as const
export type Target = (typeof TARGETS)[number]
