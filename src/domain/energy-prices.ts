import type { SalesType } from '@/domain/sales-type'

/**
 * Prices that the cost calculator begins with, in euro; every one can be changed by the visitor. Assumptions of this
 * site for Belgium, as of `ENERGY_PRICES_DATE`, to be renewed by hand. What they follow is published: the price of
 * electricity by the regulators (CREG, VREG/VNR, CWaPE, Brugel), the maximum price of petrol by the FPS Economy, the
 * prices of public chargers by their operators. With VAT for a private buyer, without for a business.
 */
export const ENERGY_PRICES_DATE = '2026-11-21'

export interface EnergyPrices {
  /** Per kWh, at home. */
  readonly home: number
  /** Per kWh, at a public charger with alternating current. */
  readonly street: number
  /** Per kWh, at a fast charger. */
  readonly fast: number
  /** Per litre of petrol 95 (E10). */
  readonly petrol: number
}

export const ENERGY_PRICES: Readonly<Record<SalesType, EnergyPrices>> = {
  B2C: { home: 0.32, street: 0.55, fast: 0.75, petrol: 1.6 },
  B2B: { home: 0.3, street: 0.45, fast: 0.62, petrol: 1.32 },
}
