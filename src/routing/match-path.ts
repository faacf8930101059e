import type { Language } from '@/domain/language'
import { createMatch } from './create-match'
import type { RouteMatch } from './params'
import { ROUTE_NAMES, routeTable } from './route-table'
import { B2B_SEGMENTS } from './route-words.mjs'
import { splitSalesType } from './sales-type-segment'
import { buildTrie, search, type Trie } from './trie'

const buildRouteTrie = (language: Language): Trie =>
  buildTrie(ROUTE_NAMES.map((name) => [name, routeTable[name].templates[language]]))

const tries = { fr: buildRouteTrie('fr'), nl: buildRouteTrie('nl') }

/**
 * Reads the canonical address of a page. `segments` are what follows the language, already decoded, as Next hands
 * them over; anything but a canonical spelling is no match.
 */
export function matchPath(language: Language, segments: readonly string[]): RouteMatch | undefined {
  const { salesType, rest } = splitSalesType(segments, (segment) => segment === B2B_SEGMENTS[language])
  const found = search(tries[language], rest, {
    word: (segment) => segment,
    value: (codec, segment) => codec.decode(segment, language),
  })
  // The codecs have made each value what the template promises.
  return found && createMatch(found.name, found.params, salesType)
}
