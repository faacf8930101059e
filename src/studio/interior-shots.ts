import type { CloseView } from './camera'

export const INTERIOR_SHOTS = ['seats', 'dash', 'stitch'] as const
export type InteriorShotName = (typeof INTERIOR_SHOTS)[number]

export interface InteriorShot {
  readonly subject: 'seat' | 'dash'
  readonly size: readonly [number, number]
  readonly widths: readonly number[]
  readonly samples: number
  readonly exposure: number
  readonly view: CloseView
  /** Metres. */
  readonly aperture: number
}

export const interiorShots: Readonly<Record<InteriorShotName, InteriorShot>> = {
  seats: {
    subject: 'seat',
    size: [1280, 800],
    widths: [1280, 640],
    samples: 14,
    exposure: 2,
    aperture: 0.007,
    view: { azimuth: -27, elevation: 9, fov: 17.5, distance: 1.6, target: [0.015, 0.53, -0.06] },
  },
  dash: {
    subject: 'dash',
    size: [1280, 800],
    widths: [1280, 640],
    samples: 14,
    exposure: 1.35,
    aperture: 0.006,
    view: { azimuth: 26, elevation: 13, fov: 19.5, distance: 1.5, target: [-0.06, 0.015, 0.03] },
  },
  stitch: {
    subject: 'seat',
    size: [1280, 800],
    widths: [1280, 640],
    samples: 16,
    exposure: 2,
    aperture: 0.012,
    view: { azimuth: -38, elevation: 16, fov: 7, distance: 1.5, target: [0.1, 0.56, -0.06] },
  },
}
