import type { ServerResponse } from 'node:http'
import { type MessagesState, messagesStates } from '@/messages/delivery/messages-state.server'
import type { Release } from './metrics'
import { sharedStoreStates } from './page-store/state'
import { sendJson } from './problem'
import { serviceStates } from './watch-flags'

interface HealthOptions {
  /** The address by which this process reaches itself; empty until it listens. */
  readonly address: () => string
  readonly isStopping: () => boolean
  readonly isWarm: () => boolean
  /** What was found in entries and words as the process started. */
  readonly contentProblems: readonly string[]
  /** Which build runs. */
  readonly release: Release
  /** Settings in which this process differs from the build: its pages are another one's, and none of them is handed out. */
  readonly differing: readonly string[]
  /** Whether stored pages are to be shared in Redis. */
  readonly sharesPages: boolean
}

/** A page that needs the route table, the words, the content and the renderer, and no remote service. */
const PROBE = '/nl'
/** Milliseconds, for the page. */
const PROBE_DEADLINE = 5_000
/** Milliseconds. A probe that was right is not repeated for each that asks. */
const PROBE_LASTS = 5_000
/** The log has all of them. */
const MOST_PROBLEMS = 10

/** Ready: this process is not stopping, its code is loaded, and it has just served a page. */
export function createHealth(options: HealthOptions) {
  const { address, isStopping, isWarm, contentProblems, release, differing, sharesPages } = options
  let servedAt = Number.NEGATIVE_INFINITY
  let messages: MessagesState | undefined
  messagesStates.subscribe((state) => {
    messages = state as MessagesState
  })
  let service: boolean | undefined
  serviceStates.subscribe((answers) => {
    service = answers as boolean
  })
  let sharedStore: boolean | undefined
  sharedStoreStates.subscribe((isReachable) => {
    sharedStore = isReachable as boolean
  })

  /** What is missing, by name. Nothing of it is a reason to send visitors elsewhere: the other processes lack the same, and pages go on. */
  const describeParts = () => ({
    release,
    missing: [
      ...(service === false ? ['service'] : []),
      ...(sharesPages && !sharedStore ? ['shared page store'] : []),
      ...(differing.length > 0 ? ['pages of the build'] : []),
      ...(messages?.isUp === false ? ['message store'] : []),
      ...(contentProblems.length > 0 ? ['entries'] : []),
    ],
    service: service === undefined ? 'not asked yet' : service ? 'answers' : 'does not answer, or not as agreed',
    pages: differing.length > 0 ? `those of the build were made with another ${differing.join(', ')}` : 'of this build',
    store: describeStore(sharesPages, sharedStore),
    messages: describeMessages(messages),
    content: describeContent(contentProblems),
  })

  async function servesPage(): Promise<boolean> {
    if (performance.now() - servedAt < PROBE_LASTS) return true
    try {
      const page = await fetch(`${address()}${PROBE}`, { signal: AbortSignal.timeout(PROBE_DEADLINE) })
      const isPage = page.ok && (await page.text()).includes('</html>')
      if (isPage) servedAt = performance.now()
      return isPage
    } catch {
      return false
    }
  }

  return {
    ready: async (response: ServerResponse) => {
      if (isStopping()) return sendJson(response, 503, { status: 'stopping' })
      if (!isWarm()) return sendJson(response, 503, { status: 'starting' })
      return (await servesPage())
        ? sendJson(response, 200, { status: 'ready', ...describeParts() })
        : sendJson(response, 503, { status: 'no page can be served', ...describeParts() })
    },
  }
}

/** Without Redis each process keeps pages in its own memory. */
function describeStore(isWanted: boolean, isReachable: boolean | undefined): string {
  if (!isWanted) return 'the memory of this process'
  return isReachable ? 'shared in Redis' : 'the memory of this process: Redis cannot be reached'
}

/** No reason to send visitors elsewhere either: the other processes have the same entries, and each page says what it has. */
function describeContent(problems: readonly string[]): string | readonly string[] {
  return problems.length === 0 ? 'whole' : problems.slice(0, MOST_PROBLEMS)
}

/** The message store's state. It is no reason to send visitors elsewhere: pages are right, and a form says itself when it cannot be kept. */
function describeMessages(state: MessagesState | undefined): string {
  if (!state) return 'not known yet'
  const { isUp, unreadable } = state
  if (!isUp) return unreadable ? `refused: ${unreadable} were sealed with another MESSAGES_KEY` : 'cannot be kept'
  const { targets } = state
  const kept = targets.length > 0 ? `handed on to ${targets.join(', ')}` : 'only kept: no target is configured'
  return unreadable > 0 ? `${kept}; ${unreadable} cannot be opened` : kept
}
