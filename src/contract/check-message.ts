import * as z from 'zod/mini'
import { OTHER_DAY, readHalfDay } from '@/domain/appointment'
import { isHoliday } from '@/domain/belgian-holidays'
import { isSoldCarline, readCarline } from '@/domain/carline'
import { commissionIdPattern, spellCommissionId } from '@/domain/commission-id'
import { DAY_PARTS } from '@/domain/day-part'
import { isOneOf, parseOption } from '@/domain/is-one-of'
import { asksForCar, type MessageKind } from '@/domain/message-kind'
import { hasAddress, hasPageAddress } from '@/domain/person-name'
import type { SalesType } from '@/domain/sales-type'
import { parseTypedCode } from '@/domain/typed-code'
import { visibleText } from '@/domain/visible-text'
import { weekday } from '@/domain/weekday'
import { addWorkingDays } from '@/domain/working-days'
import { readPostalCode, readZipcode } from '@/domain/zipcode'
import { toE164, toVatNumber } from './belgian-numbers'
import { toEmailAddress } from './email-address'
import {
  DATA_RIGHTS,
  FIELD_ERROR_CODES,
  type FieldErrorCode,
  type FieldName,
  FLEET_SIZES,
  formFields,
  goesToDealer,
  type KeptField,
  LONGEST,
  MULTILINE_FIELDS,
  type SUBJECT_FIELDS,
  TICKED,
  TOPICS,
} from './message-fields'

export interface FieldError {
  readonly field: FieldName
  readonly code: FieldErrorCode
  /** Of a day on which nobody is there: the next one that can be had. */
  readonly next?: string | undefined
}

/** The fields that were filled in, cleaned and in one spelling: a phone number is +32470123456, a ticked box `yes`. */
export type MessageValues = { readonly [F in KeptField]?: string }

/** One schema in the browser and on the server; a message of a check is its code. */
const code = (name: FieldErrorCode) => ({ error: name })

/** What is too long is not read any further: a pattern takes longer and longer over it, and everybody else waits. */
const textUpTo = (length: number) => z.string().check(z.maxLength(length, { ...code('too_long'), abort: true }))
/** Letters of any script: a name of digits or signs alone is none. */
const name = (length: number) => textUpTo(length).check(z.regex(/\p{L}/u, code('invalid')))
const ticked = z.literal(TICKED, code('required'))

/** Text that `read` brings into one spelling, or refuses. */
const spelled = (read: (text: string) => string | undefined, length = 60) =>
  z.pipe(
    textUpTo(length).check(z.refine((text) => read(text) !== undefined, code('invalid'))),
    z.transform((text) => read(text) ?? ''),
  )

/** The car as a link says it, which an editor may have written by hand: in any case, with spaces. */
export const SUBJECT_SPELLINGS = {
  carline_code: readCarline,
  cupra_code: parseTypedCode,
  commission_id: (written) => {
    const number = spellCommissionId(written)
    return commissionIdPattern.test(number) ? number : undefined
  },
  // What a search cannot read of an address it passes over (domain/stock-search.ts).
  search: (written) => (/^[\w.,=&%+*-]+$/.test(written) ? written : undefined),
} satisfies Record<(typeof SUBJECT_FIELDS)[number], (written: string) => string | undefined>

/**
 * The address of a page of the web, with the https:// that many leave out; undefined of anything else, which whoever reads the message might
 * follow. It is parsed to see whether it is one: the oldest browsers have no `URL.canParse` (src/config/next/bundling.mjs).
 */
