import { splitAddress } from '@/routing/parse-path'
import { B2B_SEGMENTS } from '@/routing/route-words.mjs'

/** Up to this share of an address may be mistyped before another one is as likely. */
const FARTHEST = 0.4
const LAST_WORD_PENALTY = 0.05
const KNOWN_WORD_PENALTY = 0.3
/** A tab, an article or a question that is not there: its page is near, but whatever is alike is nearer. */
const PARENT_PENALTY = 0.38
/** "the" and "de" are in every address; a carline's name is not. */
const SHORTEST_WORD = 4

const B2B: readonly string[] = Object.values(B2B_SEGMENTS)

/** What tells one page from another: no language, no sales type, no accents, no ending of an old file. */
function addressWords(address: string): string {
  const segments = splitAddress(address)?.segments ?? []
  return segments
    .filter((segment, index) => segment !== '' && !(index === 0 && B2B.includes(segment.toLowerCase())))
    .join('/')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/\.(?:html?|php|aspx?)$/, '')
    .replace(/[\s_]+/g, '-')
}

/** Letters to change, add, drop or swap with their neighbour to get from one text to the other. */
export function editDistance(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = row
    row = next
  }
  return row[other.length] ?? 0
}

const share = (one: string, other: string) => editDistance(one, other) / Math.max(one.length, other.length, 1)
const lastWord = (words: string) => words.slice(words.lastIndexOf('/') + 1)

/** 0 is the same address; more is less alike. */
function farness(typed: string, known: string): number {
  const typedWords = typed.split(/[/-]/).filter((word) => word.length >= SHORTEST_WORD)
  return Math.min(
    share(typed, known),
    // In the wrong place, or under a parent that has moved.
    share(lastWord(typed), lastWord(known)) + LAST_WORD_PENALTY,
    // "born-2024-promo" speaks of the Born.
    typedWords.includes(lastWord(known)) ? KNOWN_WORD_PENALTY : Number.POSITIVE_INFINITY,
    typed.startsWith(`${known}/`) ? PARENT_PENALTY : Number.POSITIVE_INFINITY,
  )
}

/** The existing pages whose addresses are most like a wrong one, the most alike first; equals keep their order. Empty when none is alike enough. */
export function similarAddresses<T extends { readonly href: string }>(
  typed: string,
  known: readonly T[],
  most = 3,
): readonly T[] {
  const wanted = addressWords(typed)
  if (wanted === '') return []
  return known
    .map((page) => ({ page, words: addressWords(page.href) }))
    .filter(({ words }) => words !== '')
    .map(({ page, words }) => ({ page, words, far: farness(wanted, words) }))
    .filter(({ far }) => far <= FARTHEST)
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ page }) => page)
}
