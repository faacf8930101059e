import { callTo } from '../backend-client'

/** Spec §7, alerts: one function for each row, in its order. */

export const reportMissingPriceDiscount = callTo('missing-price-discount')
export const reportMissingCatalogPrice = callTo('missing-catalog-price')
