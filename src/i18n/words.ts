/** The words of one namespace, as in public/locales. */
export interface Words {
  readonly [key: string]: Words | string
}

export type WordsByNamespace = Readonly<Record<string, Words>>

/** Words that could not be had are asked for again at one of these moments, or after this time. */
const OCCASIONS = ['online', 'pointerdown', 'keydown'] as const
const NEXT_TRY_MS = 10_000

const fetched = new Map<string, Promise<WordsByNamespace>>()

/**
 * The words of these addresses (words.server.ts), each fetched once in a visit. Never rejects: a page without words cannot
 * say anything, so it waits, and the page as the server sent it stays until then.
 */
export function fetchWords(addresses: readonly string[]): Promise<WordsByNamespace> {
  const key = addresses.join(' ')
  const known = fetched.get(key)
  if (known) return known
  const words = Promise.all(addresses.map(fetchAddress)).then((parts) => Object.assign({}, ...parts))
  fetched.set(key, words)
  return words
}

function fetchAddress(address: string): Promise<WordsByNamespace> {
  const known = fetched.get(address)
  if (known) return known
  const words = fetchUntilItWorks(address)
  fetched.set(address, words)
  return words
}

async function fetchUntilItWorks(address: string): Promise<WordsByNamespace> {
  for (;;) {
    try {
      const answer = await fetch(address)
      if (answer.ok) return (await answer.json()) as WordsByNamespace
    } catch {
      // Offline, or an answer that is no JSON: it is asked for again at the next occasion.
    }
    await nextOccasion()
  }
}

function nextOccasion(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    const timer = setTimeout(go, NEXT_TRY_MS)
    function go() {
      clearTimeout(timer)
      listening.abort()
      resolve()
    }
    for (const occasion of OCCASIONS) window.addEventListener(occasion, go, { signal: listening.signal })
  })
}
