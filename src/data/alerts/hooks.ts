import { useEffect } from 'react'
import { publicEnv } from '@/config/env.public'
import type { MissingCatalogPriceBody, MissingPriceDiscountBody } from '@/contract/alerts'
import { reportMissingCatalogPrice, reportMissingPriceDiscount } from './calls'
import { claimOncePerSession } from './once-per-session'

/** What this side fills in by itself. */
type Stamped = 'app_version' | 'occurred_at' | 'page_path' | 'expected'
export type MissingPriceDiscount = Omit<MissingPriceDiscountBody, Stamped>
export type MissingCatalogPrice = Omit<MissingCatalogPriceBody, Stamped>

/** Tells the operator, once per dedupe_key and browser session, that a reduction has no price. Undefined: nothing to tell. */
export function useMissingPriceDiscountAlert(alert: MissingPriceDiscount | undefined): void {
  useAlert(alert, (stamped) => reportMissingPriceDiscount({ ...stamped, expected: 'discount' }))
}

/** Tells the operator, once per dedupe_key and browser session, that codes have no catalogue price. */
export function useMissingCatalogPriceAlert(alert: MissingCatalogPrice | undefined): void {
  useAlert(alert, (stamped) => reportMissingCatalogPrice({ ...stamped, expected: 'catalog_price' }))
}

/** Fire and forget: no retry, and a failure stays unseen, since the visitor can do nothing about it. */
function useAlert<A extends { dedupe_key: string }>(
  alert: A | undefined,
  report: (stamped: A & { app_version: string; occurred_at: string; page_path: string }) => Promise<unknown>,
): void {
  useEffect(() => {
    if (!alert || !claimOncePerSession(alert.dedupe_key)) return
    report({
      ...alert,
      app_version: publicEnv.appVersion,
      occurred_at: new Date().toISOString(),
      // Without the query: what a visitor typed or chose there is not the operator's business.
      page_path: window.location.pathname.slice(0, 400),
    }).catch(() => undefined)
  })
}
