import { type Logger, pino, stdTimeFunctions } from 'pino'

export type Log = Logger

/**
 * One JSON object a line, on the standard output. It holds no personal data: no visitor's address, no query, no body, no
 * header.
 */
export function createLog(level: string): Log {
  return pino({
    level,
    base: { pid: process.pid },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  })
}
