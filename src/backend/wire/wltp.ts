import type { WltpFigures } from '@/backend/engine/wltp'
import type { Measure, UNITS, Wltp } from '@/contract/common'

type Unit = (typeof UNITS)[number]

/** The figures of one car. */
export function wltpWire(figures: WltpFigures): Wltp {
  return wltpRangeWire([figures])
}

/** Of several versions: from the lowest to the highest of each figure, as a text that covers them all must say. */
export function wltpRangeWire(all: readonly WltpFigures[]): Wltp {
  const of = (pick: (figures: WltpFigures) => number | undefined, unit: Unit): Measure | undefined => {
    const values = all.map(pick).filter((value) => value !== undefined)
    if (values.length === 0) return undefined
    const [min, max] = [Math.min(...values), Math.max(...values)]
    return min === max ? { value: min, unit } : { value: min, unit, max }
  }
  const consumption = of((one) => one.consumption, 'l/100km')
  const electric = of((one) => one.electricConsumption, 'kWh/100km')
  const range = of((one) => one.range, 'km')
  const [first] = all
  return {
    cycle: 'WLTP',
    co2: of((one) => one.co2, 'g/km') ?? { value: 0, unit: 'g/km' },
    ...(consumption && { consumption }),
    ...(electric && { electric_consumption: electric }),
    ...(range && { range }),
    ...(all.length === 1 && first?.energyClass && { energy_class: first.energyClass }),
    euro_norm: first?.euroNorm ?? '',
    source: 'homologated',
  }
}
