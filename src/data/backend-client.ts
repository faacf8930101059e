import type { CallName, CallOf, InputOf, ResponseOf } from '@/contract/calls'
import type { BackendRequest, Cancellable, Check } from './backend-call'
import { RemoteUnreachable } from './errors'

/**
 * One call of the contract, by its name. axios, the contract's schemas and all that reads an answer arrive with the
 * first call, so that a page without a call carries none of it.
 *
 * @throws RemoteProblem, RemoteUnreachable, WrongShape, or the signal's own reason when it was aborted.
 */
export async function callBackend<N extends CallName>(name: N, request: BackendRequest<N>): Promise<ResponseOf<N>> {
  const { makeBackendCall } = await import('./backend-call').catch((cause: unknown) => {
    throw new RemoteUnreachable(name, cause)
  })
  request.signal?.throwIfAborted()
  return makeBackendCall(name, request)
}

/** Calls whose path is the same for every request. */
type PlainCallName = { [N in CallName]: CallOf<N>['path'] extends `${string}/:${string}` ? never : N }[CallName]

/** The function of a call: what it is asked with and what it answers follow from the contract. */
export function callTo<N extends PlainCallName>(name: N, check?: Check<N>) {
  return (input: InputOf<N>, { signal }: Cancellable = {}): Promise<ResponseOf<N>> =>
    callBackend(name, { input, signal, check })
}

/** Fetches the client's code ahead of the first call, such as when a configurator has come to rest. */
export function prefetchBackendClient(): void {
  void import('./backend-call').catch(() => undefined)
}
