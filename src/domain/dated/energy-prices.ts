import type { SalesType } from '../sales-type'
import type { Dated } from './rows'

/**
 * Prices that the cost calculator begins with, in euro; every one can be changed by the visitor. Assumptions of this
 * site for Belgium, to be renewed by hand. With VAT for a private buyer, without for a business: the same prices, since a household
 * pays 6 % on the electricity of its home (law of 19 March 2023), and 21 % falls on all else.
 */
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

export const ENERGY_PRICES: Dated & Readonly<Record<SalesType, EnergyPrices>> = {
  from: '2026-11-21',
  B2C: { home: 0.32, street: 0.55, fast: 0.75, petrol: 1.6 },
  B2B: { home: 0.3, street: 0.45, fast: 0.62, petrol: 1.32 },
  // What the assumptions follow: the regulators for electricity, the ministry for petrol, the operators of public chargers.
  sources: ['CREG, VREG/VNR, CWaPE, Brugel', 'SPF/FOD Economie', 'opérateurs/uitbaters'],
}
