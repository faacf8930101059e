import {
  DATA_RIGHTS,
  type FieldName,
  FLEET_SIZES,
  formFields,
  LONGEST,
  type MULTILINE_FIELDS,
  type SUBJECT_FIELDS,
  TOPICS,
} from '@/contract/message-fields'
import { DAY_PARTS } from '@/domain/day-part'
import type { MessageKind } from '@/domain/message-kind'
import type { SalesType } from '@/domain/sales-type'

export type TypedField = Exclude<FieldName, Exclude<(typeof SUBJECT_FIELDS)[number], 'carline_code'>>

/** The options with their translation keys. The keys are typed, so that an option without a translation does not compile. */
const OPTIONS = {
  topic: listOptions('topic', TOPICS),
  right: listOptions('right', DATA_RIGHTS),
  day_part: listOptions('day_part', DAY_PARTS),
  fleet_size: listOptions('fleet_size', FLEET_SIZES),
}

function listOptions<F extends TypedField, V extends string>(field: F, values: readonly V[]) {
  return values.map((value) => ({ value, words: `form.option.${field}.${value}` as const }))
}

/** The control of a field. `type`, `inputMode` and `autoComplete` select a phone's keyboard and the browser's autofill. */
export type Control =
  | {
      readonly kind: 'text'
      readonly type?: 'email' | 'tel' | 'url' | 'date'
      readonly inputMode?: 'numeric'
      readonly autoComplete?: string
      readonly maxLength?: number
    }
  | { readonly kind: 'lines'; readonly maxLength: number }
  | { readonly kind: 'select' | 'radios'; readonly options: (typeof OPTIONS)[keyof typeof OPTIONS] }
  /** A checkbox with a title above it. */
  | { readonly kind: 'box'; readonly title: `form.box.${'licence' | 'good_faith' | 'opt_in_email' | 'opt_in_phone'}` }
  | { readonly kind: 'dealers' | 'models' | 'half-days' }

type Lines = Extract<Control, { readonly kind: 'lines' }>
type Multiline = (typeof MULTILINE_FIELDS)[number]

/** The types make sure that a field is multi-line here if and only if its line breaks are kept (`MULTILINE_FIELDS`). */
export const CONTROLS: Readonly<
  Record<Multiline, Lines> & Record<Exclude<TypedField, Multiline>, Exclude<Control, Lines>>
> = {
  carline_code: { kind: 'models' },
  topic: { kind: 'select', options: OPTIONS.topic },
  message: { kind: 'lines', maxLength: LONGEST.message },
  page_url: { kind: 'text', type: 'url', maxLength: LONGEST.page_url },
  reason: { kind: 'lines', maxLength: LONGEST.reason },
  right: { kind: 'radios', options: OPTIONS.right },
  vin: { kind: 'text' },
  recipient: { kind: 'text', maxLength: LONGEST.recipient },
  trade_in: { kind: 'text', maxLength: LONGEST.trade_in },
  slot: { kind: 'half-days' },
  date: { kind: 'text', type: 'date' },
  day_part: { kind: 'radios', options: OPTIONS.day_part },
  licence: { kind: 'box', title: 'form.box.licence' },
  company_name: { kind: 'text', autoComplete: 'organization', maxLength: LONGEST.company_name },
  vat_number: { kind: 'text' },
  fleet_size: { kind: 'select', options: OPTIONS.fleet_size },
  first_name: { kind: 'text', autoComplete: 'given-name', maxLength: LONGEST.name },
  last_name: { kind: 'text', autoComplete: 'family-name', maxLength: LONGEST.name },
  full_name: { kind: 'text', autoComplete: 'name', maxLength: 2 * LONGEST.name },
  email: { kind: 'text', type: 'email', autoComplete: 'email', maxLength: LONGEST.email },
  phone: { kind: 'text', type: 'tel', autoComplete: 'tel' },
  zipcode: { kind: 'text', inputMode: 'numeric', autoComplete: 'postal-code' },
  dealer_id: { kind: 'dealers' },
  good_faith: { kind: 'box', title: 'form.box.good_faith' },
  opt_in_email: { kind: 'box', title: 'form.box.opt_in_email' },
  opt_in_phone: { kind: 'box', title: 'form.box.opt_in_phone' },
}

/** False for a field that only comes with the link. */
export function isTyped(field: FieldName): field is TypedField {
  return field in CONTROLS
}

type SectionName = 'request' | 'person' | 'optIns'

/** The section of each field. The order of the keys is that of the form. */
const SECTIONS: Readonly<Record<TypedField, SectionName>> = {
  carline_code: 'request',
  topic: 'request',
  right: 'request',
  vin: 'request',
  recipient: 'request',
  page_url: 'request',
  reason: 'request',
  trade_in: 'request',
  slot: 'request',
  date: 'request',
  day_part: 'request',
  fleet_size: 'request',
  message: 'request',
  licence: 'request',
  company_name: 'person',
  vat_number: 'person',
  first_name: 'person',
  last_name: 'person',
  full_name: 'person',
  email: 'person',
  phone: 'person',
  zipcode: 'person',
  dealer_id: 'person',
  good_faith: 'person',
  opt_in_email: 'optIns',
  opt_in_phone: 'optIns',
}
/** The half-days of a test drive depend on the dealer, so the dealer is asked first. */
const DRIVE_FIRST = ['carline_code', 'zipcode', 'dealer_id'] as const satisfies readonly TypedField[]
const isDriveFirst = (field: TypedField) => DRIVE_FIRST.some((first) => first === field)
const TYPED_FIELDS = Object.keys(SECTIONS) as readonly TypedField[]

export interface FormSection {
  readonly name: SectionName
  readonly fields: readonly TypedField[]
}

/** What is known from the link: the form does not ask for it. */
interface GivenSubject {
  readonly car: boolean
  readonly dealer: boolean
  /** The link is about an announced model. */
  readonly asksOtherModel?: boolean
  /** The postal code of the link or of an earlier submit. */
  readonly zipcode?: string | undefined
}

/** The fields of a form in their order, grouped in sections. The model is asked only if it is required. */
export function formSections(kind: MessageKind, salesType: SalesType, given: GivenSubject): readonly FormSection[] {
  const { required, optional } = formFields(kind, salesType)
  const isAsked = (field: TypedField) => {
    if (field === 'carline_code') return (required.includes(field) || given.asksOtherModel === true) && !given.car
    if (field === 'dealer_id' && given.dealer) return false
    // The postal code serves to find a dealer, so it is not asked if the dealer is known. A given one stays editable.
    if (field === 'zipcode' && given.dealer && !given.zipcode) return false
    return [...required, ...optional].includes(field)
  }
  const isDrive = kind === 'test-drive'
  const order = isDrive ? [...DRIVE_FIRST, ...TYPED_FIELDS.filter((field) => !isDriveFirst(field))] : TYPED_FIELDS
  const fieldSection = (field: TypedField) => (isDrive && isDriveFirst(field) ? 'request' : SECTIONS[field])
  const fields = order.filter(isAsked)
  return (['request', 'person', 'optIns'] as const)
    .map((name) => ({ name, fields: fields.filter((field) => fieldSection(field) === name) }))
    .filter((section) => section.fields.length > 0)
}
