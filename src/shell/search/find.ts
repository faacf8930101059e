import MiniSearch from 'minisearch'
import type { SearchEntry, SearchKind } from '@/contract/search'
import { fold } from '@/i18n/fold'

const EMPTY_WORDS = new Set(
  'au aux avec ce ces dans de des du elle en est et il je la le les mon ne nos on ou par pas pour puis qu que qui sa se si son sur un une vos votre aan al als bij dat de die dit een en er het hoe ik in is je met mijn naar niet of om onze op te van voor wat'.split(
    ' ',
  ),
)

/** Maximum number of results per kind. */
const SHOWN: Readonly<Record<SearchKind, number>> = { model: 4, page: 5, question: 4, news: 3 }
/** Models rank higher, because most visitors look for one. */
const WEIGHT: Readonly<Record<SearchKind, number>> = { model: 2, page: 1.4, question: 1, news: 0.8 }
/** Minimum length for typo tolerance: a typo in a shorter word gives another word. */
const TYPO_FROM_LENGTH = 4
/** Results with a lower share of the best score are dropped. */
const WEAKEST = 0.08

export interface FoundEntry {
  readonly entry: SearchEntry
  /** The parts of the title, with the matches marked. */
  readonly title: readonly { readonly text: string; readonly isMatch: boolean }[]
}
export interface FoundGroup {
  readonly kind: SearchKind
  readonly entries: readonly FoundEntry[]
}
export type Find = (query: string) => readonly FoundGroup[]

const normalizeTerm = (word: string): string | null => {
  const term = fold(word).text
  return EMPTY_WORDS.has(term) ? null : term
}

/** Prefix search without accents and with tolerance for one typo. */
export function createSearch(entries: readonly SearchEntry[]): Find {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'words', 'text'],
    processTerm: normalizeTerm,
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length >= TYPO_FROM_LENGTH ? 0.2 : false),
      boost: { title: 4, words: 2 },
      weights: { prefix: 0.6, fuzzy: 0.25 },
      boostDocument: (id) => WEIGHT[entries[id]?.kind ?? 'page'],
    },
  })
  index.addAll(entries.map((entry, id) => ({ ...entry, id })))

  return (query) => {
    const all = index.search(query, { combineWith: 'AND' })
    const results = all.length > 0 ? all : index.search(query)
    const best = results[0]?.score ?? 0
    const groups = new Map<SearchKind, FoundEntry[]>()
    for (const { id, score, terms } of results) {
      const entry = entries[id]
      if (!entry || score < best * WEAKEST) continue
      const group = groups.get(entry.kind) ?? []
      groups.set(entry.kind, group)
      if (group.length < SHOWN[entry.kind]) group.push({ entry, title: markMatches(entry.title, terms) })
    }
    return [...groups].map(([kind, found]) => ({ kind, entries: found }))
  }
}

function markMatches(title: string, terms: readonly string[]): FoundEntry['title'] {
  const found = new Set(terms)
  return title
    .split(/([\p{L}\p{N}₂]+)/u)
    .filter(Boolean)
    .map((text) => ({ text, isMatch: found.has(fold(text).text) }))
}
