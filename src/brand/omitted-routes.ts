/** Routes of the specification that this brand does without: they have no page, no link and no place in the editors' lists. */
export const OMITTED_ROUTES = [] as const
