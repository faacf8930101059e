import { inLocalStorage } from '@/config/browser-storage'
import {
  CONSENT_CATEGORIES,
  CONSENT_DAYS,
  CONSENT_KEY,
  CONSENT_VERSION,
  type ConsentCategory,
} from '@/config/consent.mjs'
import { parseJson } from '@/domain/parse-json'

/** A visitor's answer. Nothing accepted is an answer too. */
export interface Consent {
  readonly accepted: readonly ConsentCategory[]
  /** ISO 8601: when it was given, or changed last. */
  readonly answeredAt: string
}

/** Where storage is forbidden the question is put on each page, and the answer holds for its life. */
export const keptConsent = inLocalStorage(CONSENT_KEY)

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * The answer in a record. Null when there is none that counts: not readable, about
 * another version of the policy, or too old.
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

/** What the browser keeps of an answer. One that changes an earlier one keeps the number and the date of the first. */
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

/** Browsers make a UUID on safe connections alone. */
const newNumber = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export const writeConsent = (accepted: readonly ConsentCategory[]) =>
  keptConsent.write(consentRecord(accepted, Date.now(), keptConsent.read()))
