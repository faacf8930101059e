import { findRedirect } from '@/content/read/redirects.server'
import { parseJson } from '@/domain/parse-json'
import { splitAddress } from '@/routing/parse-path'

export interface LostAddress {
  readonly path: string
  readonly times: number
}

/** What stands once or twice is a typing mistake of one person, or something of theirs. */
export const USUAL_LEAST = 5
/** A number, a key, an address of a mail: whoever asked for it may be known by it. */
const PERSONAL = /@|%40|\d{5}|[^/]{60}|^(?=.*\d)(?=.*[a-z])[a-z\d]{12,}$/i
/** What only a program looks for. */
const PROGRAMS = /\.\w+$|^\/(?:wp-|cgi-|\.)/i

/**
 * The addresses that visitors asked for and got no page at, the most asked first. What editors lead elsewhere by now is left out.
 * @param lines of the site's log: JSON, one for each request
 */
export async function countLost(
  lines: AsyncIterable<string> | Iterable<string>,
  least = USUAL_LEAST,
): Promise<readonly LostAddress[]> {
  const times = new Map<string, number>()
  for await (const line of lines) {
    const path = lostPath(line)
    if (path) times.set(path, (times.get(path) ?? 0) + 1)
  }
  const often = [...times].filter(([, count]) => count >= least).map(([path, count]) => ({ path, times: count }))
  const open = await Promise.all(often.map(async (one) => ((await leadsOn(one.path)) ? [] : [one])))
  return open.flat().sort((one, other) => other.times - one.times || one.path.localeCompare(other.path))
}

function lostPath(line: string): string | undefined {
  const { status, kind, path, method } = (parseJson(line) ?? {}) as Readonly<Record<string, unknown>>
  const isAsked = status === 404 && kind === 'document' && (method === 'GET' || method === 'HEAD')
  if (!isAsked || typeof path !== 'string' || PROGRAMS.test(path)) return undefined
  return path.split('/').some((part) => PERSONAL.test(part)) ? undefined : path.toLowerCase()
}

async function leadsOn(path: string): Promise<boolean> {
  const address = splitAddress(path)
  return address !== undefined && (await findRedirect(address.language, address.segments)) !== undefined
}
