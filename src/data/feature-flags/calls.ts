import type { FeatureFlags } from '@/domain/feature-flag'
import type { Cancellable } from '../backend-call'
import { checkShape } from '../check-shape'
import { getJson } from '../shell-client'

/** Spec §7: GET /v1/feature-flags. Every flag the site knows; the names it does not know are dropped. */
export async function getFeatureFlags({ signal }: Cancellable = {}): Promise<FeatureFlags> {
  const [body, { featureFlagsResponseSchema, knownFlags }] = await Promise.all([
    getJson({ call: 'feature-flags', party: 'backend', path: '/v1/feature-flags', signal }),
    import('@/contract/feature-flags'),
  ])
  return knownFlags(checkShape('feature-flags', featureFlagsResponseSchema, body))
}
