import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { context, propagation, trace } from '@opentelemetry/api'
import { newMessage, openTestMessages } from '@tests/messages/stores'
import { server as mockServer } from '@tests/msw/server'
import { http, passthrough } from 'msw'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { requestContext } from '@/config/request-context.server'
import { withParentSpan, withSpan } from '@/data/spans.server'
import { deliverDue } from '@/messages/delivery/deliver.server'
import { createLog } from '@/server/log'
import { startTracing } from '@/server/tracing'
import { type Handle, serve } from './serve-site'

interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly { key: string; value: { stringValue: string } }[] }
    readonly scopeSpans: readonly {
      readonly spans: readonly {
        name: string
        traceId: string
        parentSpanId?: string
        spanId: string
        status: { code?: number }
        attributes: readonly { key: string; value: { stringValue: string } }[]
      }[]
    }[]
  }[]
}

/** Of somebody in front of the site. */
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const PARENT = `00-${TRACE}-00f067aa0ba902b7-01`

beforeEach(() => mockServer.use(http.all(/^http:\/\/127\.0\.0\.1:/, () => passthrough())))

/** Tracing as the site starts it, to a receiver of this test. @returns ends it, with what was sent */
async function startTraces() {
  const sent: Sent[] = []
  const receiver = createServer(async (request, response) => {
    sent.push((await json(request)) as Sent)
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const { port } = receiver.address() as AddressInfo
  const stop = await startTracing(`http://127.0.0.1:${port}`, '1.4.0')
  onTestFinished(() => {
    receiver.close()
    for (const api of [trace, context, propagation]) api.disable()
  })
  return async () => {
    await stop()
    const [{ resource } = { resource: { attributes: [] } }] = sent.flatMap(({ resourceSpans }) => resourceSpans)
    const spans = sent.flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans))
    return {
      resource: Object.fromEntries(resource.attributes.map(({ key, value }) => [key, value.stringValue])),
      spans: spans.flatMap((scope) => scope.spans),
    }
  }
}

describe('a trace', () => {
  it('has the standard names, the number of its request, and what was asked of others below each other', async () => {
    vi.stubEnv('OTEL_SERVICE_NAME', 'shop')
    vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment=rehearsal')
    onTestFinished(() => void vi.unstubAllEnvs())
    const end = await startTraces()
    await requestContext.run({ requestId: 'r-1' }, () =>
      withParentSpan('page', undefined, () => withSpan('postgresql', () => Promise.reject(new Error('away')))).catch(
        () => undefined,
      ),
    )
    const { resource, spans } = await end()
    expect(resource).toMatchObject({
      'service.name': 'shop',
      'service.version': '1.4.0',
      'deployment.environment': 'rehearsal',
    })
    const [inner, outer] = spans
    expect([outer?.name, inner?.name]).toEqual(['page', 'postgresql'])
    expect(inner).toMatchObject({ traceId: outer?.traceId, parentSpanId: outer?.spanId, status: { code: 2 } })
    for (const span of [inner, outer])
      expect(span?.attributes).toContainEqual({ key: 'request.id', value: { stringValue: 'r-1' } })
  })

  it('has no query of what was asked, which may be the key to a message', async () => {
    const end = await startTraces()
    const asked = trace
      .getTracer('test')
      .startSpan('GET', { attributes: { 'http.target': '/nl/bericht?id=1\n&key=2' } })
    asked.end()
    const { resource, spans } = await end()
    expect(spans[0]?.attributes).toEqual([{ key: 'http.target', value: { stringValue: '/nl/bericht' } }])
    expect(resource['service.name']).toBe('cupra-belgium-web')
  })

  it('goes nowhere where nobody asked for it', async () => {
    await expect((await startTracing(undefined, '1.4.0'))()).resolves.toBeUndefined()
    const span = trace.getTracer('test').startSpan('GET')
    expect(span.isRecording()).toBe(false)
  })

  it('goes on from whoever is in front, and each line of the log says which it is', async () => {
    const end = await startTraces()
    const lines: Record<string, unknown>[] = []
    const log = createLog('info', {}, { write: (line) => lines.push(JSON.parse(line)) })
    // Next begins its span from the headers in the same way.
    const begin: Handle = (request, response) =>
      withParentSpan('page', String(request.headers.traceparent), async () => {
        log.info('on the way')
        response.end('<html></html>')
      })
    const { site, ask } = await serve(begin, { TRUSTED_PROXIES: 1 }, { log })
    const headers = { traceparent: PARENT, 'x-request-id': 'of-nginx-1', connection: 'close' }
    await (await ask('/nl', { headers })).text()
    await site.stop()
    const { spans } = await end()
    expect(spans).toMatchObject([{ name: 'page', traceId: TRACE, parentSpanId: PARENT.split('-')[2] }])
    expect(lines.find(({ msg }) => msg === 'on the way')).toMatchObject({ trace_id: TRACE })
    expect(lines.find(({ path }) => path === '/nl')).toMatchObject({ trace_id: TRACE, requestId: 'of-nginx-1' })
    expect(lines.find(({ msg }) => msg === 'stopping')).not.toHaveProperty('trace_id')
  })

  it('of who sends a message goes on when the message is handed on, and nobody’s look into the store begins one', async () => {
    const messages = await openTestMessages({ targets: ['webhook'] })
    onTestFinished(() => messages.close())
    const end = await startTraces()
    await withParentSpan('form', PARENT, () => messages.store.keep(newMessage()))
    await deliverDue({ messages, senders: { webhook: async () => {} } })
    const { spans } = await end()
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]))
    const form = spans.find(({ name }) => name === 'form')
    for (const name of ['sqlite', 'hand on webhook'])
      expect(spans.find((span) => span.name === name)).toMatchObject({ parentSpanId: form?.spanId })
  })
})
