import { FRONT_AXLES } from '@/brand/car-pictures'
import type { StartBuild } from '@/contract/configurator'
import type { ModelledCarline } from '@/domain/carline'
import { rangeOver } from './key-figures'

/** The versions of a carline that have the same under their paint: what they run on, and the axles that it drives. */
export interface PowertrainGroup {
  /** As the studio calls its picture: 'electric-awd'. */
  readonly key: string
  readonly builds: readonly StartBuild[]
}

export function powertrainGroups(builds: readonly StartBuild[]): PowertrainGroup[] {
  const groups = new Map<string, StartBuild[]>()
  for (const build of builds) {
    const key = `${build.fuel_type}-${build.drive}`.toLowerCase()
    groups.set(key, [...(groups.get(key) ?? []), build])
  }
  return [...groups].map(([key, own]) => ({ key, builds: own }))
}

/** Whether the fuel alone, or the driven axles alone, tell a group from the others. */
export function toldApartBy(
  { builds }: PowertrainGroup,
  groups: readonly PowertrainGroup[],
): 'fuel' | 'drive' | 'both' {
  const first = ({ builds: [build] }: PowertrainGroup) => build
  const others = groups.map(first).filter((build) => build !== builds[0])
  if (others.every((build) => build?.fuel_type !== builds[0]?.fuel_type)) return 'fuel'
  return others.every((build) => build?.fuel_type === builds[0]?.fuel_type) ? 'drive' : 'both'
}

/** What a group is known by; undefined where the service does not say it. */
export const groupFigures = ({ builds }: PowertrainGroup) => ({
  power: rangeOver(builds, 'ch', ({ engine }) => engine.power_ch),
  battery: rangeOver(builds, 'kWh', ({ battery }) => battery?.net_kwh),
  tank: rangeOver(builds, 'l', ({ measures }) => measures?.tank_l),
  boot: rangeOver(builds, 'l', ({ measures }) => measures?.boot_l),
})

/** In its picture from the side a car keeps this share of the width, in the middle (`teaser` in demo/studio/shots.ts). */
const FILL = 0.66

/**
 * Where the parts stand in the picture from the side, in per cent of its width from the left; undefined where the service does not
 * say how long the car is.
 */
export function partPlaces(carline: ModelledCarline, { builds }: PowertrainGroup) {
  const [build] = builds
  if (!build?.measures) return undefined
  const { length_mm, wheelbase_mm } = build.measures
  const at = (millimetres: number) => Math.round(100 * ((1 - FILL) / 2 + (FILL * millimetres) / length_mm))
  const front = FRONT_AXLES[carline]
  const rear = front + wheelbase_mm
  return {
    drive: at(build.drive === 'rwd' ? rear : front),
    // A floor of cells lies between the axles; a tank, or the battery beside one, before the rear axle.
    store: at(build.fuel_type === 'ELECTRIC' ? front + wheelbase_mm / 2 : rear - 600),
    boot: at((rear + length_mm) / 2),
  }
}
