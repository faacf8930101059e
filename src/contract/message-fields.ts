import { type MessageKind, SAVED_SEARCH } from '@/domain/message-kind'
import type { SalesType } from '@/domain/sales-type'

/**
 * The fields of each form. The forms, the checks (check-message.ts), the mails and the command that shows messages all read
 * it from here. It imports nothing heavy: pages have it before any check.
 */

/** Topics of a contact message; a form's address may name one as `subject`. */
export const TOPICS = ['model', 'stock', 'order', 'finance', 'assistance', 'privacy', 'other'] as const
export const FLEET_SIZES = ['1', '2-9', '10-49', '50-199', '200+'] as const
/** Rights by the Data Act (regulation (EU) 2023/2854, articles 4 and 5). */
export const DATA_RIGHTS = ['access', 'share', 'stop-sharing', 'erase'] as const

/** The only value of a box that is ticked; one that is not has none. */
export const TICKED = 'yes'

export const FIELD_NAMES = [
  'topic',
  'message',
  'page_url',
  'reason',
  'right',
  'vin',
  'recipient',
  'trade_in',
  'slot',
  'date',
  'day_part',
  'licence',
  'company_name',
  'vat_number',
  'fleet_size',
  'first_name',
  'last_name',
  'full_name',
  'email',
  'phone',
  'zipcode',
  'dealer_id',
  'good_faith',
  'opt_in_email',
  'opt_in_phone',
  'carline_code',
  'cupra_code',
  'commission_id',
  'search',
] as const
export type FieldName = (typeof FIELD_NAMES)[number]

/** What is kept of a form. A half-day (`slot`) is kept as its date and its part of the day, like a day that was written. */
export type KeptField = Exclude<FieldName, 'slot'>

/** Errors of a field. Each has its words in both languages (contact: form.error). */
export const FIELD_ERROR_CODES = [
  'required',
  'too_long',
  'invalid',
  'address',
  'past',
  'closed',
  'gone',
  'reserved',
  'announced',
] as const
export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number]

/** Who writes: the same in every form. */
export const PERSON_FIELDS = [
  'company_name',
  'vat_number',
  'first_name',
  'last_name',
  'full_name',
  'email',
  'phone',
  'zipcode',
] as const satisfies readonly FieldName[]

const CAR = ['carline_code', 'cupra_code', 'commission_id'] as const satisfies readonly FieldName[]
/** What a form is about: it comes with the link and is not typed; the form shows it as a car, or as a search in words. */
export const SUBJECT_FIELDS = [...CAR, 'search'] as const satisfies readonly FieldName[]

/** Texts that are typed over several lines, and keep them. All others are one line. */
export const MULTILINE_FIELDS = ['message', 'reason'] as const satisfies readonly FieldName[]

/** In characters. */
export const LONGEST = {
  message: 1_000,
  reason: 4_000,
  page_url: 500,
  email: 254,
  name: 60,
  company_name: 120,
  recipient: 200,
  trade_in: 200,
  search: 1_000,
} as const

interface FormFields {
  readonly required: readonly FieldName[]
  readonly optional: readonly FieldName[]
}

const PERSON = ['first_name', 'last_name', 'email'] as const
const COMPANY = ['company_name', 'vat_number'] as const
const OPT_INS = ['opt_in_email', 'opt_in_phone'] as const

interface FormDefinition extends FormFields {
  /** Whether a business buyer also names the company. */
  readonly asksCompany: boolean
}

const FORMS: Readonly<Record<MessageKind, FormDefinition>> = {
  contact: {
    required: ['topic', 'message', ...PERSON],
    optional: ['phone', 'zipcode', 'dealer_id', ...OPT_INS, ...CAR],
    asksCompany: true,
  },
  callback: {
    required: ['full_name', 'phone'],
    optional: ['day_part', 'dealer_id', 'topic', ...CAR],
    asksCompany: false,
  },
  'test-drive': {
    required: ['carline_code', 'zipcode', 'slot', 'licence', ...PERSON],
    optional: ['date', 'day_part', 'phone', 'dealer_id', 'message', ...OPT_INS, 'cupra_code', 'commission_id'],
    asksCompany: true,
  },
  offer: {
    required: [...PERSON, 'zipcode'],
    optional: ['trade_in', 'dealer_id', 'phone', 'message', ...OPT_INS, ...CAR],
    asksCompany: true,
  },
  reservation: {
    required: ['commission_id', ...PERSON, 'phone'],
    optional: ['dealer_id', 'message', ...OPT_INS, 'carline_code', 'cupra_code'],
    asksCompany: true,
  },
  fleet: {
    required: [...COMPANY, 'fleet_size', ...PERSON, 'phone'],
    optional: ['zipcode', 'dealer_id', 'message', ...OPT_INS, ...CAR],
    // Each buyer does, as part of the form itself.
    asksCompany: false,
  },
  'dsa-notice': {
    required: ['page_url', 'reason', 'full_name', 'email', 'good_faith'],
    optional: [],
    asksCompany: false,
  },
  'data-request': {
    required: ['right', 'vin', ...PERSON],
    optional: ['recipient', 'message'],
    asksCompany: false,
  },
  newsletter: { required: ['email', 'opt_in_email'], optional: ['first_name'], asksCompany: false },
  [SAVED_SEARCH]: { required: ['search', 'email'], optional: [], asksCompany: false },
}

export function formFields(kind: MessageKind, salesType: SalesType): FormFields {
  const { required, optional, asksCompany } = FORMS[kind]
  if (salesType === 'B2C' || !asksCompany) return { required, optional }
  return { required: [...required, 'company_name'], optional: [...optional, 'vat_number'] }
}

/** Whether a message of this kind goes to the dealer of its form; all others are answered by the company itself. */
export function goesToDealer(kind: MessageKind): boolean {
  return FORMS[kind].optional.includes('dealer_id')
}
