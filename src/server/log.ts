import { type DestinationStream, type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino'
import { watchOutage } from '@/config/outage'
import { traceId } from '@/data/spans.server'

export type Log = Logger

/**
 * One JSON object a line, on the standard output. It holds no personal data: no visitor's address, no query, no body, no
 * header.
 *
 * @param release which build writes it
 */
export function createLog(
  level: string,
  release: { readonly build?: string; readonly version?: string } = {},
  into?: DestinationStream,
): Log {
  const options: LoggerOptions = {
    level,
    base: { pid: process.pid, ...release },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    // In OpenTelemetry's spelling, by which a viewer of traces finds the lines.
    mixin: () => {
      const trace_id = traceId()
      return trace_id ? { trace_id } : {}
    },
  }
  return into ? pino(options, into) : pino(options)
}

/** Two lines for a trouble that lasts, however often it is met. @param what that answers or does not, such as « the shared page store » */
export const createOutageLog = (log: Log, what: string) =>
  watchOutage({
    begins: (error) => log.warn({ err: error }, `${what} does not answer`),
    ends: (lasted) => log.info(lasted, `${what} answers again`),
  })
