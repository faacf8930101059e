import axios from 'axios'
import { type BodyOf, CALLS, type CallName, type CallOf, type QueryOf, type ResponseOf } from '@/contract/calls'
import { RemoteUnreachable } from './errors'
import { toRemoteProblem } from './parse-problem'
import { toQueryString } from './query-string'
import { readAnswer } from './read-answer'
import { tellDeviations } from './tell-deviations'
import { transportTo } from './transport'
import { typesetAnswer } from './typeset-answer'

export interface Cancellable {
  /** React Query's signal: aborting it aborts the request. */
  readonly signal?: AbortSignal | undefined
}

/** What a call is asked with: its query, or the body of a POST. */
export type InputOf<N extends CallName> = QueryOf<N> extends undefined ? BodyOf<N> : QueryOf<N>

export interface BackendRequest<N extends CallName> extends Cancellable {
  readonly input: InputOf<N>
  /** Values for the `:name` parts of the call's path. */
  readonly path?: Readonly<Record<string, string>>
}

/**
 * One call of the contract, by its name: method, path and response schema come from the contract's list.
 * There is no timeout (spec §9); the server's transport has a deadline of its own.
 *
 * @throws RemoteProblem, RemoteUnreachable, WrongShape, or the signal's own reason when it was aborted.
 */
export async function makeBackendCall<N extends CallName>(
  name: N,
  { input, path, signal }: BackendRequest<N>,
): Promise<ResponseOf<N>> {
  const call = findCall(name)
  const { base, fetch, isCancellable = true } = transportTo('backend')

  const answer = await axios
    .request<unknown>({
      adapter: 'fetch',
      env: { fetch },
      baseURL: base,
      method: call.method,
      url: fillPath(call.path, path),
      ...(call.method === 'GET' ? { params: input } : { data: input }),
      paramsSerializer: { serialize: toQueryString },
      responseType: 'json',
      validateStatus: () => true,
      ...(signal && isCancellable && { signal }),
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
  return typesetAnswer(
    readAnswer<unknown>(name, call.response, data, (deviations) => tellDeviations(name, deviations)),
    input,
  ) as ResponseOf<N>
}

function findCall<N extends CallName>(name: N): CallOf<N> {
  const call = CALLS.find((candidate): candidate is CallOf<N> => candidate.name === name)
  if (!call) throw new Error(`The contract has no call named ${name}`)
  return call
}

function fillPath(template: string, values: Readonly<Record<string, string>> = {}): string {
  return template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}
