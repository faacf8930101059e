/** Milliseconds. What works for less is still the same outage: under load it comes and goes every second. */
const SETTLED = 30_000

interface Teller {
  readonly begins: (error: unknown) => void
  readonly ends: (of: { readonly failures: number; readonly seconds: number }) => void
}

/** Reports an outage once when it begins and once when it is over, not each failure. */
export function watchOutage({ begins, ends }: Teller) {
  let failures = 0
  let began = 0
  let failedAt = 0
  let settling: ReturnType<typeof setTimeout> | undefined
  return {
    failed: (error: unknown): void => {
      clearTimeout(settling)
      settling = undefined
      failures++
      failedAt = performance.now()
      if (failures > 1) return
      began = performance.now()
      begins(error)
    },
    worked: (): void => {
      if (failures === 0 || settling) return
      const seconds = Math.round((performance.now() - began) / 1000)
      settling = setTimeout(() => {
        ends({ failures, seconds })
        failures = 0
        settling = undefined
      }, SETTLED)
      // It alone must not keep a process from ending.
      settling.unref?.()
    },
    /** The last try of the last so many milliseconds has failed. */
    isThere: (within: number): boolean => failures > 0 && !settling && performance.now() - failedAt < within,
  }
}
