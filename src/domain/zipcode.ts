/** A Belgian postal code. */
export const zipcodePattern = /^[1-9]\d{3}$/
