import * as z from 'zod/mini'
import { standIns, textOrNone } from './common'

/** RFC 9457. Every error answer of the service has this body, as application/problem+json. */
export const PROBLEM_CODES = [
  'invalid_parameter',
  'invalid_body',
  'body_too_large',
  'unsupported_media_type',
  'not_found',
  'method_not_allowed',
  'unknown_carline',
  'unknown_configuration',
  'unknown_code',
  'unknown_vehicle',
  'not_buildable',
  'vehicle_sold',
  'too_many_requests',
  'internal',
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

/** A site that reads one needs its code alone. One with a code of its own is an answer that this site cannot read, and no silence. */
export const problemSchema = z.object({
  type: textOrNone,
  title: textOrNone,
  status: z.number().register(standIns, { value: 0 }),
  detail: textOrNone,
  code: z.enum(PROBLEM_CODES),
  request_id: textOrNone,
  errors: z.optional(z.array(z.object({ field: z.string(), code: z.string(), message: z.string() }))),
})
export type Problem = z.infer<typeof problemSchema>
