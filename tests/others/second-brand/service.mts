// The service of the second brand: that of the demonstration, with two of its carlines under other names and nothing else.
//   PORT=… ORIGIN=http://… tsx tests/others/second-brand/service.mts
import { serve } from '@hono/node-server'
import { asFirst, asSecond } from '../../../scripts/check/test-others/brand-words.mts'

const { createBackend } = await import('@demo/backend/http/app')
const backend = createBackend()
/** A car by its name, or by its id. */
const OF_ANOTHER = /^(?:leon|terramar|tavascan|raval|galerne-?vz)\b/i
const KEPT: readonly unknown[] = ['BRISE', 'GALERNE']

/** Lists without what is about another carline. */
function ofSecond(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(isKept).map(ofSecond)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, ofSecond(part)]))
}

function isKept(item: unknown): boolean {
  if (typeof item !== 'object' || item === null) return true
  if ('carline_code' in item && !KEPT.includes(item.carline_code)) return false
  return !Object.values(item).some((value) => typeof value === 'string' && OF_ANOTHER.test(value))
}

async function answer(request: Request): Promise<Response> {
  const asked = new Request(asFirst(request.url), {
    method: request.method,
    headers: withoutLength(request.headers),
    ...(request.method === 'POST' && {
      body: inFirstStock(new URL(request.url).pathname, asFirst(await request.text())),
    }),
  })
  const response = await backend.fetch(asked)
  const type = response.headers.get('content-type') ?? ''
  if (!type.includes('json')) return response
  const text = asSecond(await response.text())
  const body = text === '' ? '' : JSON.stringify(ofSecond(JSON.parse(text)))
  return new Response(body || null, { status: response.status, headers: withoutLength(response.headers) })
}

/** Of the whole stock only the cars of its two carlines. */
function inFirstStock(path: string, body: string): string {
  if (!path.endsWith('/stocks/vehicles')) return body
  const asked = JSON.parse(body)
  if (asked.criteria?.carline || asked.commission_id || asked.commission_ids) return body
  return JSON.stringify({ ...asked, criteria: { ...asked.criteria, carline: ['BORN', 'FORMENTOR'] } })
}

function withoutLength(headers: Headers): Headers {
  const kept = new Headers(headers)
  for (const name of ['content-length', 'etag', 'if-none-match']) kept.delete(name)
  return kept
}

serve({ fetch: answer, port: Number(process.env.PORT), hostname: '127.0.0.1' })
