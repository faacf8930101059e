import type { ModelledCarline } from '@/domain/carline'
import { APR_CAPS, aprCapPercent, type DatedCaps } from '@/domain/dated/credit-limits'
import { rowOn } from '@/domain/dated/rows'
import type { Duration, LastPercent, Mileage, ProductCode } from '@/domain/finance-terms'
import type { Bilingual } from '@/domain/language'
import type { SalesType } from '@/domain/sales-type'
import type { Cents } from '../catalogue/types'
import { findCarline } from '../engine/car'

/**
 * Everything of a financing that changes with time, as data. Demonstration figures: plausible for Belgium in 2026,
 * offered by nobody. A row holds from its day until the next row's.
 */
export interface DatedRates {
  readonly from: string
  /** Actuarial yearly rate, per cent. For "ac" it is the APR: there are no other costs. */
  readonly percent: Readonly<Record<ProductCode, number>>
}

export const RATES: readonly DatedRates[] = [
  { from: '2026-01-01', percent: { ac: 4.99, pl: 5.49, fr: 5.25, ol: 5.25, el: 5.75 } },
  { from: '2026-10-01', percent: { ac: 4.49, pl: 5.29, fr: 4.99, ol: 4.99, el: 5.49 } },
]

/**
 * Last, raised payment of a credit, per cent of the cash price; no entry: equal instalments to the end. Belgian lenders
 * set it as a share of the purchase price, from 30 to 50 % by contract, and less over a longer term
 * (binche-immo-assurances.be/credit-auto-quelle-formule-choisir, lening.org/autolening/ballonkrediet; November 2026).
 */
const BALLOON_PERCENT: Readonly<Partial<Record<Duration, LastPercent>>> = { 24: 40, 36: 35, 48: 30, 60: 20 }

/** What a credit's last payment can be up to the usual one of its term, which is the highest. */
const CREDIT_LAST_PERCENTS: readonly LastPercent[] = [0, 10, 20, 30, 35, 40]
/** Above 15 %, so that the renting stays off the lessee's balance (kbcbrussels.be); the first one is the usual one. */
const RENTING_OPTION_PERCENTS: readonly LastPercent[] = [16, 20, 25]

/** The last payments or purchase options that a product has for a term; none where there is nothing to choose. */
export function lastPercents(product: ProductCode, months: Duration): readonly LastPercent[] {
  if (product === 'fr') return RENTING_OPTION_PERCENTS
  const most = product === 'ac' ? BALLOON_PERCENT[months] : undefined
  return most === undefined ? [] : CREDIT_LAST_PERCENTS.filter((percent) => percent <= most)
}

/** The one among them that was asked for, or else the product's usual one. */
export function chooseLastPercent(
  product: ProductCode,
  months: Duration,
  asked: number | undefined,
): LastPercent | undefined {
  const known = lastPercents(product, months)
  return known.find((percent) => percent === asked) ?? (product === 'fr' ? known[0] : known.at(-1))
}

/** Points of residual value that a yearly mileage adds or takes, for each year of the contract. */
const MILEAGE_POINTS_PER_YEAR: Readonly<Record<Mileage, number>> = {
  10000: 0.6,
  15000: 0,
  20000: -0.7,
  25000: -1.4,
}

/**
 * What a lessor pays less than the price of the car: it buys by the hundred. Without it a rent over 48 months came to more than the
 * price of a small car (docs/law.md, rents).
 */
export const LESSOR_DISCOUNT_PERCENT = 15

/** A kilometre above those of the contract, in millionths of the list price: 0,10 € for a car of 40.000 €. */
export const EXTRA_KM_PER_MILLION = 2.5

/** Services inside a monthly rent, VAT included, by product: what they cost a month and for each 1,000 km a year. */
export interface ServicePack {
  readonly monthly: Cents
  readonly per1000Km: Cents
  readonly titles: readonly Bilingual[]
}

const assistance: Bilingual = { fr: 'Assistance 24 h/24 en Europe', nl: 'Bijstand 24 uur op 24 in Europa' }
const maintenance: Bilingual = { fr: 'Entretien et réparations', nl: 'Onderhoud en herstellingen' }
const insurance: Bilingual = { fr: 'Assurance RC et omnium', nl: 'BA-verzekering en omnium' }
const tyres: Bilingual = { fr: 'Pneus été et hiver', nl: 'Zomer- en winterbanden' }
const taxes: Bilingual = {
  fr: 'Taxe de mise en circulation et taxe annuelle',
  nl: 'Belasting op inverkeerstelling en verkeersbelasting',
}
const replacement: Bilingual = { fr: 'Voiture de remplacement', nl: 'Vervangwagen' }

