import { sharedInProcess } from './shared-in-process'

type Overrides = Readonly<Record<string, boolean>>
/** Feature flags that a preview sets for its own request (preview.server.ts), as it sets the clock. */
const shared = sharedInProcess<{ previewed?: () => Overrides | undefined }>('flag-overrides', () => ({}))

/** The flags for the present request: those of a preview over those of everybody. */
export function withFlagOverrides<Flags extends Overrides>(flags: Flags): Flags {
  const known = Object.entries(shared.previewed?.() ?? {}).filter(([name]) => name in flags)
  return known.length > 0 ? { ...flags, ...Object.fromEntries(known) } : flags
}

/** @param previewed answers which flags the present request is shown with; undefined: those of everybody */
export function setFlagOverrides(previewed: () => Overrides | undefined): void {
  shared.previewed = previewed
}
