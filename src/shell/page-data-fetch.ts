import { isJson } from './site-reachability'

/** Milliseconds until the headers of an answer, and from there to its end. The server has made any page long before. */
const PATIENCE = 15_000

type Fetch = typeof fetch

/**
 * The router's way to a page's data, with an end, and with a look at what has come: a page of HTML under status 200, as a hotel's network
 * sends it, would be drawn as a page without content. The router then takes it for the lost connection that it is.
 */
export const fetchPageData =
  (plainFetch: Fetch): Fetch =>
  (input, init) =>
    typeof input === 'string' && input.startsWith('/_next/data/')
      ? fetchData(plainFetch, input, init)
      : plainFetch(input, init)

let isWatched = false

/** Once. The router calls the browser's own fetch() (docs/upgrading.md); where something else holds that fast, it stays. */
export function watchPageData(): void {
  if (isWatched) return
  isWatched = true
  Reflect.set(window, 'fetch', fetchPageData(window.fetch.bind(window)))
}

async function fetchData(plainFetch: Fetch, input: string, init: RequestInit | undefined): Promise<Response> {
  const ended = new AbortController()
  const within = <T>(work: Promise<T>): Promise<T> => {
    const timer = setTimeout(() => ended.abort(), PATIENCE)
    return work.finally(() => clearTimeout(timer))
  }
  try {
    const answer = await within(plainFetch(input, { ...init, signal: ended.signal }))
    const { status, statusText, headers } = answer
    if (answer.ok && !isJson(answer)) throw new TypeError(`${input} answered no data`)
    const body = await within(answer.arrayBuffer())
    return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers })
  } catch {
    // By these words the router knows that it is the network's fault.
    throw new TypeError('Failed to fetch')
  }
}
