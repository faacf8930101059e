/**
 * Feature flags that a preview sets for its own request (preview.server.ts), as it sets the clock: under a global symbol, because
 * pages and API doors are bundled apart.
 */
const KEY = Symbol.for('site.flag-overrides')
type Overrides = Readonly<Record<string, boolean>>
const shared = globalThis as { [KEY]?: () => Overrides | undefined }

/** The flags for the present request: those of a preview over those of everybody. */
export function withFlagOverrides<Flags extends Overrides>(flags: Flags): Flags {
  const known = Object.entries(shared[KEY]?.() ?? {}).filter(([name]) => name in flags)
  return known.length > 0 ? { ...flags, ...Object.fromEntries(known) } : flags
}

/** @param previewed answers which flags the present request is shown with; undefined: those of everybody */
export function setFlagOverrides(previewed: () => Overrides | undefined): void {
  shared[KEY] = previewed
}
