import { inLocalStorage } from '@/config/browser-storage'
import {
  CONSENT_CATEGORIES,
  CONSENT_DAYS,
  CONSENT_KEY,
  CONSENT_VERSION,
  type ConsentCategory,
} from '@/config/consent.mjs'
import { parseJson } from '@/domain/parse-json'

/** A visitor's answer. An empty list is a refusal. */
export interface Consent {
  readonly accepted: readonly ConsentCategory[]
  /** ISO 8601: time of the last change. */
  readonly answeredAt: string
}

/** If storage is blocked, the answer is kept in memory and each new document asks again. */
export const keptConsent = inLocalStorage(CONSENT_KEY)

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * Null if the record is invalid, for another version of the policy, or too old.
 */
export function parseConsent(text: string, now: number): Consent | null {
  const record = parseJson(text)
  if (!isObject(record) || record.revision !== CONSENT_VERSION) return null
  const { categories, expirationTime, lastConsentTimestamp } = record
  if (!Array.isArray(categories) || typeof lastConsentTimestamp !== 'string') return null
  if (typeof expirationTime !== 'number' || expirationTime <= now) return null
  return {
    accepted: CONSENT_CATEGORIES.filter((category) => categories.includes(category)),
    answeredAt: lastConsentTimestamp,
  }
}

const DAY_MS = 86_400_000

/** The stored record. A changed answer keeps id and date of the first one. */
function consentRecord(accepted: readonly ConsentCategory[], now: number, earlier: string): string {
  const record = parseJson(earlier)
  const first = isObject(record) && typeof record.consentId === 'string' ? record : undefined
  const date = new Date(now).toISOString()
  return JSON.stringify({
    categories: ['necessary', ...accepted],
    revision: CONSENT_VERSION,
    consentId: first?.consentId ?? newNumber(),
    consentTimestamp: first?.consentTimestamp ?? date,
    lastConsentTimestamp: date,
    expirationTime: now + CONSENT_DAYS * DAY_MS,
  })
}

/** `crypto.randomUUID` exists in secure contexts only. */
const newNumber = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export const writeConsent = (accepted: readonly ConsentCategory[]) =>
  keptConsent.write(consentRecord(accepted, Date.now(), keptConsent.read()))
