import { useSyncExternalStore } from 'react'
import { type Consent, keptConsent, parseConsent } from './consent-record'

let known: { readonly text: string; readonly consent: Consent | null } = { text: '', consent: null }

function read(): Consent | null {
  const text = keptConsent.read()
  if (text !== known.text) known = { text, consent: parseConsent(text, Date.now()) }
  return known.consent
}

/** The answer that was given last, in this tab or another; null while the visitor has not answered. */
export const useConsent = (): Consent | null => useSyncExternalStore(keptConsent.watch, read, () => null)
