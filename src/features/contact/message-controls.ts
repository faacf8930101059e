import {
  DATA_RIGHTS,
  type FieldName,
  FLEET_SIZES,
  formFields,
  type LINED_FIELDS,
  LONGEST,
  type SUBJECT_FIELDS,
  TOPICS,
} from '@/contract/message-fields'
import { DAY_PARTS } from '@/domain/day-part'
import type { MessageKind } from '@/domain/message-kind'
import type { SalesType } from '@/domain/sales-type'

export type TypedField = Exclude<FieldName, Exclude<(typeof SUBJECT_FIELDS)[number], 'carline_code'>>

/** What can be chosen, with the key of its words: an answer without words does not compile where it is shown. */
const OPTIONS = {
  topic: optionsOf('topic', TOPICS),
  right: optionsOf('right', DATA_RIGHTS),
  day_part: optionsOf('day_part', DAY_PARTS),
  fleet_size: optionsOf('fleet_size', FLEET_SIZES),
}

function optionsOf<F extends TypedField, V extends string>(field: F, values: readonly V[]) {
  return values.map((value) => ({ value, words: `form.option.${field}.${value}` as const }))
}

/** How a field is asked for. `type`, `inputMode` and `autoComplete` choose the keyboard of a phone and what the browser offers. */
export type Control =
  | {
      readonly as: 'text'
      readonly type?: 'email' | 'tel' | 'url' | 'date'
      readonly inputMode?: 'numeric'
      readonly autoComplete?: string
      readonly maxLength?: number
    }
  | { readonly as: 'lines'; readonly maxLength: number }
  | { readonly as: 'select' | 'radios'; readonly options: (typeof OPTIONS)[keyof typeof OPTIONS] }
  /** The title is above a box that has to be ticked. */
  | { readonly as: 'box'; readonly title: `form.box.${'licence' | 'good_faith' | 'opt_in_email' | 'opt_in_phone'}` }
  | { readonly as: 'dealers' | 'models' | 'half-days' }

type Lines = Extract<Control, { readonly as: 'lines' }>
type Lined = (typeof LINED_FIELDS)[number]

/** Several lines are typed where they are kept, and nowhere else. */
export const CONTROLS: Readonly<Record<Lined, Lines> & Record<Exclude<TypedField, Lined>, Exclude<Control, Lines>>> = {
  carline_code: { as: 'models' },
  topic: { as: 'select', options: OPTIONS.topic },
  message: { as: 'lines', maxLength: LONGEST.message },
  page_url: { as: 'text', type: 'url', maxLength: LONGEST.page_url },
  reason: { as: 'lines', maxLength: LONGEST.reason },
  right: { as: 'radios', options: OPTIONS.right },
  vin: { as: 'text' },
  recipient: { as: 'text', maxLength: LONGEST.recipient },
  trade_in: { as: 'text', maxLength: LONGEST.trade_in },
  slot: { as: 'half-days' },
  date: { as: 'text', type: 'date' },
  day_part: { as: 'radios', options: OPTIONS.day_part },
  licence: { as: 'box', title: 'form.box.licence' },
  company_name: { as: 'text', autoComplete: 'organization', maxLength: LONGEST.company_name },
  vat_number: { as: 'text' },
  fleet_size: { as: 'select', options: OPTIONS.fleet_size },
  first_name: { as: 'text', autoComplete: 'given-name', maxLength: LONGEST.name },
  last_name: { as: 'text', autoComplete: 'family-name', maxLength: LONGEST.name },
  full_name: { as: 'text', autoComplete: 'name', maxLength: 2 * LONGEST.name },
  email: { as: 'text', type: 'email', autoComplete: 'email', maxLength: LONGEST.email },
  phone: { as: 'text', type: 'tel', autoComplete: 'tel' },
  zipcode: { as: 'text', inputMode: 'numeric', autoComplete: 'postal-code' },
  dealer_id: { as: 'dealers' },
  good_faith: { as: 'box', title: 'form.box.good_faith' },
  opt_in_email: { as: 'box', title: 'form.box.opt_in_email' },
  opt_in_phone: { as: 'box', title: 'form.box.opt_in_phone' },
}

/** Not what came with the link alone. */
export function isTyped(field: FieldName): field is TypedField {
  return field in CONTROLS
}

type SectionName = 'request' | 'person' | 'optIns'

/** The section of each field, in the order of the form. */
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
/** When somebody can drive is said by the dealer, so he comes before the day. */
const DRIVE_FIRST = ['carline_code', 'zipcode', 'dealer_id'] as const satisfies readonly TypedField[]
const isDriveFirst = (field: TypedField) => DRIVE_FIRST.some((first) => first === field)
const TYPED_FIELDS = Object.keys(SECTIONS) as readonly TypedField[]

export interface FormSection {
  readonly name: SectionName
  readonly fields: readonly TypedField[]
}

/** What stands beside the form, and is not asked for in it. */
interface Beside {
  readonly car: boolean
  readonly dealer: boolean
  /** The link was about a model that nobody can have yet. */
  readonly asksOther?: boolean
  /** As it was written, or in the link. */
  readonly zipcode?: string | undefined
}

/** The fields of a form in their order, in sections. A form that can do without the model does not ask for it. */
export function formSections(kind: MessageKind, salesType: SalesType, given: Beside): readonly FormSection[] {
  const { required, optional } = formFields(kind, salesType)
  const isIn = (field: TypedField) => {
    if (field === 'carline_code') return (required.includes(field) || given.asksOther === true) && !given.car
    if (field === 'dealer_id' && given.dealer) return false
    // It is asked for to find the dealer; what was written stays.
    if (field === 'zipcode' && given.dealer && !given.zipcode) return false
    return [...required, ...optional].includes(field)
  }
  const isDrive = kind === 'test-drive'
  const order = isDrive ? [...DRIVE_FIRST, ...TYPED_FIELDS.filter((field) => !isDriveFirst(field))] : TYPED_FIELDS
  const sectionOf = (field: TypedField) => (isDrive && isDriveFirst(field) ? 'request' : SECTIONS[field])
  const fields = order.filter(isIn)
  return (['request', 'person', 'optIns'] as const)
    .map((name) => ({ name, fields: fields.filter((field) => sectionOf(field) === name) }))
    .filter((section) => section.fields.length > 0)
}
