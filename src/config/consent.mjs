// @ts-check
// Plain JavaScript, because the browser tests' configuration and the scripts that measure pages need it as it stands.

/** What a visitor may agree to, besides what the site cannot do without. */
export const CONSENT_CATEGORIES = /** @type {const} */ (['analytics', 'marketing'])

/** @typedef {(typeof CONSENT_CATEGORIES)[number]} ConsentCategory */

/** Under this name the answer is kept in the browser; the cookie policy lists it. */
export const CONSENT_KEY = 'consent'

/**
 * The day of the cookie policy that the answer is about, as yyyymmdd. Whoever adds a purpose or a recipient writes the new
 * day here: then earlier answers no longer count, and every visitor is asked again.
 */
export const CONSENT_VERSION = 20_261_121

/** After this many days the question is put again. */
export const CONSENT_DAYS = 182
