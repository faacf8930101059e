import { useEffect } from 'react'
import { publicEnv } from '@/config/env.public'
import type { MissingCatalogPriceBody, MissingPriceDiscountBody } from '@/contract/alerts'
import { reportMissingCatalogPrice, reportMissingPriceDiscount } from './calls'
import { claimOncePerSession } from './once-per-session'

/** What this side fills in by itself. */
type Stamped = 'app_version' | 'occurred_at' | 'page_path' | 'expected'
export type MissingPriceDiscount = Omit<MissingPriceDiscountBody, Stamped>
export type MissingCatalogPrice = Omit<MissingCatalogPriceBody, Stamped>

/** Tells the operator, once per dedupe_key and browser session, that a reduction has no price. */
export function useMissingPriceDiscountAlerts(alerts: readonly MissingPriceDiscount[]): void {
  useAlerts(alerts, (stamped) => reportMissingPriceDiscount({ ...stamped, expected: 'discount' }))
}

/** Tells the operator, once per dedupe_key and browser session, that codes have no catalogue price. */
export function useMissingCatalogPriceAlerts(alerts: readonly MissingCatalogPrice[]): void {
  useAlerts(alerts, (stamped) => reportMissingCatalogPrice({ ...stamped, expected: 'catalog_price' }))
}

/** Fire and forget: no retry, and a failure stays unseen, since the visitor can do nothing about it. */
function useAlerts<A extends { dedupe_key: string }>(
  alerts: readonly A[],
  report: (stamped: A & { app_version: string; occurred_at: string; page_path: string }) => Promise<unknown>,
): void {
  useEffect(() => {
    for (const alert of alerts) {
      if (!claimOncePerSession(alert.dedupe_key)) continue
      report({
        ...alert,
        app_version: publicEnv.appVersion,
        occurred_at: new Date().toISOString(),
        // Without the query: what a visitor typed or chose there is not the operator's business.
        page_path: window.location.pathname.slice(0, 400),
      }).catch(() => undefined)
    }
  })
}
