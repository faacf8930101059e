import type { SalesType } from '../sales-type'
import type { Dated } from './rows'

/** How plug-in hybrids are driven and measured. */
export interface PlugInUse extends Dated {
  /** Share of the kilometres that is driven electric by those who do not charge each night, 0 to 1: observed, on average. */
  readonly observedShare: Readonly<Record<SalesType, number>>
  /**
   * The share that WLTP reckons with: 1 − exp(−Σ coefficient × (range ÷ distance)^n), n from 1. The distance is that of Euro 6e-bis; it
   * becomes 4,260 km with the next step of the norm.
   */
  readonly wltpShare: { readonly distanceKm: number; readonly coefficients: readonly number[] }
}

export const PLUG_IN_USES: readonly PlugInUse[] = [
  {
    from: '2026-01-01',
    observedShare: { B2C: 0.47, B2B: 0.13 },
    wltpShare: {
      distanceKm: 2_200,
      coefficients: [26.25, -38.94, -631.05, 5_964.83, -25_095, 60_380.2, -87_517, 75_513.8, -35_749, 7_154.94],
    },
    sources: ['ICCT & Fraunhofer ISI (6.2022)', '(UE/EU) 2017/1151 XXI, (UE/EU) 2023/443'],
  },
]

/** Mean temperature of each month in Ukkel, °C, January first. */
export interface Climate extends Dated {
  readonly months: readonly number[]
}

export const CLIMATES: readonly Climate[] = [
  {
    from: '2021-01-01',
    months: [3.7, 4.2, 7.1, 10.4, 13.9, 16.7, 18.7, 18.4, 15.2, 11.3, 7.2, 4.3],
    sources: ['IRM/KMI (1991-2020)'],
  },
]
