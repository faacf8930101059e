import type { WltpFigures } from '@demo/backend/engine/wltp'
import type { Measure, Unit, Wltp } from '@/contract/common'

/** The figures of one car. */
export function wltpWire(figures: WltpFigures): Wltp {
  return wltpRangeWire([figures])
}

/** From the lowest to the highest of each figure. */
function figureSpans(all: readonly WltpFigures[]) {
  const measureSpan = (pick: (figures: WltpFigures) => number | undefined, unit: Unit): Measure | undefined => {
    const values = all.map(pick).filter((value) => value !== undefined)
    if (values.length === 0) return undefined
    const [min, max] = [Math.min(...values), Math.max(...values)]
    return min === max ? { value: min, unit } : { value: min, unit, max }
  }
  const consumption = measureSpan((one) => one.consumption, 'l/100km')
  const electric = measureSpan((one) => one.electricConsumption, 'kWh/100km')
  const range = measureSpan((one) => one.range, 'km')
  return {
    co2: measureSpan((one) => one.co2, 'g/km') ?? { value: 0, unit: 'g/km' },
    ...(consumption && { consumption }),
    ...(electric && { electric_consumption: electric }),
    ...(range && { range }),
  } as const
}

/**
 * Of several versions: from the lowest to the highest of each figure, as a text that covers them all must say. Where they have
 * several kinds of engine, the spans of each besides: one span over a petrol engine and a plug-in says nothing of either.
 */
export function wltpRangeWire(all: readonly WltpFigures[]): Wltp {
  const fuels = [...new Set(all.map(({ fuelType }) => fuelType))]
  const [first] = all
  return {
    cycle: 'WLTP',
    ...figureSpans(all),
    ...(fuels.length > 1 && {
      engines: fuels.map((fuel) => ({
        fuel_type: fuel,
        ...figureSpans(all.filter(({ fuelType }) => fuelType === fuel)),
      })),
    }),
    ...(all.length === 1 && first?.energyClass && { energy_class: first.energyClass }),
    euro_norm: first?.euroNorm ?? '',
    source: 'homologated',
  }
}
