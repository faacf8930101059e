import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { beforeHeaders } from './document-headers'

/** Connections. Above it the one that has done nothing for the longest makes room: whoever opens thousands keeps nobody out. */
const MOST_OPEN = 2_000
/** When each of those is waited for. */
const MOST_AT_ALL = 4_000

/** Milliseconds. An answer that is not taken on, that takes long, and that takes too long: somebody reads byte by byte. */
const TAKES_NOTHING_FOR = 15_000
const IS_SLOW_AFTER = 3_000
const TAKEN_WITHIN = 120_000

/** For createServer. */
export const CONNECTION_TIMES = {
  headersTimeout: 10_000,
  /** To the end of the body, which is 64 KB at the most. */
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  /** nginx in front keeps its own for 60 s, and has to be the one that closes them: what it sends on a closed one is lost. */
  keepAliveTimeout: 65_000,
} as const satisfies ServerOptions

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** What is left of a body that was answered before its end: whoever stopped reading it would keep the next request of its connection waiting. */
function passOver(request: IncomingMessage): void {
  if (request.complete) return
  for (const name of ['data', 'readable']) request.removeAllListeners(name)
  // A stream learns a tick later that nobody asks for « readable » any more.
  setImmediate(() => request.resume())
}

/**
 * Bounds of what connections may take of this process.
 *
 * @param most that are open before idle ones have to make room
 */
export function guardConnections(server: Server, most = MOST_OPEN): void {
  server.maxConnections = MOST_AT_ALL
  /** Those that ask for nothing, or do not take what they have asked for; the longest first. */
  const idle = new Set<Socket>()
  let open = 0

  server.on('connection', (socket: Socket) => {
    open += 1
    const [longest] = open > most ? idle : []
    longest?.destroy()
    idle.add(socket)
    socket.once('close', () => {
      open -= 1
      idle.delete(socket)
    })
  })
  // Before the listener that answers.
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    idle.delete(socket)
    const rest = () => {
      if (!socket.destroyed) idle.add(socket)
    }
    response.once('close', rest)
    if (hasBody(request)) {
      const late = setTimeout(rest, IS_SLOW_AFTER)
      const arrived = () => {
        clearTimeout(late)
        idle.delete(socket)
      }
      request.once('end', arrived).once('close', () => clearTimeout(late))
      response.once('finish', () => passOver(request))
    }
    beforeHeaders(response, () => {
      socket.setTimeout(TAKES_NOTHING_FOR)
      const slow = setTimeout(rest, IS_SLOW_AFTER)
      const limit = setTimeout(() => socket.destroy(), TAKEN_WITHIN)
      response.once('close', () => {
        clearTimeout(slow)
        clearTimeout(limit)
      })
    })
  })
}
