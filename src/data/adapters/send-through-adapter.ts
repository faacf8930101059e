import type { CallName } from '@/contract/calls'
import { hasCode } from '../parse-problem'
import type { Deviation } from '../read-answer'
import { reportDeviations, reportWrongShape } from '../report-deviations'
import type { Adapter, Asked, Send, ServiceAnswer } from './adapter'
import { adapters } from './table'

/**
 * The service's answer as the contract has it, through the call's adapter where there is one.
 *
 * @throws what `send` throws, or WrongShape where the adapter cannot make anything of an answer
 */
export async function sendThroughAdapter<N extends CallName>(
  name: N,
  asked: Asked<N>,
  send: Send,
): Promise<ServiceAnswer> {
  const adapter: Adapter<N> | undefined = adapters[name]
  const sendReadably: Send = (request) =>
    send(request).catch((error: unknown) => {
      const reason = unreadable(error)
      if (reason === undefined) throw error
      throw reportWrongShape(name, '(body)', reason)
    })
  const answer = adapter ? await adapt(name, adapter, asked, sendReadably) : await sendReadably(asked.request)
  reportDeviations(name, headDeviations(asked, answer))
  return answer
}

async function adapt<N extends CallName>(name: N, adapter: Adapter<N>, asked: Asked<N>, send: Send) {
  const unsent: unknown[] = []
  try {
    return await adapter(asked, (request) =>
      send(request).catch((error: unknown) => {
        unsent.push(error)
        throw error
      }),
    )
  } catch (error) {
    if (unsent.includes(error)) throw error
    throw reportWrongShape(
      name,
      '(body)',
      `its adapter failed: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

/** Why nobody can read what came; undefined where nothing came. The server alone says it (service/fetch-with-timeout.server.ts). */
function unreadable(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return error.name === 'UnreadableAnswer' ? error.message : unreadable(error.cause)
}

/** What differs before the body: the site reads it all the same, or cannot know what an error means. */
function headDeviations({ status: agreed }: { readonly status: number }, answer: ServiceAnswer): Deviation[] {
  const { status, contentType, body } = answer
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  if (status >= 400 && status < 500 && status !== 429 && !hasCode(body))
    return [{ kind: 'wrong-shape', path: '(status)', reason: `${status} without a problem of the contract` }]
  // A call is asked where the settings say, and nowhere else (server-transport.server.ts); a browser follows by itself.
  if (status < 400 && status > 299)
    return [{ kind: 'wrong-shape', path: '(status)', reason: `${status} instead of ${agreed}; no call is sent on` }]
  if (status < 200 || status > 299) return []
  const told: Deviation[] = []
  if (status !== agreed) told.push({ kind: 'manners', path: '(status)', reason: `${status} instead of ${agreed}` })
  if (isObject && contentType && !/^application\/(?:[\w.-]+\+)?json\b/i.test(contentType))
    told.push({ kind: 'manners', path: '(header)', reason: `content-type is ${contentType.slice(0, 60)}` })
  return told
}
