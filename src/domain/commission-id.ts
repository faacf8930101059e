/** The number of a car of the stock. */
export const commissionIdPattern = /^[A-Z0-9]{6,12}$/

/** A number as it is kept: people type it in small letters, and paste it with spaces. */
export const spellCommissionId = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()
