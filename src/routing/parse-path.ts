import { isLanguage, type Language } from '@/domain/language'
import { matchPath } from './match-path'
import type { RouteMatch, RouteQuery } from './params'

export interface Address {
  readonly language: Language
  /** Segments after the language, decoded. */
  readonly segments: readonly string[]
  /** The query as written: '' or '?x=1'. */
  readonly search: string
  /** The anchor as written: '' or '#top'. */
  readonly hash: string
}

const ADDRESS = /^\/(?<path>[^?#]*)(?<search>\?[^#]*)?(?<hash>#.*)?$/s

/** Takes '/nl/stock?x=1#top' apart; undefined when it is no address of a page (no language, broken encoding). */
export function splitAddress(address: string): Address | undefined {
  const { path, search = '', hash = '' } = ADDRESS.exec(address)?.groups ?? {}
  if (path === undefined) return undefined
  try {
    const [language, ...segments] = path.replace(/\/$/, '').split('/').map(decodeURIComponent)
    return isLanguage(language) ? { language, segments, search, hash } : undefined
  } catch {
    return undefined
  }
}

/** Values by name; a name that comes more than once has a list. */
export function parseQuery(search: string): RouteQuery {
  const query = new Map<string, string | string[]>()
  for (const [name, value] of new URLSearchParams(search)) {
    const before = query.get(name)
    if (Array.isArray(before)) before.push(value)
    else query.set(name, before === undefined ? value : [before, value])
  }
  return Object.fromEntries(query)
}

interface ParsedPath {
  readonly language: Language
  readonly match: RouteMatch
  readonly query: RouteQuery
  readonly hash: string
}

/** A page reads the addresses of its header, menu and footer some hundred times, and the next page the same ones. */
const parsed = new Map<string, ParsedPath | undefined>()
const MOST_PARSED = 1_000

/** Reads a whole canonical address: '/nl/professioneel/stock/born/42?x=1#price'. */
export function parsePath(address: string): ParsedPath | undefined {
  if (parsed.has(address)) return parsed.get(address)
  const parts = splitAddress(address)
  const match = parts && matchPath(parts.language, parts.segments)
  const path = match && { language: parts.language, match, query: parseQuery(parts.search), hash: parts.hash }
  // Addresses are without end. What a page needs again is soon there again.
  if (parsed.size >= MOST_PARSED) parsed.clear()
  parsed.set(address, path)
  return path
}
