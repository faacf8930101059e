/**
 * The one clock of what the server makes. A preview of another day sets it for its own request (preview.server.ts). Under a
 * global symbol: pages and API doors are bundled apart, and each has its own copy of this file.
 */
const KEY = Symbol.for('site.clock')
const shared = globalThis as { [KEY]?: () => Date | undefined }

export function currentTime(): Date {
  return shared[KEY]?.() ?? new Date()
}

/** @param previewed the moment that the present request is about; undefined: now */
export function setClock(previewed: () => Date | undefined): void {
  shared[KEY] = previewed
}
