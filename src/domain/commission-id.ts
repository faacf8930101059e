/** The number of a car of the stock. */
export const commissionIdPattern = /^[A-Z0-9]{6,12}$/
