import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

/** A span of a trace for what is asked of somebody else: a database, a receiver. Without OTEL_EXPORTER_OTLP_ENDPOINT it is nothing. */
export function traced<T>(name: string, work: () => Promise<T>): Promise<T> {
  return trace.getTracer('site').startActiveSpan(name, { kind: SpanKind.CLIENT }, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}
