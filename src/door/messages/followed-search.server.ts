import { publicEnv } from '@/config/env.public'
import type { StockVehicle } from '@/contract/stock'
import { WrongShape } from '@/data/errors'
import { flagsOnServer } from '@/data/feature-flags/flags-on-server.server'
import { searchStockVehicles } from '@/data/stock/calls'
import { type MessageKind, SAVED_SEARCH } from '@/domain/message-kind'
import { followedSearch, MOST_FOLLOWED, readSearch, type StockSearch, writeSearch } from '@/domain/stock-search'
import { activeFilters } from '@/features/stock/filters/active-filters'
import { filterWords } from '@/features/stock/filters/filter-words'
import { isClosedSearch, searchBody } from '@/features/stock/list/stock-search'
import { translatorFor } from '@/i18n/translator.server'
import { type Audience, buildPath } from '@/routing/build-path'
import { parseQuery } from '@/routing/parse-path'

/** As many as the service gives in one answer. */
const MOST_AT_ONCE = 100

/** Whether there is such a form: a search can be followed where the site writes mails, and has a stock. */
export async function isOffered(kind: MessageKind): Promise<boolean> {
  if (kind !== SAVED_SEARCH) return true
  return publicEnv.searchMails === 'on' && (await flagsOnServer()).flags.STOCK === true
}

const readFollowed = (text: string): StockSearch => followedSearch(readSearch(parseQuery(text)))

/** A search in words, and its list. Without an answer of the service its values are named as in the address. */
export async function describeSearch(text: string, audience: Audience) {
  const search = readFollowed(text)
  const { flags } = await flagsOnServer()
  const body = { ...searchBody(search, { audience, flags, carline: undefined }), limit: 0 }
  const answer = await searchStockVehicles(body).catch(() => undefined)
  const t = await translatorFor(audience.language, ['stock'])
  const words = activeFilters(search, answer?.facets).map((filter) => filterWords(t, filter, audience.language))
  return { title: words.join(', ') || t('like.all'), href: buildPath('stock', writeSearch(search), audience) }
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
export async function listFollowed(text: string, audience: Audience): Promise<FollowedCars | undefined> {
  const search = readFollowed(text)
  const { flags, areCurrent } = await flagsOnServer()
  if (!areCurrent) throw new Error('The flags could not be read')
  // Without its place it would be a search of the whole country.
  if (isClosedSearch(search, flags) || (search.near && !flags.STOCK_SEARCH_ZIPCODE)) return undefined
  const body = searchBody(search, { audience, flags, carline: undefined })
  const cars = new Map<string, StockVehicle>()
  let most = 0
  for (let offset = 0; offset === 0 || offset < most; offset += MOST_AT_ONCE) {
    const { total, vehicles } = await searchStockVehicles({
      ...body,
      include: [],
      fold: false,
      sort: 'PRICE_ASC',
      offset,
      limit: MOST_AT_ONCE,
    }).catch((error: unknown) => {
      // Of the cars after the first hundred none may be readable. What was read before holds all the same.
      if (offset > 0 && error instanceof WrongShape) return { total: most, vehicles: [] }
      throw error
    })
    if (total > MOST_FOLLOWED) return undefined
    most = Math.max(most, total)
    for (const car of vehicles) cars.set(car.commission_id, car)
  }
  return { cars: [...cars.values()], isWhole: cars.size >= most }
}