function readPageUrl(text: string): string | undefined {
  const written = /^[\w-]+(?:\.[\w-]+)+(?:[/:?#]|$)/.test(text) ? `https://${text}` : text
  try {
    const { protocol, username } = new URL(written)
    return /^https?:$/.test(protocol) && username === '' ? written : undefined
  } catch {
    return undefined
  }
}

/** A calendar date; whether it is to come depends on the day and is asked for below. */
const date = z.iso.date(code('invalid'))

const FIELDS: Readonly<Record<FieldName, z.ZodMiniType<string, string>>> = {
  topic: z.enum(TOPICS, code('invalid')),
  message: textUpTo(LONGEST.message),
  page_url: spelled(readPageUrl, LONGEST.page_url),
  reason: textUpTo(LONGEST.reason),
  right: z.enum(DATA_RIGHTS, code('invalid')),
  // ISO 3779: seventeen signs, without I, O and Q.
  vin: spelled((text) => /^[A-HJ-NPR-Z\d]{17}$/.exec(visibleText(text).toUpperCase().replace(/[\s-]/g, ''))?.[0]),
  recipient: textUpTo(LONGEST.recipient),
  trade_in: textUpTo(LONGEST.trade_in),
  slot: z.string().check(z.refine((text) => text === OTHER_DAY || readHalfDay(text) !== undefined, code('invalid'))),
  date,
  day_part: z.enum(DAY_PARTS, code('invalid')),
  licence: ticked,
  // Some are called by digits.
  company_name: textUpTo(LONGEST.company_name).check(z.regex(/[\p{L}\p{N}]/u, code('invalid'))),
  vat_number: spelled(toVatNumber),
  fleet_size: z.enum(FLEET_SIZES, code('invalid')),
  first_name: name(LONGEST.name),
  last_name: name(LONGEST.name),
  full_name: name(2 * LONGEST.name),
  email: spelled(toEmailAddress, LONGEST.email),
  phone: spelled(toE164),
  zipcode: spelled(readPostalCode),
  dealer_id: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, code('invalid'))),
  good_faith: ticked,
  opt_in_email: ticked,
  opt_in_phone: ticked,
  carline_code: spelled(SUBJECT_SPELLINGS.carline_code),
  cupra_code: spelled(SUBJECT_SPELLINGS.cupra_code),
  commission_id: spelled(SUBJECT_SPELLINGS.commission_id),
  search: spelled(SUBJECT_SPELLINGS.search, LONGEST.search),
}

/**
 * Signs that say nothing by themselves, or turn the direction of what follows: they could make a text read as another. Those
 * that join letters and emoji stay.
 */
const INVISIBLE = /(?!\p{Join_Control})[\p{Cc}\p{Cf}\p{Surrogate}]/gu

/** A text as it is kept: well-formed, in one composition of its letters, without signs that nobody can see. */
export function cleanText(text: string, keepsLines = false): string {
  const lines = text.normalize('NFC').split(/\r\n?|\n/)
  return lines
    .map((line) => line.replace(/\t/g, ' ').replace(INVISIBLE, ''))
    .join(keepsLines ? '\n' : ' ')
    .trim()
}

/** Characters of a field. It is twice the longest text: some take seconds to be brought into one composition. */
const MOST_READ = 2 * LONGEST.reason

function readTyped(given: Readonly<Record<string, unknown>>, field: FieldName): string {
  const typed = Object.hasOwn(given, field) ? given[field] : undefined
  return typeof typed === 'string' ? typed.slice(0, MOST_READ) : ''
}

export type CheckedMessage =
  | { readonly ok: true; readonly values: MessageValues }
  | { readonly ok: false; readonly errors: readonly FieldError[] }

/**
 * @param given what was typed, by field; anything else in it is left aside
 * @param today the day in Brussels, such as 2026-11-22
 */
