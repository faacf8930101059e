/**
 * Whether an address is the key to something personal: the link to a message, or to change one, has it as `m`. Such an address stays
 * between the visitor and the site: a page that has it is loaded whole, and so is the next one, so that no script of another page sees it.
 *
 * @param address a whole one or a path, with its query
 */
export const isSecretAddress = (address: string): boolean => /[?&](?:m|%6d)=/i.test(address)

/** Whether the way from this page to an address is the browser's own, past the router. */
export const isFullPageLoad = (href: string): boolean => isSecretAddress(href + window.location.search)
