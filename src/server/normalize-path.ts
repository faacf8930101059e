/** Characters. No address of the site comes near it; to read one of thousands, escaped over and over, takes seconds. */
export const LONGEST_PATH = 1_024

/**
 * The one spelling of a path, made before anything is decided: what is behind this server (Next, the backend's router) takes many for
 * one, such as `%63` for a letter, dot segments and two slashes, and a limit that read another path than they do would count nothing.
 * ops/nginx asks the same of what is below /api.
 *
 * @param path without its query, as it came
 * @returns undefined where readers differ about what is meant, or might
 */
export function normalizePath(path: string): string | undefined {
  if (!path.startsWith('/') || path.length > LONGEST_PATH) return undefined
  const plain: string[] = []
  for (const segment of path.slice(1).split('/')) {
    const text = decode(segment)
    if (text === undefined || isAmbiguous(text, plain)) return undefined
    if (text === '..') plain.pop()
    else if (text !== '' && text !== '.') plain.push(isPlain(segment, text) ? segment : encodeURIComponent(text))
  }
  return `/${plain.join('/')}`
}

/** Below /api nothing has a reason to be escaped, but for names of files that an editor's screen asks for. */
export function isNormalizedCall(path: string): boolean {
  return normalizePath(path) === path && (!path.includes('%') || path.startsWith('/api/keystatic/'))
}

/**
 * A control character or a backslash has no honest use. What is another part of an address once it is decoded (« 50% », « a/b » as a
 * car's code) may stand in a page's own words, but lead nowhere by itself, however often a reader decodes it.
 */
function isAmbiguous(text: string, before: readonly string[]): boolean {
  if (!/[/\\?#%\p{Cc}]/u.test(text)) return false
  const parts = decodeWhole(text).split('/')
  return before.length === 0 || /[\\\p{Cc}]/u.test(parts.join()) || parts.some((part) => ['', '.', '..'].includes(part))
}

function decodeWhole(text: string): string {
  const decoded = decode(text)
  return decoded === undefined || decoded === text ? text : decodeWhole(decoded)
}

/** The characters that RFC 3986 allows in a segment besides letters mean the same when they are escaped. */
const isPlain = (segment: string, text: string) =>
  segment.replace(/[$&+,;=:@]/g, encodeURIComponent) === encodeURIComponent(text)

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
