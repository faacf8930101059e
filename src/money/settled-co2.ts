import type { Wltp } from '@/contract/common'

/** In g/km; undefined if the value is not official yet or has another unit, because taxes need the official one. */
export const settledCo2 = ({ co2, source }: Pick<Wltp, 'co2' | 'source'>) =>
  source === 'pending' || co2.unit !== 'g/km' ? undefined : co2.value
