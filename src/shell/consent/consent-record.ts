import { CONSENT_CATEGORIES, CONSENT_KEY, CONSENT_VERSION, type ConsentCategory } from '@/config/consent.mjs'

/** A visitor's answer. Nothing accepted is an answer too. */
export interface Consent {
  readonly accepted: readonly ConsentCategory[]
  /** ISO 8601: when it was given, or changed last. */
  readonly answeredAt: string
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * The answer in a record, as the consent library writes it. Null when there is none that counts: not readable, about
 * another version of the policy, or too old.
 */
export function parseConsent(text: string | null, now: number): Consent | null {
  if (text === null) return null
  let record: unknown
  try {
    record = JSON.parse(text)
  } catch {
    return null
  }
  if (!isObject(record) || record.revision !== CONSENT_VERSION) return null
  const { categories, expirationTime, lastConsentTimestamp } = record
  if (!Array.isArray(categories) || typeof lastConsentTimestamp !== 'string') return null
  if (typeof expirationTime !== 'number' || expirationTime <= now) return null
  return {
    accepted: CONSENT_CATEGORIES.filter((category) => categories.includes(category)),
    answeredAt: lastConsentTimestamp,
  }
}

export function readConsent(): Consent | null {
  try {
    return parseConsent(localStorage.getItem(CONSENT_KEY), Date.now())
  } catch {
    // Storage is forbidden: the question is put on each page, and the answer holds for its life.
    return null
  }
}
