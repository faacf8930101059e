import { useMemo, useSyncExternalStore } from 'react'
import { type Consent, keptConsent, parseConsent } from './consent-record'

/** The current answer, also from another tab; null without an answer. */
export function useConsent(): Consent | null {
  const record = useSyncExternalStore(keptConsent.watch, keptConsent.read, () => '')
  return useMemo(() => parseConsent(record, Date.now()), [record])
}
