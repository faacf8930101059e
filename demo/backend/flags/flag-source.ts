import { serviceFlags } from '@/config/flag-overrides'
import type { FeatureFlags } from '@/domain/feature-flag'
import type { Logger } from '../http/logger'
import { DEFAULT_FLAGS } from './default-flags'
import { type FlagOverrides, parseFlagFile, parseFlagList } from './flag-overrides'
import { watchFile } from './watched-file'

interface FlagSourceOptions {
  /** Overrides as text ("TAVASCAN=off,STOCK=on"); they outrank all others. */
  readonly list?: string
  readonly file?: string
  /** What operators have set on their screen, as it holds now; it outranks the file. */
  readonly screen?: () => FlagOverrides
  readonly logger: Logger
  readonly now?: () => number
}

/** Who says something of a flag: each outranks those before it. */
export type FlagLayers = Readonly<Record<'defaults' | 'file' | 'screen' | 'list' | 'service', FlagOverrides>>

export const mergeLayers = ({ file, screen, list, service }: FlagLayers): FeatureFlags => ({
  ...DEFAULT_FLAGS,
  ...file,
  ...screen,
  ...list,
  ...service,
})

const NOTHING = () => ({})

/**
 * The flags as they stand now, by who says so. The file is read again when it changes; while it cannot be read its last good
 * content stands, and one line is logged for each bad content.
 * Throws when the list itself cannot be read: that is a mistake in the environment, and a start must stop at it.
 */
export function createFlagSource(options: FlagSourceOptions): () => FlagLayers {
  const { list: text = '', file, screen = NOTHING, logger, now = Date.now } = options
  const list = parseList(text)
  const event = 'feature_flags_file_unreadable'
  const parse = (content: string): FlagOverrides => {
    const { overrides, unknown } = parseFlagFile(content)
    const message = `no feature flags, the others count: ${unknown.join(', ')}`
    if (unknown.length > 0) logger({ level: 'error', event: 'feature_flags_file_unknown', file, message })
    return overrides
  }
  const fromFile = file ? watchFile({ file, first: {}, parse, event, logger, now }) : NOTHING
  return () => ({ defaults: DEFAULT_FLAGS, file: fromFile(), screen: screen(), list, service: serviceFlags() })
}

function parseList(list: string): FlagOverrides {
  try {
    return parseFlagList(list)
  } catch (cause) {
    throw new Error(`FEATURE_FLAGS: ${cause instanceof Error ? cause.message : cause}`, { cause })
  }
}
