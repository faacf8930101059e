import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { callOfPath } from '@/contract/call-of-path'
import { CALLS, type CallName } from '@/contract/calls'
import { answerInProcess } from '../../lib/ask-backend.mts'

/** How a call can go wrong. `refused` is not here: nobody listens then (FaultyService.refuse). */
export const FAULTS = [
  'reset',
  'hang',
  'drip',
  '500',
  '429',
  'bare 404',
  'wrong shape',
  'null',
  'half body',
  'HTML',
  '5 MB',
] as const
export type Fault = (typeof FAULTS)[number]

/** Longer than any deadline of the site. */
const HANGS_MS = 30_000
const json = { 'content-type': 'application/json' }

function answerWrongly(fault: Fault, response: ServerResponse): void {
  switch (fault) {
    case 'reset':
      return void response.socket?.resetAndDestroy()
    case 'hang':
      return void setTimeout(() => response.destroy(), HANGS_MS).unref()
    case 'drip': {
      response.writeHead(200, json)
      const timer = setInterval(() => response.write(' '), 1_000)
      response.write('{')
      return void response.on('close', () => clearInterval(timer))
    }
    case '500':
      return void response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal Server Error')
    case '429':
      return void response.writeHead(429, { 'retry-after': '1' }).end()
    case 'bare 404':
      return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not Found')
    case 'wrong shape':
      return void response.writeHead(200, json).end('{"something":"else"}')
    case 'null':
      return void response.writeHead(200, json).end('null')
    case 'half body':
      response.writeHead(200, { ...json, 'content-length': '10000' })
      response.write('{"models":[{"carline')
      return void setTimeout(() => response.destroy(), 20)
    case 'HTML':
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome</title>')
    case '5 MB':
      return void response.writeHead(200, json).end(`{"padding":"${'x'.repeat(6 * 1024 * 1024)}"}`)
  }
}

/** The embedded backend behind an HTTP server that gives chosen calls a chosen fault. */
export class FaultyService {
  /** The calls that go wrong now, and how. */
  faulty: ReadonlyMap<CallName, Fault> = new Map()
  /** How often each call has met a fault since the last reset of this number. */
  readonly met = new Map<CallName, number>()

  /** What it says of the flags besides what the embedded backend says. */
  flags: Readonly<Record<string, boolean>> = {}
  readonly callNames = CALLS.map(({ name }) => name)

  readonly #server = createServer((request, response) => void this.#answer(request, response))
  #port = 0

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** On the same port as before. */
  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve))
    const address = this.#server.address()
    if (typeof address === 'object' && address) this.#port = address.port
  }

  /** From now on connections are refused. */
  async refuse(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '/'] = (request.url ?? '/').split('?', 1)
    const call = callOfPath(path)
    const fault = call && this.faulty.get(call)
    if (call && fault) {
      this.met.set(call, (this.met.get(call) ?? 0) + 1)
      return answerWrongly(fault, response)
    }
    if (call === 'feature-flags') {
      const answer = await answerInProcess(new Request(`http://backend.invalid${path}`))
      const flags = { ...((await answer.json()) as object), ...this.flags }
      return void response.writeHead(200, json).end(JSON.stringify(flags))
    }
    const { method = 'GET', headers } = request
    const answer = await answerInProcess(
      new Request(new URL(request.url ?? '/', 'http://backend.invalid'), {
        method,
        headers: { 'content-type': headers['content-type'] ?? 'application/json' },
        ...(method === 'POST' && { body: await buffer(request) }),
      }),
    )
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(Buffer.from(await answer.arrayBuffer()))
  }
}
