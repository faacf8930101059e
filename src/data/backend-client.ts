import type { CallName } from '@/contract/calls'
import type { BackendRequest, ResponseOf } from './backend-call'
import { RemoteUnreachable } from './errors'

/**
 * One call of the contract, by its name. axios, the contract's schemas and all that reads an answer arrive with the
 * first call, so that a page without a call carries none of it.
 *
 * @throws RemoteProblem, RemoteUnreachable, WrongShape, or the signal's own reason when it was aborted.
 */
export async function callBackend<N extends CallName>(name: N, request: BackendRequest): Promise<ResponseOf<N>> {
  const { makeBackendCall } = await import('./backend-call').catch((cause: unknown) => {
    throw new RemoteUnreachable(name, cause)
  })
  request.signal?.throwIfAborted()
  return makeBackendCall(name, request)
}

/** Fetches the client's code ahead of the first call, such as when a configurator has come to rest. */
export function warmBackendClient(): void {
  void import('./backend-call').catch(() => undefined)
}
