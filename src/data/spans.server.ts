import { type Context, context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

/**
 * A span for what is asked of a database, within the trace of whoever asks. What nobody's request asks, such as the outbox's look each
 * second, has none. Without OTEL_EXPORTER_OTLP_ENDPOINT it is nothing.
 */
export function withSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
  return trace.getActiveSpan() ? inSpan(name, work, context.active()) : work()
}

/** The same for what is done later than the request it belongs to. @param parent currentTraceparent() of then; without one a trace begins */
export function withParentSpan<T>(name: string, parent: string | undefined, work: () => Promise<T>): Promise<T> {
  return inSpan(name, work, propagation.extract(context.active(), parent ? { traceparent: parent } : {}))
}

/** The number of the present trace; undefined where there is none. */
export const traceId = () => trace.getActiveSpan()?.spanContext().traceId

/** The present trace and its span, as `traceparent` spells them; undefined where there is none. */
export function currentTraceparent(): string | undefined {
  const carrier: { traceparent?: string } = {}
  propagation.inject(context.active(), carrier)
  return carrier.traceparent
}

function inSpan<T>(name: string, work: () => Promise<T>, parent: Context): Promise<T> {
  return trace.getTracer('site').startActiveSpan(name, { kind: SpanKind.CLIENT }, parent, async (span) => {
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
