import type { EmbeddedService } from '@/contract/embedded-service'
import { RATES } from './finance/terms'
import { DEFAULT_FLAGS } from './flags/default-flags'
import { parseFlagList } from './flags/flag-overrides'

/** What the site sees of this service: src/data/embedded-service.server.ts is the only file that imports it. */
export const embeddedService: EmbeddedService = {
  // Loaded with the first call, so that a backend that cannot start fails its calls and not the pages.
  answer: async (request) => {
    const { backendFetch } = await import('./http/app')
    return backendFetch(request)
  },
  defaultFlags: DEFAULT_FLAGS,
  checkFlagList: parseFlagList,
  datedTables: [{ table: 'RATES', rows: RATES, renewed: 'year' }],
}
