import { lastingMemory } from '@/config/browser-memory'
import { CONSENT_CATEGORIES, CONSENT_KEY, CONSENT_VERSION, type ConsentCategory } from '@/config/consent.mjs'
import { parseJson } from '@/domain/parse-json'

/** A visitor's answer. Nothing accepted is an answer too. */
export interface Consent {
  readonly accepted: readonly ConsentCategory[]
  /** ISO 8601: when it was given, or changed last. */
  readonly answeredAt: string
}

const memory = lastingMemory(CONSENT_KEY)

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * The answer in a record, as the consent library writes it. Null when there is none that counts: not readable, about
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

/** Where storage is forbidden the question is put on each page, and the answer holds for its life. */
export const readConsent = () => parseConsent(memory.read(), Date.now())
