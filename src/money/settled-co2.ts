import type { Wltp } from '@/contract/common'

/** In g/km; CO2 that is not settled yet, or in another unit, is no figure to work out a tax with. */
export const settledCo2 = ({ co2, source }: Pick<Wltp, 'co2' | 'source'>) =>
  source === 'pending' || co2.unit !== 'g/km' ? undefined : co2.value
