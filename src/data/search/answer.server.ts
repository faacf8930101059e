import { readSearchEntries } from '@/content/search.server'
import type { SearchIndex } from '@/contract/search'
import { ALL_FLAGS_OFF } from '@/domain/feature-flag'
import { toLanguage } from '@/domain/language'
import { toSalesType } from '@/domain/sales-type'
import { getFeatureFlags } from '../feature-flags/calls'

/** As long as a cache in front keeps it (as /api/navigation does). */
const KEPT_MS = 60_000
export const SEARCH_CACHE_CONTROL = 'public, max-age=60, s-maxage=300, stale-while-revalidate=86400'

const kept = new Map<string, { readonly until: number; readonly index: Promise<SearchIndex> }>()

/** What the menu's search looks through: read once a minute for each language and sales type, however many ask. */
export function readSearchIndex(query: { language?: unknown; sales_type?: unknown }): Promise<SearchIndex> {
  const audience = { language: toLanguage(query.language), salesType: toSalesType(query.sales_type) }
  const key = `${audience.language} ${audience.salesType}`
  const known = kept.get(key)
  if (known && known.until > Date.now()) return known.index
  const index = getFeatureFlags()
    .catch(() => ALL_FLAGS_OFF)
    .then(async (flags) => ({ entries: await readSearchEntries(audience, flags) }))
  kept.set(key, { until: Date.now() + KEPT_MS, index })
  index.catch(() => kept.delete(key))
  return index
}
