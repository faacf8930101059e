import { publicEnv } from '@/config/env.public'
import type { StockVehicle, StockVehiclesBody } from '@/contract/stock'
import { flagsOnServer } from '@/data/feature-flags/flags-on-server.server'
import { searchStockVehicles } from '@/data/stock/calls'
import { vehiclePages } from '@/data/stock/vehicle-pages'
import { type MessageKind, SAVED_SEARCH } from '@/domain/message-kind'
import { followedSearch, MOST_FOLLOWED, readSearch, type StockSearch, writeSearch } from '@/domain/stock-search'
import { activeFilters } from '@/features/stock/filters/active-filters'
import { filterWords } from '@/features/stock/filters/filter-words'
import { isClosedSearch, openSearch, searchBody } from '@/features/stock/list/stock-search'
import { SEPARATOR } from '@/i18n/punctuation'
import { translatorFor } from '@/i18n/translator.server'
import { type Audience, buildPath } from '@/routing/build-path'
import { parseQuery } from '@/routing/parse-path'

/** Whether there is such a form: a search can be followed where the site writes mails, and has a stock. */
export async function isOffered(kind: MessageKind): Promise<boolean> {
  if (kind !== SAVED_SEARCH) return true
  return publicEnv.searchMails === 'on' && (await flagsOnServer()).flags.STOCK === true
}

const readFollowed = (text: string): StockSearch => followedSearch(readSearch(parseQuery(text)))

/** A search in words, and its list. Without an answer of the service its values are named as in the address. */
export async function describeSavedSearch(text: string, audience: Audience) {
  const search = readFollowed(text)
  const { flags } = await flagsOnServer()
  const body = { ...searchBody(search, { audience, flags, carline: undefined }), limit: 0 }
  const answer = await searchStockVehicles(body).catch(() => undefined)
  const t = await translatorFor(audience.language, ['stock', 'common'])
  const words = activeFilters(search, answer?.facets).map((filter) => filterWords(t, filter, audience))
  return { title: words.join(SEPARATOR) || t('like.all'), href: buildPath('stock', writeSearch(search), audience) }
}

/** What could be read of a search. */
interface FollowedCars {
  /** Those that somebody has reserved, too. */
  readonly cars: readonly StockVehicle[]
  /** Whether that is all of them: the service may have some that this site cannot read, or change its list while it is asked. */
  readonly isWhole: boolean
}

/**
 * The cars of a search; undefined where they are too many, or what it asks for is closed.
 *
 * @throws what the service throws
 */
export async function listSavedSearchCars(text: string, audience: Audience): Promise<FollowedCars | undefined> {
  const search = readFollowed(text)
  const { flags, areCurrent } = await flagsOnServer()
  if (!areCurrent) throw new Error('The flags could not be read')
  const open = openSearch(search, { audience, flags })
  // Without its place or its amount it would be a search of far more cars.
  const isWider = (search.near && !open.near) || (search.ranges.monthly && !open.ranges.monthly)
  if (isWider || isClosedSearch(search, flags)) return undefined
  const asked: StockVehiclesBody = {
    ...searchBody(search, { audience, flags, carline: undefined }),
    include: [],
    fold: false,
    sort: 'PRICE_ASC',
  }
  const cars: StockVehicle[] = []
  let most = 0
  for await (const { total, vehicles } of vehiclePages(asked, MOST_FOLLOWED)) {
    if (total > MOST_FOLLOWED) return undefined
    most = Math.max(most, total)
    cars.push(...vehicles)
  }
  return { cars, isWhole: cars.length >= most }
}
