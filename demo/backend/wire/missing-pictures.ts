import { jsonLinesLogger, type Logger } from '../http/logger'

const noted = new Set<string>()
let logger: Logger = jsonLinesLogger

/** One line of the log for each picture that is asked for and not there, however often it is asked for. */
export function noteMissingPicture(wanted: string, shown: string): void {
  if (noted.has(wanted)) return
  noted.add(wanted)
  logger({ level: 'warn', event: 'picture_missing', wanted, shown })
}

/** For tests. Undefined is the process's own log; either way everything counts as new again. */
export function setMissingPicturesLogger(given: Logger | undefined): void {
  logger = given ?? jsonLinesLogger
  noted.clear()
}
