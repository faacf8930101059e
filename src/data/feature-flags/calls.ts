import type { FeatureFlags } from '@/domain/feature-flag'
import type { Cancellable } from '../backend-call'
import { getPlainly } from '../shell-client'

/** What `askFlags` says, of the service that the page asks: its code is fetched when flags are asked for. */
export async function getFeatureFlags({ signal }: Cancellable = {}): Promise<FeatureFlags> {
  const { askFlags } = await import('./ask-flags')
  return askFlags((path) => getPlainly({ call: 'feature-flags', party: 'backend', path, signal }))
}
