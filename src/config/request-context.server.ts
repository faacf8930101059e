import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { processSingleton } from './process-singleton'

export interface RequestContext {
  /** Goes to the remote service and into the logs, so that one visitor's request can be followed. */
  readonly requestId: string
  /** Told by the first span that is begun for it; the request's line of the log names it. */
  readonly trace?: { id?: string }
  /** The cache in front asks for what another process may just have made: this one's memory may not have heard of it yet. */
  readonly isRefresh?: boolean
  /** What the visitor's address says behind its path, for the switches of a page that knows only the path; none where a copy is for all. */
  readonly query?: string
  /** Seconds until this visitor may send the next message, after too many. The form says so and keeps what was typed. */
  readonly waits?: number
  /** Told by the page store: the page that answers says that there is nothing at its address. */
  isUnknown?: boolean
}

/** The request that is being answered; empty at build time and in what runs by a timer. */
export const requestContext = processSingleton('request-context', () => new AsyncLocalStorage<RequestContext>())

/** The number of the present request, which its answer's header has too. */
export const requestNumber = () => requestContext.getStore()?.requestId ?? randomUUID()
