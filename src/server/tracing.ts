import type { SpanProcessor } from '@opentelemetry/sdk-trace-node'
import { brand } from '@/brand/brand'

/** Next writes the whole address of a request into its span; a query may be the key to a message. */
const WITHOUT_QUERY: SpanProcessor = {
  onStart: (span) => {
    const target = span.attributes['http.target']
    if (typeof target === 'string') span.setAttribute('http.target', target.replace(/\?.*/s, ''))
  },
  onEnd: () => {},
  forceFlush: async () => {},
  shutdown: async () => {},
}

/**
 * Traces by OpenTelemetry, where there is somebody to send them to. Next has spans for its own work; the calls to the
 * remote service are in data/service/ask-service.server.ts.
 *
 * @param endpoint of OTLP over HTTP; nothing is loaded without it
 * @returns sends what is left
 */
export async function startTracing(endpoint: string | undefined): Promise<() => Promise<void>> {
  if (!endpoint) return async () => undefined
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': `${brand.word}-belgium-web` }),
    spanProcessors: [WITHOUT_QUERY, new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
  })
  provider.register()
  return () => provider.shutdown()
}
