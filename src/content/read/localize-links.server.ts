import type { Language } from '@/domain/language'
import { canonicalPath } from '@/routing/alternates'
import { parsePath, splitAddress } from '@/routing/parse-path'
import { isTabRoute } from '../schema/content-routes'
import { localizeMatch } from './localize-match.server'

/** The fields of what is read that hold an address. */
const HOLDS_ADDRESS = new Set(['href', 'link'])

/**
 * What was read, with the addresses that its links have in the language. Editors link to an article or a tab by its id, the same
 * in both languages, and its address may have a word of its own in each.
 */
export async function localizeLinks<T>(read: T, language: Language): Promise<T> {
  const found = new Map<string, string>()
  await Promise.all(
    [...new Set(addressesIn(read))].map(async (address) => {
      const own = await localizeAddress(address, language)
      if (own !== address) found.set(address, own)
    }),
  )
  return found.size === 0 ? read : (replaced(read, found) as T)
}

/** An address of the site as it is in a language. */
export async function localizeAddress(address: string, language: Language): Promise<string> {
  const match = parsePath(address)?.match
  if (!match || !(match.name === 'news.article' || isTabRoute(match.name))) return address
  const { search = '', hash = '' } = splitAddress(address) ?? {}
  return canonicalPath(await localizeMatch(match, language), language) + search + hash
}

const isAddress = (name: string, value: unknown): value is string =>
  typeof value === 'string' && HOLDS_ADDRESS.has(name) && value.startsWith('/')

function addressesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(addressesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => (isAddress(name, part) ? [part] : addressesIn(part)))
}

function replaced(value: unknown, replacements: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((part) => replaced(part, replacements))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      isAddress(name, part) ? (replacements.get(part) ?? part) : replaced(part, replacements),
    ]),
  )
}
