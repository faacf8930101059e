import { Readable } from 'node:stream'
import type { NextApiRequest, NextApiResponse } from 'next'
import { env } from '@/config/env.server'
import { openPreview, withPreview } from '@/config/preview.server'
import { embeddedService } from '@/data/embedded-service.server'

/** The body is handed on as a stream: the backend counts what arrives and refuses what is too long. */
export const config = { api: { bodyParser: false, externalResolver: true } }

/** The fetch standard has no request with these. */
const IMPOSSIBLE_METHODS: ReadonlySet<string | undefined> = new Set(['CONNECT', 'TRACE', 'TRACK'])

export default async function backend(req: NextApiRequest, res: NextApiResponse): Promise<void> {
  // With a remote service there is no embedded one: its demonstration data must not pass for the real thing.
  if (env.BACKEND_URL || !embeddedService) {
    res.writeHead(404).end()
    return
  }
  if (IMPOSSIBLE_METHODS.has(req.method)) {
    res.writeHead(405, { allow: 'GET, HEAD, POST, OPTIONS' }).end()
    return
  }
  const { answer: answerRequest } = embeddedService
  const answer = () => answerRequest(toRequest(req))
  // What a preview's page asks is of the preview's day too.
  const preview = req.preview ? openPreview(req.previewData) : undefined
  const response = await (preview ? withPreview(preview, answer) : answer())
  res.statusCode = response.status
  response.headers.forEach((value, name) => {
    res.setHeader(name, value)
  })
  if (req.preview) res.setHeader('cache-control', 'private, no-store')
  // What is left of a refused body is never read, so the connection cannot carry another request.
  if (response.status === 413) res.setHeader('connection', 'close')
  res.end(Buffer.from(await response.arrayBuffer()))
}

function toRequest(req: NextApiRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(req.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const method = req.method ?? 'GET'
  const bodiless = method === 'GET' || method === 'HEAD'
  return new Request(new URL(req.url ?? '/', 'http://backend.invalid'), {
    method,
    headers,
    ...(!bodiless && { body: Readable.toWeb(req) as ReadableStream<Uint8Array>, duplex: 'half' }),
  })
}
