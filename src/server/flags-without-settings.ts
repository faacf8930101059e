import type { FeatureFlag } from '@/domain/feature-flag'
import type { Log } from './log'

/** Flags that can do nothing without a setting, and that setting. */
const NEEDED = { BUYING_PROCESS_EMAIL_VERIFICATION: 'MESSAGES_SMTP_URL' } as const satisfies Partial<
  Record<FeatureFlag, string>
>
type Setting = (typeof NEEDED)[keyof typeof NEEDED]

/** Warns once of each flag that is on without its setting, while it is. */
export function warnOfFlagsWithoutSettings(
  settings: Readonly<Partial<Record<Setting, string | undefined>>>,
  log: Pick<Log, 'warn'>,
): (names: readonly string[]) => void {
  let told: readonly string[] = []
  return (names) => {
    const unmet = Object.entries(NEEDED).filter(([flag, setting]) => names.includes(flag) && !settings[setting])
    for (const [flag, setting] of unmet) {
      if (!told.includes(flag)) log.warn({ flag, setting }, `${flag} is on and cannot work: ${setting} is not set`)
    }
    told = unmet.map(([flag]) => flag)
  }
}
