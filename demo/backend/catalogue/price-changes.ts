import type { ModelledCarline } from '@/domain/carline'
import { CATALOGUE_VERSIONS } from './catalogue'
import type { Cents } from './types'

interface PriceChange {
  /** The catalogue that brought the change. */
  readonly catalogue: string
  readonly carlines: readonly ModelledCarline[]
  /** What every version of these carlines costs more since then, or less where it is below zero. */
  readonly cents: Cents
}

/**
 * The catalogue holds the prices of today. This is how the prices of older catalogues are found again: for what a car
 * cost when its code was made, and for the lowest price before a reduction. Append only.
 */
const PRICE_CHANGES: readonly PriceChange[] = [
  { catalogue: '2026b', carlines: ['FORMENTOR', 'LEON', 'LEONBREAK'], cents: 400_00 },
  { catalogue: '2026b', carlines: ['TAVASCAN'], cents: -1_000_00 },
  { catalogue: '2027a', carlines: ['FORMENTOR', 'FORMENTORVZ', 'TERRAMAR'], cents: 500_00 },
  { catalogue: '2027a', carlines: ['BORN'], cents: -700_00 },
]

/** What the versions of a carline cost more today than in an older catalogue. */
export function riseSince(catalogueVersion: string, carline: ModelledCarline): Cents {
  const then = CATALOGUE_VERSIONS.indexOf(catalogueVersion)
  return PRICE_CHANGES.filter(
    ({ catalogue, carlines }) => CATALOGUE_VERSIONS.indexOf(catalogue) > then && carlines.includes(carline),
  ).reduce((sum, { cents }) => sum + cents, 0)
}
