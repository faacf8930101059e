import type { Measure, Wltp } from '@/contract/common'

/** One figure's worst and best; undefined where no car has it, or not all that have it in the same unit. */
function span(measures: readonly (Measure | undefined)[]): Measure | undefined {
  const known = measures.filter((measure) => measure !== undefined)
  const [first] = known
  if (!first || known.some(({ unit }) => unit !== first.unit)) return undefined
  const value = Math.min(...known.map((measure) => measure.value))
  const max = Math.max(...known.map((measure) => measure.max ?? measure.value))
  return { unit: first.unit, value, ...(max > value && { max }) }
}

/**
 * From the best to the worst figure of several models, for a list that names their prices: what directive 1999/94/EC, annex IV,
 * asks for where more than one model is named. Undefined for no model.
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
