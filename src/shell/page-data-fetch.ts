import { isJson } from './site-reachability'

/** Milliseconds until the headers, and again until the end of the body. The server's own limits are shorter. */
const TIMEOUT_MS = 15_000

type Fetch = typeof fetch

/**
 * Fetches page data with a timeout, and rejects an answer that is no JSON: the login page of a hotel's network (HTML, status 200) would
 * otherwise be rendered as an empty page. The router handles the rejection as a lost connection.
 */
export const fetchPageData =
  (plainFetch: Fetch): Fetch =>
  (input, init) =>
    typeof input === 'string' && input.startsWith('/_next/data/')
      ? fetchData(plainFetch, input, init)
      : plainFetch(input, init)

let isWatched = false

/** Replaces `window.fetch`, once, because the router calls it (docs/upgrading.md). If another script has made it read-only, it stays. */
export function watchPageData(): void {
  if (isWatched) return
  isWatched = true
  Reflect.set(window, 'fetch', fetchPageData(window.fetch.bind(window)))
}

async function fetchData(plainFetch: Fetch, input: string, init: RequestInit | undefined): Promise<Response> {
  const ended = new AbortController()
  const within = <T>(work: Promise<T>): Promise<T> => {
    const timer = setTimeout(() => ended.abort(), TIMEOUT_MS)
    return work.finally(() => clearTimeout(timer))
  }
  try {
    const answer = await within(plainFetch(input, { ...init, signal: ended.signal }))
    const { status, statusText, headers } = answer
    if (answer.ok && !isJson(answer)) throw new TypeError(`${input} answered no data`)
    const body = await within(answer.arrayBuffer())
    return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers })
  } catch {
    // The router recognizes a network error by this message.
    throw new TypeError('Failed to fetch')
  }
}
