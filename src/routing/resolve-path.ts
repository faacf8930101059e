import type { Language } from '@/domain/language'
import { canonicalPath } from './alternates'
import { NOT_FOUND_PATH } from './build-path'
import { createMatch } from './create-match'
import { matchPath } from './match-path'
import type { RouteMatch } from './params'
import { ROUTE_NAMES, routeDefinition } from './route-table'
import { B2B_SEGMENTS } from './route-words.mjs'
import { splitSalesType } from './sales-type-segment'
import { buildTrie, search, type Trie } from './trie'

export type Resolution =
  | { readonly kind: 'match'; readonly match: RouteMatch }
  /** Permanent (308), to a canonical address, without query or hash. */
  | { readonly kind: 'redirect'; readonly path: string; readonly match: RouteMatch }
  | { readonly kind: 'not-found' }

let everyWording: Trie | undefined

/** Both languages' words and the internal names, in one trie; made on the first address that needs it. */
function looseTrie(): Trie {
  everyWording ??= buildTrie(
    ROUTE_NAMES.flatMap((name) => {
      const { fr, nl, internal = fr } = routeDefinition(name).templates
      return [fr, nl, internal].map((template) => [name, template] as const)
    }),
  )
  return everyWording
}

/** As an address has it: « Modèles » and « financiële » are typed as they are written. */
const plainWord = (segment: string): string => segment.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Reads an address in either language's words, by internal names, in capitals, with accents, with empty segments. */
function matchLoosely(segments: readonly string[]): RouteMatch | undefined {
  const written = segments.filter((segment) => segment !== '')
  const b2bWords: readonly string[] = Object.values(B2B_SEGMENTS)
  const { salesType, rest } = splitSalesType(written, (segment) => b2bWords.includes(plainWord(segment)))
  const found = search(looseTrie(), rest, {
    word: plainWord,
    value: (codec, segment) => codec.loosen(segment) ?? codec.loosen(plainWord(segment)),
  })
  return found && createMatch(found.name, found.params, salesType)
}

/** What to do with a requested address; `segments` are decoded and follow the language. */
export function resolvePath(language: Language, segments: readonly string[]): Resolution {
  const match = matchPath(language, segments)
  if (match) return { kind: 'match', match }

  const meant = matchLoosely(segments)
  const path = meant ? canonicalPath(meant, language) : NOT_FOUND_PATH
  return meant && path !== NOT_FOUND_PATH ? { kind: 'redirect', path, match: meant } : { kind: 'not-found' }
}
