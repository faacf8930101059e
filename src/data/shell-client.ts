import { parseJson } from '@/domain/parse-json'
import type { ServiceAnswer } from './adapters/adapter'
import { RemoteUnreachable } from './errors'
import { toRemoteProblem } from './parse-problem'
import { type Party, transportTo } from './transport'

interface ShellRequest {
  /** Named in errors. */
  readonly call: string
  readonly party: Party
  /** From the party's base, query included. */
  readonly path: string
  readonly signal?: AbortSignal | undefined
  /** The message of the error when the answer is not OK, where spec §8 gives one. */
  readonly failureMessage?: string
}

/**
 * The client of the frame's own calls (navigation, search), which run on every page: plain fetch, no library.
 * The body is still unchecked.
 *
 * @throws RemoteProblem, RemoteUnreachable, or the signal's own reason when it was aborted.
 */
export async function getJson({ failureMessage, ...request }: ShellRequest): Promise<unknown> {
  const answer = await getPlainly(request)
  if (answer.status < 200 || answer.status > 299)
    throw await toRemoteProblem(request.call, answer, { message: failureMessage })
  return answer.body
}

/** The same, whatever the status. @throws RemoteUnreachable, or the signal's own reason when it was aborted */
export async function getPlainly({ call, party, path, signal }: ShellRequest): Promise<ServiceAnswer> {
  const { base, fetch } = transportTo(party)
  const unreachable = (cause: unknown) => {
    signal?.throwIfAborted()
    throw new RemoteUnreachable(call, cause)
  }
  const init = { headers: { accept: 'application/json' }, ...(signal && { signal }) }
  const answer = await fetch(`${base}${path}`, init, call).catch(unreachable)
  const text = await answer.text().catch(unreachable)
  const { status, headers } = answer
  // Where it is no JSON, the shape check says so with the call's name.
  return {
    status,
    contentType: headers.get('content-type'),
    retryAfter: headers.get('retry-after'),
    body: parseJson(text),
  }
}
