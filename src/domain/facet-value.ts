import { isModelledCarline } from './carline'
import { DRIVES, FUEL_TYPES, GEARBOXES } from './fuel-type'
import { parseOption } from './is-one-of'
import type { FacetCode } from './stock-facets'
import { CAR_STATES } from './vehicle-state'

/** A value of a facet stands in addresses, where a comma separates values. */
export const facetValuePattern = /^[A-Za-z0-9_.-]{1,40}$/

/** Facets whose values are the service's own: codes of its catalogue and names of dealers. */
type OpenFacet = 'version' | 'color' | 'interior' | 'wheels' | 'equipment' | 'dealer'
type SpelledValue = (text: string) => string | undefined

/** Of each other facet, whose values are known: the one that a text spells, in whatever case. A new facet is one or the other. */
const KNOWN_VALUES: Readonly<Record<Exclude<FacetCode, OpenFacet>, SpelledValue>> &
  Partial<Record<OpenFacet, SpelledValue>> = {
  carline: (text) => (isModelledCarline(text.toUpperCase()) ? text.toUpperCase() : undefined),
  fuel_type: (text) => parseOption(FUEL_TYPES, text.toUpperCase()),
  gearbox: (text) => parseOption(GEARBOXES, text.toLowerCase()),
  drive: (text) => parseOption(DRIVES, text.toLowerCase()),
  availability: (text) => parseOption(CAR_STATES, text.toLowerCase()),
}

/** The value of a facet that a text spells; undefined where no address can ask for it. Of wishes the facet is not known. */
export function readFacetValue(text: string, code?: FacetCode): string | undefined {
  if (!facetValuePattern.test(text)) return undefined
  const find = code && KNOWN_VALUES[code]
  return find ? find(text) : text
}
