/** The technical page that reads a car's code from links outside, and from a form where there is no JavaScript (spec §2). No route of the table. */
export const LINK_ENTRY = '/redirection/carconfigurator'

/** Whatever its language and capitals. */
export const isLinkEntry = (path: string): boolean =>
  path.toLowerCase().replace(/^\/(?:fr|nl|en)(?=\/)/, '') === LINK_ENTRY

/** Where on a car's page the form of a comparison stands. A car that the entry could not find comes back there, in the query, as `compare`. */
export const COMPARE_FORM = 'compare'
