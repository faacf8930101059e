import type { FeatureFlags } from '@/domain/feature-flag'
import type { Cancellable } from '../backend-call'
import { getJson } from '../shell-client'
import { tellDeviations } from '../tell-deviations'

/** Spec §7: GET /v1/feature-flags. Every flag the site knows; names that it does not know and values that are no booleans are left out. */
export async function getFeatureFlags({ signal }: Cancellable = {}): Promise<FeatureFlags> {
  const [body, { featureFlagsResponseSchema, knownFlags }, { readAnswer }] = await Promise.all([
    getJson({ call: 'feature-flags', party: 'backend', path: '/v1/feature-flags', signal }),
    import('@/contract/feature-flags'),
    import('../read-answer'),
  ])
  return knownFlags(
    readAnswer('feature-flags', featureFlagsResponseSchema, body, (deviations) =>
      tellDeviations('feature-flags', deviations),
    ),
  )
}
