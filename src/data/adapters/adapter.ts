import type { CallName, InputOf } from '@/contract/calls'

/** A request as it is sent to a service. */
export interface ServiceRequest {
  readonly method: 'GET' | 'POST'
  /** Behind the service's address, filled in. */
  readonly path: string
  readonly query?: Readonly<Record<string, unknown>> | undefined
  readonly body?: unknown
}

/** What came back, whatever its status. */
export interface ServiceAnswer {
  readonly status: number
  readonly contentType?: string | null | undefined
  readonly retryAfter?: string | null | undefined
  /** Read as JSON; the text where it is none. */
  readonly body: unknown
}

export type Send = (request: ServiceRequest) => Promise<ServiceAnswer>

/** A call as the site makes it. */
export interface Asked<N extends CallName> {
  readonly input: InputOf<N>
  /** Values for the `:name` parts of the call's path. */
  readonly path: Readonly<Record<string, string>>
  /** The request of the contract. */
  readonly request: ServiceRequest
  /** The status of the contract. */
  readonly status: number
}

/**
 * How a service that speaks otherwise is asked: the adapter sends what that service understands, as often as it takes, and gives
 * back an answer of the contract: its body, or a problem with its status. Whatever it gives back is checked like any other answer.
 * What it throws is a wrong shape.
 */
export type Adapter<N extends CallName> = (asked: Asked<N>, send: Send) => Promise<ServiceAnswer>

/** By call. One that has none is sent and read as the contract says. */
export type Adapters = { readonly [N in CallName]?: Adapter<N> }
