import { readFileSync, statSync } from 'node:fs'
import type { Logger } from '../http/logger'

/** How long a file is trusted before the disk is asked again whether it changed. */
const FILE_TRUSTED_MS = 1_000

interface WatchedFile<T> {
  readonly file: string
  /** What holds before anything could be read. */
  readonly first: T
  readonly parse: (text: string) => T
  /** Of the line in the log for each content that cannot be read; the last good one holds. */
  readonly event: string
  /** It is there only once something was written: until then that is no trouble. */
  readonly comesLater?: boolean
  readonly logger: Logger
  readonly now: () => number
}

/** What stands in a file that may change while the service runs. `isFresh`: the disk is asked in any case. */
export function watchFile<T>(watched: WatchedFile<T>): (isFresh?: boolean) => T {
  const { file, parse, event, logger, now } = watched
  let content = watched.first
  let checkedAt = Number.NEGATIVE_INFINITY
  let stamp: string | undefined = watched.comesLater ? MISSING : undefined

  return (isFresh = false) => {
    if (!isFresh && now() - checkedAt < FILE_TRUSTED_MS) return content
    checkedAt = now()
    const found = fileStamp(file)
    if (found === stamp) return content
    stamp = found
    try {
      content = parse(readFileSync(file, 'utf8'))
    } catch (error) {
      logger({ level: 'error', event, file, message: String(error) })
    }
    return content
  }
}

const MISSING = 'missing'

function fileStamp(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : MISSING
}
