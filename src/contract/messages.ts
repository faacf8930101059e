import * as z from 'zod/mini'
import { languageSchema, salesTypeSchema } from './common'
import { FIELD_ERROR_CODES, FIELD_NAMES } from './message-fields'

/** The envelope of every message, whichever form it is. */
export const envelopeSchema = z.object({
  language: languageSchema,
  sales_type: salesTypeSchema,
  /** Made by the form: sending the same form twice is one message. */
  key: z.optional(z.uuid()),
  /** The receipt of an earlier message, whose content this one replaces. */
  receipt: z.optional(z.string().check(z.maxLength(400))),
  /** Milliseconds since 1970: when the form was opened. */
  opened_at: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  /** Nobody sees this field, so nobody fills it in. */
  website: z.optional(z.string()),
})
export type Envelope = z.infer<typeof envelopeSchema>

/** POST /api/messages/{kind}, 201. */
export const messageTakenSchema = z.object({
  number: z.string(),
  /** An address of the site: what happens next, and the way to change or withdraw the message. */
  receipt: z.string(),
})
export type MessageTaken = z.infer<typeof messageTakenSchema>

/**
 * `wrong_fields` names them. `suspected`: it may be a machine's; a person sends it once more. `closed`: it was withdrawn.
 * `car_taken`: the car of a reservation is sold or reserved; the error of its number says which. */
const MESSAGE_PROBLEM_CODES = [
  'wrong_fields',
  'suspected',
  'closed',
  'car_taken',
  'unreadable',
  'too_large',
  'unsupported_media_type',
  'foreign_origin',
  'too_many_requests',
  'method_not_allowed',
  'not_found',
  'unavailable',
] as const
export type MessageProblemCode = (typeof MESSAGE_PROBLEM_CODES)[number]

/** RFC 9457, as every error of the site's calls. */
export const messageProblemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  code: z.enum(MESSAGE_PROBLEM_CODES),
  request_id: z.string(),
  errors: z.optional(
    z.array(z.object({ field: z.enum(FIELD_NAMES), code: z.enum(FIELD_ERROR_CODES), next: z.optional(z.iso.date()) })),
  ),
})
export type MessageProblem = z.infer<typeof messageProblemSchema>
