import { readFileSync, statSync } from 'node:fs'
import type { FeatureFlags } from '@/domain/feature-flag'
import type { Logger } from '../http/logger'
import { DEFAULT_FLAGS } from './default-flags'
import { type FlagOverrides, parseFlagFile, parseFlagList } from './flag-overrides'

/** How long the file is trusted before the disk is asked again whether it changed. */
const FILE_TRUSTED_MS = 1_000

interface FlagSourceOptions {
  /** Overrides as text ("TAVASCAN=off,STOCK=on"); they outrank the file. */
  readonly list?: string
  readonly file?: string
  readonly logger: Logger
  readonly now?: () => number
}

/**
 * The flags as they stand now: defaults, then the file, then the list. The file is read again when it changes; while it
 * cannot be read its last good content stands, and one line is logged for each bad content.
 * Throws when the list itself cannot be read: that is a mistake in the environment, and a start must stop at it.
 */
export function createFlagSource({ list = '', file, logger, now = Date.now }: FlagSourceOptions): () => FeatureFlags {
  const fromList = parseList(list)
  if (file === undefined) {
    const flags = { ...DEFAULT_FLAGS, ...fromList }
    return () => flags
  }
  const fromFile = watchedFile(file, logger, now)
  return () => ({ ...DEFAULT_FLAGS, ...fromFile(), ...fromList })
}

function parseList(list: string): FlagOverrides {
  try {
    return parseFlagList(list)
  } catch (cause) {
    throw new Error(`FEATURE_FLAGS: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}

function watchedFile(file: string, logger: Logger, now: () => number): () => FlagOverrides {
  let overrides: FlagOverrides = {}
  let checkedAt = Number.NEGATIVE_INFINITY
  let stamp: string | undefined

  return () => {
    if (now() - checkedAt < FILE_TRUSTED_MS) return overrides
    checkedAt = now()
    const found = fileStamp(file)
    if (found === stamp) return overrides
    stamp = found
    try {
      overrides = parseFlagFile(readFileSync(file, 'utf8'))
    } catch (error) {
      logger({ level: 'error', event: 'feature_flags_file_unreadable', file, message: String(error) })
    }
    return overrides
  }
}

function fileStamp(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : 'missing'
}
