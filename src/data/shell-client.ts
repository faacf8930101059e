import { parseJson } from '@/domain/parse-json'
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
 * The client of the frame's own calls (flags, navigation), which run on every page: plain fetch, no library.
 * The body is still unchecked.
 *
 * @throws RemoteProblem, RemoteUnreachable, or the signal's own reason when it was aborted.
 */
export async function getJson({ call, party, path, signal, failureMessage }: ShellRequest): Promise<unknown> {
  const { base, fetch } = transportTo(party)
  const unreachable = (cause: unknown) => {
    signal?.throwIfAborted()
    throw new RemoteUnreachable(call, cause)
  }
  const answer = await fetch(`${base}${path}`, {
    headers: { accept: 'application/json' },
    ...(signal && { signal }),
  }).catch(unreachable)

  const text = await answer.text().catch(unreachable)
  // Where it is no JSON, the shape check says so with the call's name.
  const body = parseJson(text)
  if (!answer.ok) {
    const retryAfter = answer.headers.get('retry-after')
    throw await toRemoteProblem(call, { status: answer.status, retryAfter, body }, failureMessage)
  }
  return body
}