export function checkMessage(
  kind: MessageKind,
  salesType: SalesType,
  given: Readonly<Record<string, unknown>>,
  today: string,
): CheckedMessage {
  const { required, optional } = formFields(kind, salesType)
  const said = kind === 'test-drive' ? withDay(given) : given
  const errors: FieldError[] = []
  const values: { [F in FieldName]?: string } = {}
  for (const field of [...required, ...optional]) {
    const text = cleanText(readTyped(said, field), isOneOf(MULTILINE_FIELDS, field))
    if (text === '') {
      if (required.includes(field) && !isKnown(field, kind, given)) errors.push({ field, code: 'required' })
      continue
    }
    const { success, data, error } = FIELDS[field].safeParse(text)
    if (success) values[field] = data
    else errors.push({ field, code: toCode(error.issues[0]?.message) })
  }
  errors.push(...addressErrors(values, given), ...announcedErrors(kind, values))
  // The car is driven at a dealer near that place.
  if (kind === 'test-drive' && values.zipcode !== undefined && !readZipcode(values.zipcode)) {
    errors.push({ field: 'zipcode', code: 'invalid' })
  }
  const { slot, ...kept } = values
  const isDayWrong = errors.some(({ field }) => field === 'date')
  const dayProblem = isDayWrong ? undefined : dateProblem(kept.date, today, slot === OTHER_DAY)
  if (dayProblem) errors.push({ field: 'date', ...dayProblem })
  return errors.length > 0
    ? { ok: false, errors: errors.map((error) => ({ ...error, field: shownAt(error.field, slot) })) }
    : { ok: true, values: kept }
}

/**
 * The day of a test drive: a half-day that was chosen, or what was written beside « another day ». A form from before there were
 * half-days has the day alone.
 */
function withDay(given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const halfDay = readHalfDay(given.slot)
  if (halfDay) return { ...given, ...halfDay }
  const slot = given.slot === undefined && given.date ? OTHER_DAY : given.slot
  return slot === OTHER_DAY
    ? { ...given, slot, day_part: given.day_part || 'any' }
    : { ...given, date: undefined, day_part: undefined }
}

/** Where what is wrong with a day is put right: at the half-days, if one of them was chosen. */
export const shownAt = (field: FieldName, slot: unknown): FieldName =>
  (field === 'date' || field === 'day_part') && readHalfDay(slot) ? 'slot' : field

/** Who answers is known by the dealer, or by the car in stock: nobody need say where they live. */
const isKnown = (
  field: FieldName,
  kind: MessageKind,
  { dealer_id, commission_id }: Readonly<Record<string, unknown>>,
) => goesToDealer(kind) && field === 'zipcode' && Boolean(dealer_id || commission_id)

/** Names, which are no place for an address: as they were typed, before they are cleaned. */
const NAMES = [
  ['first_name', hasAddress],
  ['last_name', hasAddress],
  ['full_name', hasAddress],
  ['company_name', hasPageAddress],
] as const

const addressErrors = (values: MessageValues, given: Readonly<Record<string, unknown>>): FieldError[] =>
  NAMES.filter(([field, isWrong]) => values[field] !== undefined && isWrong(readTyped(given, field))).map(
    ([field]) => ({
      field,
      code: 'address',
    }),
  )

/** What has a number or a code of its own can be had, whatever its model is said to be. */
export const isAnnounced = ({ carline_code, cupra_code, commission_id }: Partial<Record<FieldName, string>>): boolean =>
  Boolean(carline_code) && !cupra_code && !commission_id && !isSoldCarline(carline_code)

const announcedErrors = (kind: MessageKind, values: MessageValues): FieldError[] =>
  asksForCar(kind) && isAnnounced(values) ? [{ field: 'carline_code', code: 'announced' }] : []

const LATEST_DAYS = 90
const DAY_MS = 86_400_000

/**
 * A test drive is from tomorrow on, within three months, and neither on a Sunday nor on a public holiday. What a dealer's own
 * hours leave of that is known where the dealer is (messages/take-message.server.ts).
 */
function dateProblem(day: string | undefined, today: string, isAsked: boolean): Omit<FieldError, 'field'> | undefined {
  if (day === undefined) return isAsked ? { code: 'required' } : undefined
  const ahead = (Date.parse(day) - Date.parse(today)) / DAY_MS
  if (ahead < 1) return { code: 'past' }
  if (ahead > LATEST_DAYS) return { code: 'invalid' }
  // Every dealer is open on a working day.
  return weekday(day) === 'sun' || isHoliday(day) ? { code: 'closed', next: addWorkingDays(day, 1) } : undefined
}

function toCode(message: string | undefined): FieldErrorCode {
  return parseOption(FIELD_ERROR_CODES, message) ?? 'invalid'
}
