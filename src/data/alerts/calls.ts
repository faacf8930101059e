import type { MissingCatalogPriceBody, MissingPriceDiscountBody } from '@/contract/alerts'
import type { Cancellable } from '../backend-call'
import { callBackend } from '../backend-client'

/** Spec §7, alerts: one function for each row, in its order. */

export function reportMissingPriceDiscount(body: MissingPriceDiscountBody, { signal }: Cancellable = {}) {
  return callBackend('missing-price-discount', { body, signal })
}

export function reportMissingCatalogPrice(body: MissingCatalogPriceBody, { signal }: Cancellable = {}) {
  return callBackend('missing-catalog-price', { body, signal })
}
