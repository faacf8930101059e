import type { CloseView } from '../camera'

const INTERIOR_SHOTS = ['seats', 'dash', 'stitch'] as const
export type InteriorShotName = (typeof INTERIOR_SHOTS)[number]

export interface InteriorShot {
  readonly withoutFront?: boolean
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
    withoutFront: true,
    size: [1280, 800],
    widths: [1280, 640, 320],
    samples: 10,
    exposure: 1.12,
    aperture: 0.003,
    view: { azimuth: 168, elevation: 11, fov: 45, distance: 1.34, target: [-0.04, -0.01, 0.98] },
  },
  dash: {
    size: [1280, 800],
    widths: [1280, 640, 320],
    samples: 10,
    exposure: 1.2,
    aperture: 0.002,
    view: { azimuth: 5, elevation: 13, fov: 47, distance: 1.14, target: [-0.03, -0.04, 0.02] },
  },
  stitch: {
    withoutFront: true,
    size: [1280, 800],
    widths: [1280, 640, 320],
    samples: 10,
    exposure: 1,
    aperture: 0.004,
    view: { azimuth: 146, elevation: 14, fov: 15, distance: 1.1, target: [-0.27, 0.15, 1.18] },
  },
}
