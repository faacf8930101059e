/** The technical page that reads a car's code from links outside, and from a form where there is no JavaScript (spec §2). No route of the table. */
export const LINK_ENTRY = '/redirection/carconfigurator'

/** Whatever its language and capitals. */
export const isLinkEntry = (path: string): boolean =>
  path.toLowerCase().replace(/^\/(?:fr|nl|en)(?=\/)/, '') === LINK_ENTRY

/** The name, on a page, of the form that asks it for a comparison. A car that could not be found comes back in the query, as `compare`. */
export const COMPARE_FORM = 'compare'
