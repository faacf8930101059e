import { useSyncExternalStore } from 'react'
import type { ConsentCategory } from '@/config/consent.mjs'
import { type Consent, readConsent } from './consent-record'

const listeners = new Set<() => void>()
let current: Consent | null | undefined

function read(): Consent | null {
  if (current === undefined) current = readConsent()
  return current
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The answer that holds on this page; null while the visitor has not answered. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(subscribe, read, () => null)
}

/** Storage may be full or forbidden: the answer holds for the life of the page whatever becomes of its record. */
export function setConsent(accepted: readonly ConsentCategory[]): void {
  current = { accepted, answeredAt: new Date().toISOString() }
  for (const listener of listeners) listener()
}

/** For tests: as after a reload. */
export function forgetConsent(): void {
  current = undefined
}
