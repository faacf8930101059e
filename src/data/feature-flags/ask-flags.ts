import { featureFlagsResponseSchema, knownFlags } from '@/contract/feature-flags'
import type { FeatureFlags } from '@/domain/feature-flag'
import type { ServiceAnswer } from '../adapters/adapter'
import { sendThroughAdapter } from '../adapters/send-through-adapter'
import { toRemoteProblem } from '../parse-problem'
import { toQueryString } from '../query-string'
import { type Deviation, readAnswer } from '../read-answer'
import { reportDeviations } from '../report-deviations'

const ASKED = {
  input: undefined,
  path: {},
  request: { method: 'GET', path: '/v1/feature-flags' },
  status: 200,
} as const

/**
 * Spec §7: GET /v1/feature-flags, through the service's adapter where it has one. Every flag the site knows; names that it does
 * not know and values that are no booleans are left out.
 *
 * @param get asks for a path behind the service's address, query included
 * @throws what `get` throws, RemoteProblem or WrongShape
 */
export async function askFlags(get: (path: string) => Promise<ServiceAnswer>): Promise<FeatureFlags> {
  const answer = await sendThroughAdapter('feature-flags', ASKED, ({ path, query = {} }) => {
    const search = toQueryString(query as Parameters<typeof toQueryString>[0])
    return get(search ? `${path}?${search}` : path)
  })
  const tell = (deviations: readonly Deviation[]) => reportDeviations('feature-flags', deviations)
  if (answer.status < 200 || answer.status > 299) throw await toRemoteProblem('feature-flags', answer, { tell })
  return knownFlags(readAnswer('feature-flags', featureFlagsResponseSchema, answer.body, tell))
}
