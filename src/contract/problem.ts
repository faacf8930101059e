import * as z from 'zod/mini'

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

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  code: z.enum(PROBLEM_CODES),
  request_id: z.string(),
  errors: z.optional(z.array(z.object({ field: z.string(), code: z.string(), message: z.string() }))),
})
export type Problem = z.infer<typeof problemSchema>
