/**
 * How often the entries have changed under this process. Kept on the process itself: pages, API doors and the server are
 * bundled apart, and each has its own copy of this file.
 */
const shared: typeof globalThis & { contentReadingsForgotten?: number } = globalThis

export function contentGeneration(): number {
  return shared.contentReadingsForgotten ?? 0
}

/** Entries read until now are not used any more. */
export function beginContentGeneration(): void {
  shared.contentReadingsForgotten = contentGeneration() + 1
}
