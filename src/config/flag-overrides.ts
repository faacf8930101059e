import { processSingleton } from './process-singleton'

type Overrides = Readonly<Record<string, boolean>>
interface Shared {
  /** Feature flags that a preview sets for its own request (preview.server.ts), as it sets the clock. */
  previewed?: () => Overrides | undefined
  /** What a flag service has said last (server/flag-service.ts), for everybody. */
  service?: Overrides
}
const shared = processSingleton<Shared>('flag-overrides', () => ({}))

/** The flags for the present request: those of a preview over those of a flag service, over those that everybody has otherwise. */
export function withFlagOverrides<Flags extends Overrides>(flags: Flags): Flags {
  const over = { ...shared.service, ...shared.previewed?.() }
  const known = Object.entries(over).filter(([name]) => name in flags)
  return known.length > 0 ? { ...flags, ...Object.fromEntries(known) } : flags
}

/** @param previewed answers which flags the present request is shown with; undefined: those of everybody */
export function setFlagOverrides(previewed: () => Overrides | undefined): void {
  shared.previewed = previewed
}

export function setServiceFlags(flags: Overrides): void {
  shared.service = flags
}

/** What a flag service says; nothing where there is none. */
export const serviceFlags = (): Overrides => shared.service ?? {}
