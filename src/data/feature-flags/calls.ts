import type { FeatureFlags } from '@/domain/feature-flag'
import type { Cancellable } from '../backend-call'
import { toRemoteProblem } from '../parse-problem'
import { toQueryString } from '../query-string'
import type { Deviation } from '../read-answer'
import { getPlainly } from '../shell-client'
import { tellDeviations } from '../tell-deviations'

/** Spec §7: GET /v1/feature-flags. Every flag the site knows; names that it does not know and values that are no booleans are left out. */
export async function getFeatureFlags({ signal }: Cancellable = {}): Promise<FeatureFlags> {
  const [{ askAdapted }, { featureFlagsResponseSchema, knownFlags }, { readAnswer }] = await Promise.all([
    import('../adapters/ask-adapted'),
    import('@/contract/feature-flags'),
    import('../read-answer'),
  ])
  const request = { method: 'GET', path: '/v1/feature-flags' } as const
  const asked = { input: undefined, path: {}, request, status: 200 }
  const answer = await askAdapted('feature-flags', asked, ({ path, query = {} }) => {
    const search = toQueryString(query as Parameters<typeof toQueryString>[0])
    return getPlainly({ call: 'feature-flags', party: 'backend', path: search ? `${path}?${search}` : path, signal })
  })
  const tell = (deviations: readonly Deviation[]) => tellDeviations('feature-flags', deviations)
  if (answer.status < 200 || answer.status > 299) throw await toRemoteProblem('feature-flags', answer, { tell })
  return knownFlags(readAnswer('feature-flags', featureFlagsResponseSchema, answer.body, tell))
}
