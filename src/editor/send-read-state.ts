const TREE = '/api/keystatic/tree'
const UPDATE = '/api/keystatic/update'
/** The header in which a window tells what it has read of the files that it saves: JSON, path to Git's name of the bytes. */
export const READ_STATE = 'x-read-state'

interface FileState {
  readonly path: string
  readonly sha: string
}

/**
 * Lets each save of this window tell which state of its files the window has read (save-conflicts.server.ts). Keystatic asks
 * through `fetch`, and offers no other place for it.
 */
export function sendReadState(fetch: typeof window.fetch): typeof window.fetch {
  let read: Readonly<Record<string, string>> = {}
  return async (input, init) => {
    const isSave = input === UPDATE
    const answer = await fetch(input, isSave ? withReadState(init, read) : init)
    if (answer.ok && (isSave || input === TREE)) {
      const files = (await answer.clone().json()) as readonly FileState[]
      read = Object.fromEntries(files.map(({ path, sha }) => [path, sha]))
    }
    return answer
  }
}

function withReadState(init: RequestInit | undefined, read: Readonly<Record<string, string>>): RequestInit {
  const { additions, deletions } = JSON.parse(String(init?.body)) as Record<
    'additions' | 'deletions',
    readonly { readonly path: string }[]
  >
  const files = [...additions, ...deletions].map(({ path }) => [path, read[path] ?? ''])
  return {
    ...init,
    headers: { ...init?.headers, [READ_STATE]: encodeURIComponent(JSON.stringify(Object.fromEntries(files))) },
  }
}
