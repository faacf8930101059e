import type { BaseConfiguration, Simulation } from '@/contract/configurator'
import { deductiblePercent } from '@/domain/company-car-tax'
import type { CostPlan } from '@/domain/cost-plan'
import { ENERGY_PRICES } from '@/domain/dated/energy-prices'
import { CLIMATES, PLUG_IN_USES } from '@/domain/dated/plug-in-use'
import { rowOn } from '@/domain/dated/rows'
import type { Mileage } from '@/domain/finance-terms'
import type { Region } from '@/domain/region'
import { registrationTax, roadTax } from '@/domain/region-tax'
import { FIRST_RENT_TERMS } from '@/domain/rent-terms'
import { amountFor } from '@/i18n/format'
import { yearlyOfferCost } from '@/money/yearly-offer-cost'
import { type DrivenCar, type Habits, monthlyEnergy, yearlyEnergy } from './electric-or-hybrid'

export const SIDES = ['ELECTRIC', 'HYBRID'] as const
export type Side = (typeof SIDES)[number]
export const FINANCINGS = ['lease', 'credit'] as const
export type Financing = (typeof FINANCINGS)[number]

const { duration } = FIRST_RENT_TERMS

export interface Candidate {
  readonly build: BaseConfiguration
  readonly name: string
  readonly driven: DrivenCar
}

export interface ComparisonTerms {
  readonly mileage: Mileage
  readonly kmPerDay: number
  readonly chargesAtHome: boolean
  readonly financing: Financing
  readonly region: Region
}

interface Circumstances {
  readonly today: string
  readonly salesType: 'B2C' | 'B2B'
  /** Tax situation of a business buyer. */
  readonly costs: CostPlan
}

/** Cents per month at the visitor's mileage. Taxes that are included in the lease, or for which there is no source, are left out. */
export function monthlyCost(
  car: Candidate,
  offer: Simulation,
  asked: ComparisonTerms,
  { today, salesType, costs }: Circumstances,
) {
  const { observedShare } = rowOn(PLUG_IN_USES, today, 'use of plug-in hybrids')
  const { months } = rowOn(CLIMATES, today, 'climate')
  const habits: Habits = { ...asked, kmPerYear: asked.mileage }
  const needed = yearlyEnergy(car.driven, habits, { months, observedShare: observedShare[salesType] })
  const payment = Math.round(amountFor(offer.monthly, salesType) * 100)
  const energy = monthlyEnergy(needed, ENERGY_PRICES[salesType], asked.chargesAtHome)
  const taxes = salesType === 'B2B' ? companyTaxes(car, offer, today, costs) : privateTaxes(car, asked, today)
  const total = payment + energy + (taxes ?? 0)
  return { car, offer, payment, energy, taxes, total, electricShare: needed.electricShare }
}

/** Costs besides the lease: non-deductible VAT, CO2 contribution, and tax on the non-deductible part. */
function companyTaxes(
  { build, driven }: Candidate,
  offer: Simulation,
  today: string,
  costs: CostPlan,
): number | undefined {
  const { fuel_type: fuel } = build
  if (fuel === 'OTHER') return undefined
  const car = { fuel, co2: driven.co2 }
  const deductible = deductiblePercent(car, today, costs.driver) ?? 0
  const { lostVat, solidarity, tax } = yearlyOfferCost(offer, car, deductible, today, costs)
  return Math.round((lostVat + solidarity + tax) / 12)
}

/** For a bought car: the registration tax spread over the term, and the road tax. A lease includes both. */
function privateTaxes(
  { build, driven }: Candidate,
  { financing, region }: ComparisonTerms,
  today: string,
): number | undefined {
  const { tax_facts: facts, fuel_type: fuel } = build
  if (financing === 'lease' || !facts) return undefined
  const car = { fuel, co2: driven.co2, kw: facts.kw, fiscalHp: facts.fiscal_hp, maxMassKg: facts.max_mass_kg }
  const [once, yearly] = [registrationTax(region, car, today), roadTax(region, car, today)]
  return 'cents' in once && 'cents' in yearly ? Math.round(once.cents / duration + yearly.cents / 12) : undefined
}
