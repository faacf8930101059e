import { isOneOf } from './is-one-of'
import type { Bilingual } from './language'

/** The kinds of message that somebody reads: one form for each, to which editors and other pages lead. */
export const MESSAGE_KINDS = [
  'contact',
  'callback',
  'test-drive',
  'offer',
  'reservation',
  'fleet',
  'dsa-notice',
  'data-request',
  'newsletter',
] as const
export type FormKind = (typeof MESSAGE_KINDS)[number]

/** Nobody reads it: the site itself writes to whoever follows a search. */
export const SAVED_SEARCH = 'saved-search'
export type MessageKind = FormKind | typeof SAVED_SEARCH

export function isMessageKind(value: unknown): value is MessageKind {
  return value === SAVED_SEARCH || isOneOf(MESSAGE_KINDS, value)
}

/** A form's word in its address. */
export const MESSAGE_SLUGS: Readonly<Record<MessageKind, Bilingual>> = {
  contact: { fr: 'question', nl: 'vraag' },
  callback: { fr: 'rappel', nl: 'terugbellen' },
  'test-drive': { fr: 'essai', nl: 'testrit' },
  offer: { fr: 'offre', nl: 'offerte' },
  reservation: { fr: 'reservation', nl: 'reservatie' },
  fleet: { fr: 'flotte', nl: 'vloot' },
  'dsa-notice': { fr: 'signalement', nl: 'melding' },
  'data-request': { fr: 'donnees', nl: 'gegevens' },
  newsletter: { fr: 'lettre', nl: 'nieuwsbrief' },
  [SAVED_SEARCH]: { fr: 'recherche', nl: 'zoekopdracht' },
}

/** What whoever has sent a message is offered next, with all that they have said: who wants an offer, the wheel. */
export const NEXT_KIND: Readonly<Partial<Record<MessageKind, MessageKind>>> = {
  offer: 'test-drive',
  reservation: 'test-drive',
}

/**
 * Within how many working days somebody answers. The forms, the mails and the page after sending promise it, so a change here
 * is a change of what dealers have agreed to. A newsletter and a search are not answered.
 */
export const ANSWER_WITHIN_DAYS: Readonly<Record<MessageKind, number>> = {
  contact: 2,
  callback: 1,
  'test-drive': 1,
  offer: 2,
  reservation: 1,
  fleet: 2,
  'dsa-notice': 1,
  'data-request': 5,
  newsletter: 0,
  [SAVED_SEARCH]: 0,
}

/** Forms that ask for a car, its price or a drive in it: nobody has one of a carline that is only announced. */
export const asksForCar = (kind: MessageKind): boolean => ['reservation', 'offer', 'test-drive'].includes(kind)
