import { isSoldCarline, type SoldCarline } from '@/domain/carline'

/**
 * Figures of the cars that a text may name: `{BORN.range}`, of one version `{BORN.B240Z.power}`, one end of a span
 * `{BORN.range.max}`. They are filled in where the page is made (site/catalogue-figures.server.ts), never typed.
 */
export const FIGURE_NAMES = [
  'price',
  'wltp',
  'range',
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
] as const
type FigureName = (typeof FIGURE_NAMES)[number]

export interface FigureRequest {
  readonly carline: SoldCarline
  /** Left out: over all versions of the carline. */
  readonly version?: string
  readonly figure: FigureName
  /** Left out: the whole span. */
  readonly end?: 'min' | 'max'
}

const VERSION = /^[A-Z][A-Z0-9]{1,9}$/

/** What a placeholder's name asks for; undefined when it is no figure of a car. */
export function parseFigureName(name: string): FigureRequest | undefined {
  const [carline, ...rest] = name.split('.')
  if (!isSoldCarline(carline)) return undefined
  const version = rest[0] && VERSION.test(rest[0]) ? rest.shift() : undefined
  const [figure, end, ...more] = rest
  const isKnown = (FIGURE_NAMES as readonly (string | undefined)[]).includes(figure)
  if (!isKnown || more.length > 0 || (end !== undefined && end !== 'min' && end !== 'max')) return undefined
  return { carline, figure: figure as FigureName, ...(version && { version }), ...(end && { end }) }
}
