import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { server as mockServer } from '@tests/msw/server'
import { http, passthrough } from 'msw'
import { expect, it, onTestFinished, vi } from 'vitest'
import { requestContext } from '@/config/request-context.server'
import { traced } from '@/data/traced.server'
import { startTracing } from '@/server/tracing'

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

it('a trace has the standard names, the number of its request, and what was asked of others below each other', async () => {
  vi.stubEnv('OTEL_SERVICE_NAME', 'shop')
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment=rehearsal')
  onTestFinished(() => void vi.unstubAllEnvs())
  const sent: Sent[] = []
  const receiver = createServer(async (request, response) => {
    sent.push((await json(request)) as Sent)
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void receiver.close())
  mockServer.use(http.all(/^http:\/\/127\.0\.0\.1:/, () => passthrough()))
  const { port } = receiver.address() as AddressInfo
  const stop = await startTracing(`http://127.0.0.1:${port}`, '1.4.0')
  await requestContext.run({ requestId: 'r-1' }, () =>
    traced('hand on webhook', () => traced('postgresql', () => Promise.reject(new Error('away')))).catch(
      () => undefined,
    ),
  )
  await stop()

  const [{ resource, scopeSpans } = { resource: { attributes: [] }, scopeSpans: [] }] = sent[0]?.resourceSpans ?? []
  const named = Object.fromEntries(resource.attributes.map(({ key, value }) => [key, value.stringValue]))
  expect(named).toMatchObject({
    'service.name': 'shop',
    'service.version': '1.4.0',
    'deployment.environment': 'rehearsal',
  })
  const [inner, outer] = scopeSpans.flatMap(({ spans }) => spans)
  expect([outer?.name, inner?.name]).toEqual(['hand on webhook', 'postgresql'])
  expect(inner).toMatchObject({ traceId: outer?.traceId, parentSpanId: outer?.spanId, status: { code: 2 } })
  for (const span of [inner, outer])
    expect(span?.attributes).toContainEqual({ key: 'request.id', value: { stringValue: 'r-1' } })
})
