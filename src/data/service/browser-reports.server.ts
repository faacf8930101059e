import * as z from 'zod/mini'
import { requestContext } from '@/config/request-context.server'
import { CALLS, type CallName } from '@/contract/calls'
import { deviationChannel, type ReportedDeviation } from './deviation-channel.server'

const NAMES = CALLS.map(({ name }): CallName => name)

/** What a browser may say. Words of anybody's own: they go to the log in this length, and to no metric. */
const reportsSchema = z
  .array(
    z.object({
      call: z.enum(NAMES),
      kind: z.enum(['manners', 'partly', 'wrong-shape']),
      path: z.string().check(z.maxLength(120)),
      reason: z.string().check(z.maxLength(120)),
    }),
  )
  .check(z.maxLength(20))

/** @returns the status: 204 when they are taken, 400 when they cannot be read */
export function takeBrowserReports(body: unknown): 204 | 400 {
  const checked = reportsSchema.safeParse(body)
  if (!checked.success) return 400
  const requestId = requestContext.getStore()?.requestId
  for (const report of checked.data)
    deviationChannel.publish({ ...report, side: 'browser', requestId } satisfies ReportedDeviation)
  return 204
}
