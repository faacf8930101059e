/**
 * Taxes worked out from the texts and tables of the regions (docs/law.md), for the cars of this site and the tables of 1 July 2026: tiers as
 * chains of conditions, amounts in euro. Nothing of it is shared with the code of the site.
 */
export interface TaxedCar {
  readonly fuel: string
  readonly co2: number
  readonly kw: number
  readonly hp: number
  readonly mass: number
}

const cents = (euro: number) => Math.round(euro * 100) / 100

/** Euro for 4, 8 and 11 fiscal horsepower: those of an electric car, of 1.5 and of 2.0 litres. */
const YEARLY = { 4: 107.18, 8: 313.24, 11: 561 } as const
/** Flanders: petrol, Euro 6, at 130 g/km. */
const YEARLY_FLANDERS_130 = { 8: 248.41, 11: 444.97 } as const

function brusselsTier({ kw, hp }: TaxedCar): number {
  if (kw > 155 || hp > 17) return 6_357.85
  if (kw > 120 || hp > 15) return 3_178.28
  if (kw > 110 || hp > 14) return 1_589.14
  if (kw > 100 || hp > 11) return 1_112.01
  if (kw > 85 || hp > 10) return 634.89
  return kw > 70 || hp > 8 ? 157.76 : 78.88
}

function walloonBase(kw: number): number {
  if (kw > 155) return 5_159.25
  if (kw > 120) return 2_579.1
  if (kw > 110) return 1_289.55
  if (kw > 100) return 902.37
  if (kw > 85) return 515.2
  return kw > 70 ? 128.02 : 64.01
}

/** Undefined where the page says that it is not worked out. */
export function registrationOf(region: string, car: TaxedCar, year = 2026): number | undefined {
  const isElectric = car.fuel === 'ELECTRIC'
  if (region === 'flanders') {
    const q = 1.07 + 0.035 * (year - 2021)
    return isElectric ? 61.5 : Math.min(14_539.31, Math.max(58.16, cents(4_500 * ((car.co2 * q) / 246) ** 6 + 28.54)))
  }
  if (region === 'brussels') return isElectric ? 78.88 : brusselsTier(car)
  if (car.fuel === 'HYBRID') return undefined
  const coefficient = isElectric ? (car.kw > 249 ? 0.26 : car.kw > 155 ? 0.18 : car.kw > 120 ? 0.1 : 0.01) : 1
  const amount = walloonBase(car.kw) * (isElectric ? 1 : car.co2 / 136) * (car.mass / 1_838) * coefficient
  return Math.min(9_000, Math.max(50, cents(amount)))
}

export function roadTaxOf(region: string, car: TaxedCar): number {
  const isElectric = car.fuel === 'ELECTRIC'
  if (region !== 'flanders') return YEARLY[isElectric ? 4 : (car.hp as keyof typeof YEARLY)]
  if (isElectric) return 107.16
  // 0,30 % of the whole tariff for each gram; at 130 g/km the tariff is 79,3 % of itself: 15 % less for Euro 6, 5,7 % for 19 grams.
  const at130 = YEARLY_FLANDERS_130[car.hp as keyof typeof YEARLY_FLANDERS_130]
  const grams = Math.max(24, car.co2) - 130
  return Math.max(60.94, at130 + (at130 / 0.793) * 0.003 * grams)
}

/** Benefit in kind of a year, 2026 (income tax code, art. 36 § 2). */
export function benefitOf(catalogValue: number, { fuel, co2 }: TaxedCar): number {
  const percent = fuel === 'ELECTRIC' ? 4 : Math.min(18, Math.max(4, 5.5 + (co2 - 70) / 10))
  return Math.max(1_690, cents((catalogValue * 6 * percent) / 700))
}

/** CO2 contribution of a year, 2026: index of the health index 185,85 on 114,08, four times; the least amount for those that can be plugged in. */
function contributionOf({ fuel, co2 }: TaxedCar): number {
  const index = 185.85 / 114.08
  const least = cents(25.99 * index)
  const monthly = fuel === 'BENZINE' ? Math.max(least, cents(((co2 * 9 - 768) / 12) * index * 4)) : least
  return cents(monthly * 12)
}

/** A rent of a year without VAT, and what the law adds to it when `deducted` per cent may be deducted. */
export function companyYear(rent: number, car: TaxedCar, deducted: number) {
  const lostVat = cents(rent * 0.105)
  const contribution = contributionOf(car)
  const tax = cents(((rent + lostVat) * (100 - deducted)) / 400)
  return { rent: cents(rent), lostVat, contribution, tax, total: cents(rent + lostVat + contribution + tax) }
}
