/** One structured line. `event` says what happened; the rest is plain data, never anything personal. */
export interface LogRecord {
  readonly level: 'info' | 'warn' | 'error'
  readonly event: string
  readonly [field: string]: unknown
}
export type Logger = (record: LogRecord) => void

/** One JSON object a line on standard error, where every host collects it. */
export const jsonLinesLogger: Logger = (record) => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), ...record })}\n`)
}
