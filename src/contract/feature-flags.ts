import * as z from 'zod/mini'
import { ALL_FLAGS_OFF, FEATURE_FLAGS, type FeatureFlag, type FeatureFlags } from '@/domain/feature-flag'

/** GET /v1/feature-flags: a map of flag name to boolean. Names that this site does not know are left out. */
export const featureFlagsResponseSchema = z.record(z.string(), z.boolean())

/** Every flag the site knows, false where the server says nothing (spec §4). */
export function knownFlags(answer: Readonly<Record<string, boolean>>): FeatureFlags {
  const flags: Record<FeatureFlag, boolean> = { ...ALL_FLAGS_OFF }
  for (const flag of FEATURE_FLAGS) flags[flag] = answer[flag] === true
  return flags
}
