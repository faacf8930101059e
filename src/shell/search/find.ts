import MiniSearch from 'minisearch'
import type { SearchEntry, SearchKind } from '@/contract/search'
import { fold } from '@/i18n/fold'

/** Words that stand in every text say nothing about it. */
const EMPTY_WORDS = new Set(
  'au aux avec ce ces dans de des du elle en est et il je la le les mon ne nos on ou par pas pour puis qu que qui sa se si son sur un une vos votre aan al als bij dat de die dit een en er het hoe ik in is je met mijn naar niet of om onze op te van voor wat'.split(
    ' ',
  ),
)

/** How many of a kind are shown: whoever wants more types more. */
const SHOWN: Readonly<Record<SearchKind, number>> = { model: 4, page: 5, question: 4, news: 3 }
/** A model is what most people are after. */
const WEIGHT: Readonly<Record<SearchKind, number>> = { model: 2, page: 1.4, question: 1, news: 0.8 }
/** Shorter words are typed right, or mean another one. */
const TYPO_FROM_LENGTH = 4
/** A match this much weaker than the best one is an accident. */
const WEAKEST = 0.08

export interface FoundEntry {
  readonly entry: SearchEntry
  /** The title, with what was looked for marked. */
  readonly title: readonly { readonly text: string; readonly isMatch: boolean }[]
}
export interface FoundGroup {
  readonly kind: SearchKind
  readonly entries: readonly FoundEntry[]
}
export type Find = (query: string) => readonly FoundGroup[]

/** 'Électrique' and 'electrique' are one word. */
const normalizeTerm = (word: string): string | null => {
  const term = fold(word).text
  return EMPTY_WORDS.has(term) ? null : term
}

/** Looks through the entries: by the beginning of a word, without accents, forgiving a typing mistake. */
export function searcher(entries: readonly SearchEntry[]): Find {
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
      if (group.length < SHOWN[entry.kind]) group.push({ entry, title: marked(entry.title, terms) })
    }
    return [...groups].map(([kind, found]) => ({ kind, entries: found }))
  }
}

function marked(title: string, terms: readonly string[]): FoundEntry['title'] {
  const found = new Set(terms)
  return title
    .split(/([\p{L}\p{N}₂]+)/u)
    .filter(Boolean)
    .map((text) => ({ text, isMatch: found.has(fold(text).text) }))
}
