import { readSearchEntries } from '@/content/read/search.server'
import type { SearchIndex } from '@/contract/search'
import { type Language, toLanguage } from '@/domain/language'
import { toSalesType } from '@/domain/sales-type'
import { audienceQuery } from '../audience-query'
import { getModelsPrices } from '../configurator/calls'
import { flagsOnServer } from '../feature-flags/flags-on-server.server'
import { siteAnswer, siteProblem } from '../site-answer.server'

/** As long as a cache in front keeps it. */
const KEPT_MS = 60_000

const kept = new Map<string, { readonly until: number; readonly index: Promise<SearchIndex> }>()

/** What the menu's search looks through: read once a minute for each language and sales type, however many ask. */
export function readSearchIndex(query: { language?: unknown; sales_type?: unknown }): Promise<SearchIndex> {
  const audience = { language: toLanguage(query.language), salesType: toSalesType(query.sales_type) }
  const key = `${audience.language} ${audience.salesType}`
  const known = kept.get(key)
  if (known && known.until > Date.now()) return known.index
  const index = Promise.all([flagsOnServer(), taxedCar(audience.language)]).then(async ([{ flags }, car]) => ({
    entries: await readSearchEntries(audience, flags, car),
  }))
  kept.set(key, { until: Date.now() + KEPT_MS, index })
  index.catch(() => kept.delete(key))
  return index
}

/** The car whose taxes the search leads to: the first that there is; none while the service does not say. */
async function taxedCar(language: Language): Promise<string | undefined> {
  const query = audienceQuery({ language, salesType: 'B2B' })
  const answer = await getModelsPrices(query).catch(() => undefined)
  return answer?.models[0]?.from_cupra_code
}

/** GET /api/search: the one answer behind the route and the tests. */
export async function answerSearch(query: { language?: unknown; sales_type?: unknown }): Promise<Response> {
  try {
    return siteAnswer(await readSearchIndex(query))
  } catch {
    return siteProblem(500, 'internal', 'The content to search could not be read')
  }
}
