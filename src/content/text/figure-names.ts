import { isModelledCarline, type ModelledCarline } from '@/domain/carline'
import { isOneOf } from '@/domain/is-one-of'

/**
 * Figures of the cars that a text may name: `{BORN.range}`, of one version `{BORN.B240Z.power}`, one end of a span
 * `{BORN.range.max}`, of a part of the range `{ELECTRIC.chargingTime}`. They are filled in where the page is made
 * (door/figures/catalogue-figures.server.ts), never typed.
 */
export const FIGURE_NAMES = [
  'price',
  'wltp',
  'range',
  'winterRange',
  'consumption',
  'electricConsumption',
  'co2',
  'power',
  'torque',
  'acceleration',
  'topSpeed',
  'battery',
  'acCharging',
  'dcCharging',
  'chargingTime',
  'boot',
  'length',
  'seats',
  'warranty',
  'batteryWarranty',
  'batteryWarrantyDistance',
  'batteryWarrantyCapacity',
] as const
export type FigureName = (typeof FIGURE_NAMES)[number]

/** A price and its WLTP line are of one car: a part of the range has neither. */
export type MeasuredFigure = Exclude<FigureName, 'price' | 'wltp'>

/** Parts of the range that a figure may be over: every car, the electric ones, the plug-in hybrids. */
export const CAR_GROUPS = ['CARS', 'ELECTRIC', 'HYBRID'] as const
export type CarGroup = (typeof CAR_GROUPS)[number]

export type FigureRequest = (
  | {
      readonly carline: ModelledCarline
      /** Left out: over all versions of the carline. */
      readonly version?: string
      readonly figure: FigureName
    }
  | { readonly group: CarGroup; readonly figure: MeasuredFigure }
) & {
  /** Left out: the whole span. */
  readonly end?: 'min' | 'max'
}

const VERSION = /^[A-Z][A-Z0-9]{1,9}$/

/** What a placeholder's name asks for; undefined when it is no figure of a car. */
export function parseFigureName(name: string): FigureRequest | undefined {
  const [subject, ...rest] = name.split('.')
  const version = isModelledCarline(subject) && rest[0] && VERSION.test(rest[0]) ? rest.shift() : undefined
  const [figure, end, ...more] = rest
  if (!isOneOf(FIGURE_NAMES, figure) || more.length > 0 || (end !== undefined && !isEnd(end))) return undefined
  const ofEnd = end !== undefined && { end }
  if (isModelledCarline(subject)) return { carline: subject, figure, ...(version && { version }), ...ofEnd }
  return isOneOf(CAR_GROUPS, subject) && figure !== 'price' && figure !== 'wltp'
    ? { group: subject, figure, ...ofEnd }
    : undefined
}

/** As a text names it, without its braces. */
export function figureName(request: FigureRequest): string {
  const subject = 'group' in request ? [request.group] : [request.carline, request.version]
  return [...subject, request.figure, request.end].filter(Boolean).join('.')
}

function isEnd(name: string): name is 'min' | 'max' {
  return name === 'min' || name === 'max'
}
