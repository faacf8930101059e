/** The `tel:` URL of a number that is written with spaces. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/\s/g, '')}`
