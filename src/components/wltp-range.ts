import type { Measure, Wltp } from '@/contract/common'

/** Lowest and highest value; undefined if no car has the figure, or the units differ. */
function span(measures: readonly (Measure | undefined)[]): Measure | undefined {
  const known = measures.filter((measure) => measure !== undefined)
  const [first] = known
  if (!first || known.some(({ unit }) => unit !== first.unit)) return undefined
  const value = Math.min(...known.map((measure) => measure.value))
  const max = Math.max(...known.map((measure) => measure.max ?? measure.value))
  return { unit: first.unit, value, ...(max > value && { max }) }
}

/**
 * The range of the figures of several models, which directive 1999/94/EC, annex IV, requires for a list of several models with
 * prices. Undefined without a model.
 */
export function wltpRange(all: readonly Wltp[]): Wltp | undefined {
  const co2 = span(all.map((wltp) => wltp.co2))
  const [first] = all
  if (!co2 || !first) return undefined
  const consumption = span(all.map((wltp) => wltp.consumption))
  const electric = span(all.map((wltp) => wltp.electric_consumption))
  return {
    cycle: first.cycle,
    euro_norm: first.euro_norm,
    source: all.find(({ source }) => source !== 'homologated')?.source ?? 'homologated',
    co2,
    ...(consumption && { consumption }),
    ...(electric && { electric_consumption: electric }),
  }
}
