import { processSingleton } from './process-singleton'

/** The one clock of what the server makes. A preview of another day sets it for its own request (preview.server.ts). */
const clock = processSingleton<{ previewed?: () => Date | undefined }>('clock', () => ({}))

export function currentTime(): Date {
  return clock.previewed?.() ?? new Date()
}

/** @param previewed the moment that the present request is about; undefined: now */
export function setClock(previewed: () => Date | undefined): void {
  clock.previewed = previewed
}
