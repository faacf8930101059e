import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'

/** What a receiver does with a call after it has read it; `true`: it has taken it. */
export type Behaviour = (response: ServerResponse) => boolean | Promise<boolean>

export type Receiver = Awaited<ReturnType<typeof startReceiver>>

/** Counts what it has taken, by the message and by the id of the event. `state.behaves` may be changed while it runs. */
export async function startReceiver() {
  const events = new Map<string, Set<string>>()
  const state: { behaves: Behaviour } = { behaves: takes }
  let calls = 0
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { event_id, content } = JSON.parse(await readStream(request)) as {
      event_id: string
      content: { values: { message: string } }
    }
    if (!(await state.behaves(response))) return
    calls += 1
    const { message } = content.values
    events.set(message, (events.get(message) ?? new Set()).add(event_id))
  }
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    state,
    events,
    calls: () => calls,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export const takes: Behaviour = (response) => {
  response.end()
  return true
}

async function readStream(stream: Readable): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

export interface Tally {
  readonly acknowledged: number
  readonly arrived: number
  readonly missing: number
  readonly twice: number
  readonly otherIds: number
}

/** What the sender was told is kept, against what has arrived. */
export function tally(acknowledged: ReadonlySet<string>, { events, calls }: Receiver): Tally {
  return {
    acknowledged: acknowledged.size,
    arrived: events.size,
    missing: [...acknowledged].filter((message) => !events.has(message)).length,
    twice: calls() - events.size,
    otherIds: [...events.values()].filter((ids) => ids.size > 1).length,
  }
}

/** Nothing that was acknowledged is missing, and what came twice came under the same id. */
export const isWhole = ({ missing, otherIds }: Tally) => missing === 0 && otherIds === 0
