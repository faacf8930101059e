/** The address that calls a number, which is written with spaces. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/\s/g, '')}`