export const SERVICES: Readonly<Record<ProductCode, ServicePack>> = {
  ac: { monthly: 0, per1000Km: 0, titles: [] },
  pl: { monthly: 79_00, per1000Km: 1_40, titles: [insurance, maintenance, tyres, taxes, assistance, replacement] },
  fr: { monthly: 0, per1000Km: 0, titles: [] },
  ol: { monthly: 74_00, per1000Km: 1_40, titles: [insurance, maintenance, tyres, taxes, assistance, replacement] },
  el: { monthly: 24_00, per1000Km: 1_00, titles: [maintenance, assistance] },
}

export interface Product {
  readonly title: Bilingual
  /** Shortest and longest contract, in months. */
  readonly months: { readonly min: Duration; readonly max: Duration }
  readonly mileage: boolean
  /** Highest deposit (a credit) or raised first rent (a lease), per cent of the cash price. */
  readonly maxDepositPercent: number
  readonly legalKey: string
}

export const PRODUCTS: Readonly<Record<ProductCode, Product>> = {
  ac: {
    title: { fr: 'AutoCredit', nl: 'AutoCredit' },
    months: { min: 24, max: 96 },
    mileage: false,
    maxDepositPercent: 50,
    legalKey: 'credit-ac',
  },
  pl: {
    title: { fr: 'Private lease', nl: 'Private lease' },
    months: { min: 24, max: 60 },
    mileage: true,
    maxDepositPercent: 15,
    legalKey: 'lease-pl',
  },
  ol: {
    title: { fr: 'Location longue durée', nl: 'Langetermijnhuur' },
    months: { min: 24, max: 60 },
    mileage: true,
    maxDepositPercent: 15,
    legalKey: 'lease-ol',
  },
  fr: {
    title: { fr: 'Renting financier', nl: 'Financiële renting' },
    months: { min: 36, max: 60 },
    mileage: false,
    maxDepositPercent: 30,
    legalKey: 'renting-fr',
  },
  el: {
    title: { fr: 'EasyLease', nl: 'EasyLease' },
    months: { min: 24, max: 48 },
    mileage: true,
    maxDepositPercent: 15,
    legalKey: 'lease-el',
  },
}

export const DEFAULT_DURATION: Duration = 48
export const DEFAULT_MILEAGE: Mileage = 15_000

/** The product behind the monthly amount of a card: a lease, which asks for no representative example beside it. */
export const CARD_PRODUCT: Readonly<Record<SalesType, ProductCode>> = { B2C: 'pl', B2B: 'ol' }

const LENDER_ROLE: Bilingual = { fr: 'Prêteur', nl: 'Kredietgever' }
const LESSOR_ROLE: Bilingual = { fr: 'Loueur', nl: 'Leasinggever' }

/** Demonstration companies: the names and numbers belong to nobody. */
export const LENDER = {
  name: { fr: 'Copper Credit SA (démonstration)', nl: 'Copper Credit NV (demonstratie)' },
  address: { fr: 'Rue du Mail 52, 1050 Bruxelles', nl: 'Maliestraat 52, 1050 Brussel' },
  kbo: '0999.999.823',
  role: LENDER_ROLE,
} as const
export const LESSOR = {
  name: { fr: 'Copper Lease SA (démonstration)', nl: 'Copper Lease NV (demonstratie)' },
  address: { fr: 'Rue du Mail 52, 1050 Bruxelles', nl: 'Maliestraat 52, 1050 Brussel' },
  kbo: '0999.999.724',
  role: LESSOR_ROLE,
} as const

/** What the company of this site is in a contract: it brings the buyer to the lender or the lessor. */
export const INTERMEDIARY_ROLE: Bilingual = { fr: 'agent à titre accessoire', nl: 'agent in een nevenfunctie' }

/**
 * The yearly rate of a product for an amount financed on a day. The ceiling is the law for a credit; the rate of a lease
 * is held to it as well, since a higher one can only be a typing error.
 * @throws RangeError for a rate above the ceiling of its day
 */
export function findRate(
  product: ProductCode,
  credit: Cents,
  date: string,
  {
    rates = RATES,
    caps = APR_CAPS,
  }: { readonly rates?: readonly DatedRates[]; readonly caps?: readonly DatedCaps[] } = {},
): number {
  const percent = rowOn(rates, date, 'rate of financing').percent[product]
  const cap = aprCapPercent(credit, date, caps)
  if (percent > cap) {
    throw new RangeError(`The rate of ${product} on ${date}, ${percent} %, is above the APR ceiling of ${cap} %`)
  }
  return percent
}

/** Residual value of a car after its contract, per cent of the list price. */
export function residualPercent(carline: ModelledCarline, months: Duration, kmPerYear: Mileage): number {
  return findCarline(carline).residualPercent[months] + (MILEAGE_POINTS_PER_YEAR[kmPerYear] * months) / 12
}

/** The action period that is printed beside a figure: the calendar month of the day. */
export function actionPeriod(date: string): { readonly from: string; readonly to: string } {
  const [year = 0, month = 1] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const prefix = date.slice(0, 8)
  return { from: `${prefix}01`, to: `${prefix}${lastDay}` }
}
