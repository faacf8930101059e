/** What a visitor may agree to, besides what the site cannot do without. */
export const CONSENT_CATEGORIES = ['analytics', 'marketing'] as const

export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]

/** Under this name the answer is kept in the browser; the cookie policy lists it. */
export const CONSENT_KEY = 'consent'

/**
 * The day of the cookie policy that the answer is about, as yyyymmdd. Whoever adds a purpose or a recipient writes the new
 * day here: then earlier answers no longer count, and every visitor is asked again.
 */
export const CONSENT_VERSION = 20_261_121

/** After this many days the question is put again. */
export const CONSENT_DAYS = 182
