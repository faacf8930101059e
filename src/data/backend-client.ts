import type * as z from 'zod/mini'
import type { CALLS, CallName } from '@/contract/calls'
import { checkShape } from './check-shape'
import { RemoteUnreachable } from './errors'
import { toQueryString } from './query-string'
import { toRemoteProblem } from './read-problem'
import { transportTo } from './transport'

type CallOf<N extends CallName> = Extract<(typeof CALLS)[number], { name: N }>
export type ResponseOf<N extends CallName> = z.output<CallOf<N>['response']>

export interface Cancellable {
  /** React Query's signal: aborting it aborts the request. */
  readonly signal?: AbortSignal | undefined
}

interface BackendRequest extends Cancellable {
  /** Values for the `:name` parts of the call's path. */
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly body?: unknown
}

/**
 * One call of the contract, by its name: method, path and response schema come from the contract's list.
 * axios and the schemas arrive with the first call, so that a page without a call carries neither.
 * There is no timeout (spec §9); the server's transport has a deadline of its own.
 *
 * @throws RemoteProblem, RemoteUnreachable, WrongShape, or the signal's own reason when it was aborted.
 */
export async function callBackend<N extends CallName>(name: N, request: BackendRequest): Promise<ResponseOf<N>> {
  const { signal } = request
  const [{ axios }, call] = await loadClient(name, signal)
  const { base, fetch } = transportTo('backend')

  const answer = await axios
    .request<unknown>({
      adapter: 'fetch',
      env: { fetch },
      baseURL: base,
      method: call.method,
      url: fillPath(call.path, request.path),
      params: request.query,
      paramsSerializer: { serialize: toQueryString },
      data: request.body,
      responseType: 'json',
      validateStatus: () => true,
      ...(signal && { signal }),
    })
    .catch((cause: unknown) => {
      signal?.throwIfAborted()
      throw new RemoteUnreachable(name, cause)
    })

  const { status, headers, data } = answer
  if (status < 200 || status > 299) {
    throw await toRemoteProblem(name, { status, retryAfter: headers['retry-after'], body: data })
  }
  // The schema comes from the list by the same name as the type; the compiler cannot follow N that far.
  return checkShape<unknown>(name, call.response, data) as ResponseOf<N>
}

/** Fetches the client's code ahead of the first call, such as when a configurator has come to rest. */
export function warmBackendClient(): void {
  void Promise.all([import('axios'), import('@/contract/calls')]).catch(() => undefined)
}

async function loadClient<N extends CallName>(name: N, signal: AbortSignal | undefined) {
  const loaded = await Promise.all([import('axios'), import('@/contract/calls')]).catch((cause: unknown) => {
    throw new RemoteUnreachable(name, cause)
  })
  signal?.throwIfAborted()
  const [client, { CALLS }] = loaded
  const call = CALLS.find((candidate): candidate is CallOf<N> => candidate.name === name)
  if (!call) throw new Error(`The contract has no call named ${name}`)
  return [{ axios: client.default }, call] as const
}

function fillPath(template: string, values: Readonly<Record<string, string>> = {}): string {
  return template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}
