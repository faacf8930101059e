import { useMemo, useSyncExternalStore } from 'react'
import { type Consent, keptConsent, parseConsent } from './consent-record'

/** The answer that holds, in whichever tab it was given; null while the visitor has not answered. */
export function useConsent(): Consent | null {
  const record = useSyncExternalStore(keptConsent.watch, keptConsent.read, () => '')
  return useMemo(() => parseConsent(record, Date.now()), [record])
}
