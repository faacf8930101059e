import { FRONT_AXLES } from '@/brand/car-pictures'
import type { BaseConfiguration } from '@/contract/configurator'
import type { ModelledCarline } from '@/domain/carline'
import { rangeOver } from './key-figures'

/** The versions of a carline with the same fuel and driven axles: they share a cutaway picture. */
export interface PowertrainGroup {
  /** Name of the studio's picture: 'electric-awd'. */
  readonly key: string
  readonly builds: readonly BaseConfiguration[]
}

export function powertrainGroups(builds: readonly BaseConfiguration[]): PowertrainGroup[] {
  const groups = new Map<string, BaseConfiguration[]>()
  for (const build of builds) {
    const key = `${build.fuel_type}-${build.drive}`.toLowerCase()
    groups.set(key, [...(groups.get(key) ?? []), build])
  }
  return [...groups].map(([key, own]) => ({ key, builds: own }))
}

/** Which fact distinguishes the group from the others: fuel, driven axles, or only both together. */
export function distinguishingFact(
  { builds }: PowertrainGroup,
  groups: readonly PowertrainGroup[],
): 'fuel' | 'drive' | 'both' {
  const first = ({ builds: [build] }: PowertrainGroup) => build
  const others = groups.map(first).filter((build) => build !== builds[0])
  if (others.every((build) => build?.fuel_type !== builds[0]?.fuel_type)) return 'fuel'
  return others.every((build) => build?.fuel_type === builds[0]?.fuel_type) ? 'drive' : 'both'
}

/** The figures of a group; undefined if the service does not give them. */
export const groupFigures = ({ builds }: PowertrainGroup) => ({
  power: rangeOver(builds, 'ch', ({ engine }) => engine.power_ch),
  battery: rangeOver(builds, 'kWh', ({ battery }) => battery?.net_kwh),
  tank: rangeOver(builds, 'l', ({ measures }) => measures?.tank_l),
  boot: rangeOver(builds, 'l', ({ measures }) => measures?.boot_l),
})

/** Share of the picture's width that the car covers, centred (`teaser` in demo/studio/shots.ts). */
const CAR_SHARE = 0.66

/**
 * Horizontal positions of the parts in the side picture, in per cent from the left; undefined if the service does not give the
 * dimensions.
 */
export function partPlaces(carline: ModelledCarline, { builds }: PowertrainGroup) {
  const [build] = builds
  if (!build?.measures) return undefined
  const { length_mm, wheelbase_mm } = build.measures
  const toPercent = (millimetres: number) =>
    Math.round(100 * ((1 - CAR_SHARE) / 2 + (CAR_SHARE * millimetres) / length_mm))
  const front = FRONT_AXLES[carline]
  const rear = front + wheelbase_mm
  return {
    drive: toPercent(build.drive === 'rwd' ? rear : front),
    // The battery of an electric car is between the axles; a tank, or the battery of a plug-in hybrid, is in front of the rear axle.
    store: toPercent(build.fuel_type === 'ELECTRIC' ? front + wheelbase_mm / 2 : rear - 600),
    boot: toPercent((rear + length_mm) / 2),
  }
}
