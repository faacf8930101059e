/** The public code of a car: eight characters of Crockford's base 32, which has no I, L, O and U. */
export const cupraCodePattern = /^[0-9A-HJKMNP-TV-Z]{8}$/
