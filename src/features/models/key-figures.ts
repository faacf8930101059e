import type { Measure } from '@/contract/common'
import type { BaseConfiguration } from '@/contract/configurator'
import { kilometres } from '@/domain/measured'

/** Lowest and highest value of the versions; undefined if no version has the figure. */
export function rangeOver(
  builds: readonly BaseConfiguration[],
  unit: Measure['unit'],
  read: (build: BaseConfiguration) => number | undefined,
): Measure | undefined {
  const values = builds.map(read).filter((value) => value !== undefined)
  if (values.length === 0) return undefined
  const value = Math.min(...values)
  const max = Math.max(...values)
  return max === value ? { value, unit } : { value, unit, max }
}

export function keyFigures(builds: readonly BaseConfiguration[]) {
  return {
    power: rangeOver(builds, 'ch', ({ engine }) => engine.power_ch),
    zeroTo100: rangeOver(builds, 's', ({ performance }) => performance.zero_to_100_s),
    topSpeed: rangeOver(builds, 'km/h', ({ performance }) => performance.top_speed_kmh),
    range: rangeOver(builds, 'km', ({ wltp }) => kilometres(wltp.range)),
  }
}
