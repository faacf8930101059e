import type { Wltp } from '@/contract/common'

/** In g/km; CO2 that is not settled yet is no figure to work out a tax with. */
export const settledCo2 = ({ co2, source }: Wltp) => (source === 'pending' ? undefined : co2.value)
