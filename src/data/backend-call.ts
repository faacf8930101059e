import axios from 'axios'
import { CALLS, type CallName, type CallOf, type InputOf, type ResponseOf } from '@/contract/calls'
import type { ServiceAnswer, ServiceRequest } from './adapters/adapter'
import { sendThroughAdapter } from './adapters/send-through-adapter'
import { RemoteUnreachable } from './errors'
import { toRemoteProblem } from './parse-problem'
import { toQueryString } from './query-string'
import { type Deviation, readAnswer } from './read-answer'
import { reportDeviations, reportWrongShape } from './report-deviations'
import { transportTo } from './transport'
import { typesetAnswer } from './typeset-answer'

export interface Cancellable {
  /** React Query's signal: aborting it aborts the request. */
  readonly signal?: AbortSignal | undefined
}

/** What no schema can say: whether an answer is about what was asked. @returns where it is not, and why */
export type Check<N extends CallName> = (
  input: InputOf<N>,
  answer: ResponseOf<N>,
) => readonly [path: string, reason: string] | undefined

export interface BackendRequest<N extends CallName> extends Cancellable {
  readonly input: InputOf<N>
  /** Values for the `:name` parts of the call's path. */
  readonly path?: Readonly<Record<string, string>>
  readonly check?: Check<N> | undefined
}

/**
 * One call of the contract, by its name: method, path and response schema come from the contract's list.
 * There is no timeout (spec §9); the server's transport has a deadline of its own.
 *
 * @throws RemoteProblem, RemoteUnreachable, WrongShape, or the signal's own reason when it was aborted.
 */
export async function makeBackendCall<N extends CallName>(
  name: N,
  { input, path = {}, signal, check }: BackendRequest<N>,
): Promise<ResponseOf<N>> {
  const call = findCall(name)
  const isRead = call.method === 'GET'
  const request = {
    method: call.method,
    path: fillPath(call.path, path),
    ...(isRead ? { query: input as ServiceRequest['query'] } : { body: input }),
  }
  const { status, retryAfter, body } = await sendThroughAdapter(
    name,
    { input, path, request, status: call.status },
    (asked) => send(name, asked, signal),
  )
  const tell = (deviations: readonly Deviation[]) => reportDeviations(name, deviations)
  if (status < 200 || status > 299) throw await toRemoteProblem(name, { status, retryAfter, body }, { tell })
  // The schema comes from the list by the same name as the type; the compiler cannot follow N that far.
  const answer = typesetAnswer(readAnswer<unknown>(name, call.response, body, tell), input) as ResponseOf<N>
  const fault = check?.(input, answer)
  if (fault) throw reportWrongShape(name, ...fault)
  return answer
}

/** One for each call: axios tries out what a function that it has not seen can do, and keeps it for ever. */
const senders: {
  [N in CallName]?: { readonly fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response> }
} = {}

async function send(
  name: CallName,
  { method, path, query, body }: ServiceRequest,
  signal: AbortSignal | undefined,
): Promise<ServiceAnswer> {
  const { base, isCancellable = true } = transportTo('backend')
  senders[name] ??= { fetch: (input, init) => transportTo('backend').fetch(input, init, name) }
  const { status, headers, data } = await axios
    .request<unknown>({
      adapter: 'fetch',
      env: senders[name],
      baseURL: base,
      method,
      url: path,
      params: query,
      data: body,
      paramsSerializer: { serialize: toQueryString },
      responseType: 'json',
      validateStatus: () => true,
      ...(signal && isCancellable && { signal }),
    })
    .catch((cause: unknown) => {
      signal?.throwIfAborted()
      throw new RemoteUnreachable(name, cause)
    })
  return { status, contentType: headers['content-type']?.toString(), retryAfter: headers['retry-after'], body: data }
}

function findCall<N extends CallName>(name: N): CallOf<N> {
  const call = CALLS.find((candidate): candidate is CallOf<N> => candidate.name === name)
  if (!call) throw new Error(`The contract has no call named ${name}`)
  return call
}

function fillPath(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}
