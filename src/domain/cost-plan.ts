import {
  type Calculation,
  fitsAddress,
  readCalculation,
  typedForAddress,
  writeCalculation,
  writtenCodePattern,
} from './calculation'
import { type CarlineCode, SOLD_CARLINES } from './carline'
import { MARGINAL_RATES, type MarginalRate } from './company-car-tax'
import { ENERGY_PRICES } from './dated/energy-prices'
import { parseOption } from './is-one-of'
import { REGIONS, type Region, regionOfZipcode } from './region'

/** What a visitor asks of the taxes and the costs of a car, as an address spells it: `wallonia~50~0,30~1,32`, or beside another car `…~BORN~2FPMF5MJ`. */
export interface CostPlan {
  /** A region, or a postal code as it was typed; nothing while none was asked for. */
  readonly place: string
  readonly rate: MarginalRate
  /** Euro by kWh and by litre, as they were typed. */
  readonly kwh: string
  readonly litre: string
  /** The carline of the other car, and its public code; left out: the first car that there is. */
  readonly carline?: CarlineCode | undefined
  readonly other?: string | undefined
}

/** The same with the car and the terms of its rent: the page of a calculation. */
export interface CostCalculation extends Pick<Calculation, 'car' | 'duration' | 'mileage'> {
  readonly costs: CostPlan
}

/** Prices as in the fields, with a decimal comma. */
const typedPrice = (euro: number) => euro.toFixed(2).replace('.', ',')

export const FIRST_COSTS: CostPlan = {
  place: '',
  rate: 50,
  kwh: typedPrice(ENERGY_PRICES.B2B.home),
  litre: typedPrice(ENERGY_PRICES.B2B.petrol),
}

export function readCosts(text: string): CostPlan | undefined {
  const [place = '', rateText = '', kwh = '', litre, carlineText = '', other = '', ...more] = text.split('~')
  const rate = parseOption(MARGINAL_RATES, rateText)
  const carline = parseOption(SOLD_CARLINES, carlineText)
  const isOther = other === '' ? carlineText === '' || carline : carline && writtenCodePattern.test(other)
  if (!rate || litre === undefined || !isOther || more.length > 0) return undefined
  if (![place, kwh, litre].every(fitsAddress)) return undefined
  return { place, rate, kwh, litre, ...(carline && { carline }), ...(other && { other }) }
}

export function writeCosts({ place, rate, kwh, litre, carline, other }: CostPlan): string {
  return [
    typedForAddress(place),
    rate,
    typedForAddress(kwh),
    typedForAddress(litre),
    ...(carline ? [carline] : []),
    ...(carline && other ? [other] : []),
  ].join('~')
}

/** The car and the terms are spelled as in a calculation, the long-term rent being the product that costs are worked out for. */
export function readCostCalculation(text: string): CostCalculation | undefined {
  const [car = '', duration = '', mileage = '', ...rest] = text.split('~')
  const calculation = readCalculation([car, 'ol', duration, mileage, ''].join('~'))
  const costs = readCosts(rest.join('~'))
  return calculation && costs
    ? { car: calculation.car, duration: calculation.duration, mileage: calculation.mileage, costs }
    : undefined
}

export function writeCostCalculation({ car, duration, mileage, costs }: CostCalculation): string {
  const [name] = writeCalculation({ car, product: 'ol', duration, mileage, deposit: '' }).split('~')
  return [name, duration, mileage, writeCosts(costs)].join('~')
}

/** The region that was asked for; `'unknown'` for a postal code that has none, undefined while nothing was asked. */
export function regionOfPlace(place: string): Region | 'unknown' | undefined {
  if (place.trim() === '') return undefined
  return parseOption(REGIONS, place) ?? regionOfZipcode(place) ?? 'unknown'
}
