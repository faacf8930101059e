import {
  type Calculation,
  fitsAddress,
  readCalculation,
  typedForAddress,
  writeCalculation,
  writtenCodePattern,
} from './calculation'
import { type CarlineCode, MODELLED_CARLINES } from './carline'
import { MARGINAL_RATES, PROFESSIONAL_SHARES, type TaxCase } from './company-car-tax'
import { ENERGY_PRICES } from './dated/energy-prices'
import type { ProductCode } from './finance-terms'
import { parseOption } from './is-one-of'
import { REGIONS, type Region, regionOfZipcode } from './region'

/**
 * What a visitor asks of the taxes and the costs of a car, as an address spells it: `wallonia~50~0,30~1,32`, or beside another car
 * `…~BORN~2FPMF5MJ`. Behind the rate stands who drives: `50d` is a director's, `50s70` that of a self-employed person who drives 70 % for
 * his work.
 */
export interface CostPlan extends TaxCase {
  /** A region, or a postal code as it was typed; nothing while none was asked for. */
  readonly place: string
  /** Euro by kWh and by litre, as they were typed. */
  readonly kwh: string
  readonly litre: string
  /** The carline of the other car, and its public code; left out: the first car that there is. */
  readonly carline?: CarlineCode | undefined
  readonly other?: string | undefined
}

/** The same with the car and the terms of its rent: the page of a calculation. */
export interface CostCalculation extends Pick<Calculation, 'car' | 'duration' | 'mileage'> {
  /** Long-term rent where none is named. */
  readonly product: RentedProduct
  readonly costs: CostPlan
}

/** What a company can rent a car by, each with costs of its own: `48fr` in an address, long-term rent being what none names. */
export const RENTED_PRODUCTS = ['ol', 'fr', 'el'] as const satisfies readonly ProductCode[]
export type RentedProduct = (typeof RENTED_PRODUCTS)[number]

/** Prices as in the fields, with a decimal comma. */
const typedPrice = (euro: number) => euro.toFixed(2).replace('.', ',')

export const FIRST_COSTS: CostPlan = {
  place: '',
  driver: 'employee',
  rate: 50,
  share: 100,
  kwh: typedPrice(ENERGY_PRICES.B2B.home),
  litre: typedPrice(ENERGY_PRICES.B2B.petrol),
}

export function readCosts(text: string): CostPlan | undefined {
  const [place = '', rateText = '', kwh = '', litre, carlineText = '', other = '', ...more] = text.split('~')
  const taxCase = readCase(rateText)
  const carline = parseOption(MODELLED_CARLINES, carlineText)
  const isOther = other === '' ? carlineText === '' || carline : carline && writtenCodePattern.test(other)
  if (!taxCase || litre === undefined || !isOther || more.length > 0) return undefined
  if (![place, kwh, litre].every(fitsAddress)) return undefined
  return { place, ...taxCase, kwh, litre, ...(carline && { carline }), ...(other && { other }) }
}

const CASE = /^(\d+)(?:(d)|s(\d+))?$/

function readCase(text: string): TaxCase | undefined {
  const [, rateText, director, shareText] = CASE.exec(text) ?? []
  const rate = parseOption(MARGINAL_RATES, rateText)
  const share = shareText === undefined ? FIRST_COSTS.share : parseOption(PROFESSIONAL_SHARES, shareText)
  if (!rate || !share) return undefined
  return { driver: director ? 'director' : shareText ? 'self' : 'employee', rate, share }
}

const writeCase = ({ driver, rate, share }: TaxCase) =>
  `${rate}${driver === 'director' ? 'd' : driver === 'self' ? `s${share}` : ''}`

export function writeCosts({ place, kwh, litre, carline, other, ...taxCase }: CostPlan): string {
  return [
    typedForAddress(place),
    writeCase(taxCase),
    typedForAddress(kwh),
    typedForAddress(litre),
    ...(carline ? [carline] : []),
    ...(carline && other ? [other] : []),
  ].join('~')
}

const DURATION = /^(\d+)([a-z]*)$/

/** The car and the terms are spelled as in a calculation. */
export function readCostCalculation(text: string): CostCalculation | undefined {
  const [car = '', durationText = '', mileageText = '', ...rest] = text.split('~')
  const [, months = '', named = ''] = DURATION.exec(durationText) ?? []
  const product = named === '' ? 'ol' : parseOption(RENTED_PRODUCTS, named)
  const calculation = readCalculation([car, 'ol', months, mileageText, ''].join('~'))
  const costs = readCosts(rest.join('~'))
  if (!calculation || !costs || !product) return undefined
  const { duration, mileage } = calculation
  return { car: calculation.car, duration, mileage, product, costs }
}

export function writeCostCalculation({ car, duration, mileage, product, costs }: CostCalculation): string {
  const [name] = writeCalculation({ car, product, duration, mileage, deposit: '' }).split('~')
  return [name, `${duration}${product === 'ol' ? '' : product}`, mileage, writeCosts(costs)].join('~')
}

/** The region that was asked for; `'unknown'` for a postal code that has none, undefined while nothing was asked. */
export function regionOfPlace(place: string): Region | 'unknown' | undefined {
  if (place.trim() === '') return undefined
  return parseOption(REGIONS, place) ?? regionOfZipcode(place) ?? 'unknown'
}

/** The region of a place that has one: its taxes can be told. */
export function knownRegion(place: string): Region | undefined {
  const region = regionOfPlace(place)
  return region === 'unknown' ? undefined : region
}
