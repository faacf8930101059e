import { fitsAddress, typedForAddress, writtenCodePattern } from './calculation'
import { DURATIONS, type Duration, MILEAGES, type Mileage, PRODUCT_CODES, type ProductCode } from './finance-terms'
import { parseOption } from './is-one-of'
import { visibleText } from './visible-text'

/** How many kinds of car a plan can hold, and how many of one kind. */
export const MOST_FLEET_LINES = 8
export const MOST_CARS_OF_A_LINE = 999

export interface FleetLine {
  /** The public code of a car. */
  readonly code: string
  /** How many, as it was typed. */
  readonly count: string
  readonly duration: Duration
  readonly mileage: Mileage
}

/** Cars that a company wants to drive, as an address spells them: `ol~2FPMF5MJ*10*48*20000~2FPMF5MK*3*36*15000`. */
export interface FleetPlan {
  readonly product: ProductCode
  readonly lines: readonly FleetLine[]
}

function readLine(text: string): FleetLine | undefined {
  const [code = '', count, durationText = '', mileageText = '', ...more] = text.split('*')
  const duration = parseOption(DURATIONS, durationText)
  const mileage = parseOption(MILEAGES, mileageText)
  if (!writtenCodePattern.test(code) || count === undefined || !duration || !mileage || more.length > 0)
    return undefined
  return fitsAddress(count) ? { code, count, duration, mileage } : undefined
}

export function readFleetPlan(text: string): FleetPlan | undefined {
  const [productText = '', ...lineTexts] = text.split('~')
  const product = parseOption(PRODUCT_CODES, productText)
  const lines = lineTexts.flatMap((line) => readLine(line) ?? [])
  if (!product || lines.length === 0 || lines.length !== lineTexts.length) return undefined
  return lines.length <= MOST_FLEET_LINES ? { product, lines } : undefined
}

export function writeFleetPlan({ product, lines }: FleetPlan): string {
  return [
    product,
    ...lines.map(({ code, count, duration, mileage }) =>
      [code, typedForAddress(count).replaceAll('*', ''), duration, mileage].join('*'),
    ),
  ].join('~')
}

type CountProblem = 'not_a_number' | 'too_many'

/** The number of cars of a line: a whole one, at least one. */
export function countCars({ count }: Pick<FleetLine, 'count'>): number | CountProblem {
  const text = visibleText(count)
  if (!/^0*[1-9]\d*$/.test(text)) return 'not_a_number'
  return Number(text) > MOST_CARS_OF_A_LINE ? 'too_many' : Number(text)
}
