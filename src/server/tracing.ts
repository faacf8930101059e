import type { SpanProcessor } from '@opentelemetry/sdk-trace-node'
import { brand } from '@/brand/brand'
import { requestContext } from '@/config/request-context.server'

/**
 * Next writes the whole address of a request into its span; a query may be the key to a message. And each span has the number that
 * nginx and the log have of its request, whose line of the log is told the number of the trace.
 */
const WITHOUT_QUERY: SpanProcessor = {
  onStart: (span) => {
    const { requestId, trace } = requestContext.getStore() ?? {}
    if (requestId) span.setAttribute('request.id', requestId)
    if (trace) trace.id ??= span.spanContext().traceId
    const target = span.attributes['http.target']
    if (typeof target === 'string') span.setAttribute('http.target', target.replace(/\?.*/s, ''))
  },
  onEnd: () => {},
  forceFlush: async () => {},
  shutdown: async () => {},
}

/**
 * Traces by OpenTelemetry, where there is somebody to send them to. Next has spans for its own work; the calls to the
 * remote service are in data/service/ask-service.server.ts, those to databases and receivers by data/spans.server.ts. A trace that a
 * proxy has begun (`traceparent`) goes on. The standard variables are the libraries' own to read: OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES,
 * OTEL_TRACES_SAMPLER, OTEL_EXPORTER_OTLP_HEADERS and so on.
 *
 * @param endpoint of OTLP over HTTP; nothing is loaded without it
 * @returns sends what is left
 */
export async function startTracing(endpoint: string | undefined, version: string): Promise<() => Promise<void>> {
  if (!endpoint) return async () => undefined
  const [
    { BatchSpanProcessor, NodeTracerProvider },
    { OTLPTraceExporter },
    { detectResources, envDetector, resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': `${brand.word}-belgium-web`,
      'service.version': version,
    }).merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [WITHOUT_QUERY, new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
  })
  provider.register()
  return () => provider.shutdown()
}
