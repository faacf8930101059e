import type { SearchIndex } from '@/contract/search'
import type { Language } from '@/domain/language'
import type { SalesType } from '@/domain/sales-type'
import type { Cancellable } from '../backend-call'
import { checkShape } from '../check-shape'
import { toQueryString } from '../query-string'
import { getJson } from '../shell-client'

export interface SearchAudience {
  readonly language: Language
  readonly salesType: SalesType
}

/** The site's own call: everything that can be found, for one language and sales type. */
export async function getSearchIndex(
  { language, salesType }: SearchAudience,
  { signal }: Cancellable = {},
): Promise<SearchIndex> {
  const [body, { searchIndexSchema }] = await Promise.all([
    getJson({
      call: 'search',
      party: 'site',
      path: `/api/search?${toQueryString({ language, sales_type: salesType })}`,
      signal,
    }),
    import('@/contract/search'),
  ])
  return checkShape('search', searchIndexSchema, body)
}
