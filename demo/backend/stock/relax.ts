import type { Bilingual } from '@/domain/language'
import { type Bitset, countMembers } from './bitset'
import { FACET_TITLES, RELAXED_REASON } from './facet-texts'
import type { Dimension, Selection } from './select'

export interface Relaxed {
  readonly reason: Bilingual
  readonly set: Bitset
  readonly total: number
}

/** The relaxation order: what a buyer gives up first stands first. */
const RELAXATION_ORDER = Object.keys({
  near: true,
  dealer: true,
  promotion: true,
  incentive: true,
  discount_percent: true,
  color: true,
  interior: true,
  wheels: true,
  equipment: true,
  availability: true,
  delivery_weeks: true,
  monthly: true,
  price: true,
  range_km: true,
  co2: true,
  power: true,
  drive: true,
  gearbox: true,
  version: true,
  fuel_type: true,
  carline: true,
} satisfies Record<Dimension, true>) as readonly Dimension[]
const MAX_RELAXED = 4

/** For a search that found nothing: without one filter each time; failing that, the model alone; failing that, everything. */
export function relax(selection: Selection): Relaxed[] {
  const found = RELAXATION_ORDER.filter((dimension) => selection.active.includes(dimension))
    .map((dimension) => relaxed(RELAXED_REASON.without(FACET_TITLES[dimension]), selection.without(dimension)))
    .filter(({ total }) => total > 0)
    .slice(0, MAX_RELAXED)
  if (found.length > 0) return found
  const byModel = relaxed(RELAXED_REASON.modelOnly, selection.only(['carline']))
  if (selection.active.includes('carline') && byModel.total > 0) return [byModel]
  return [relaxed(RELAXED_REASON.everything, selection.only([]))].filter(({ total }) => total > 0)
}

function relaxed(reason: Bilingual, set: Bitset): Relaxed {
  return { reason, set, total: countMembers(set) }
}
