import type { View } from './camera'
import type { StageLook } from './stage'
import type { StudioName } from './studios'

export const ANGLES = ['f34', 'side', 'r34', 'front', 'rear', 'low34'] as const
export type Angle = (typeof ANGLES)[number]

export const EDITORIAL = [
  'hero',
  'rear',
  'teaser',
  'card',
  'close-front',
  'close-rear',
  'close-wheel',
  'menu',
  'og',
] as const
export type Editorial = (typeof EDITORIAL)[number]

export interface Shot {
  readonly size: readonly [number, number]
  /** Widths the picture is published in. */
  readonly widths: readonly number[]
  /** One more, as AVIF alone: for a screen of density 2, where the page shows it large. */
  readonly sharpWidth?: number
  readonly studio: StudioName
  readonly exposure: number
  readonly samples: number
  readonly glow: number
  readonly stage: StageLook
  readonly view?: View
  /** A close-up looks at a landmark of the car, moved by metres of the world. */
  readonly close?: {
    readonly landmark: 'headlamp' | 'tail' | 'frontWheel' | 'rearWheel' | 'middle'
    readonly offset: readonly [number, number, number]
    readonly azimuth: number
    readonly elevation: number
    readonly fov: number
    readonly distance: number
    readonly aperture: number
  }
}

const NIGHT: StageLook = { background: '#050708', glow: '#2b6f7a', glowPower: 0.16, pool: 0.08, mirror: 0.5 }
/** White paper: what is not the car or its shadow is white, so that a page may lay the picture on any light ground. */
const DAY: StageLook = {
  background: '#ffffff',
  brightness: 1.25,
  glow: '#ffffff',
  glowPower: 0,
  pool: 0,
  mirror: 0.1,
  shadow: [0.96, 0.5],
}

const angle = (view: View, studio: StudioName = 'day', stage: StageLook = DAY, exposure = 1.12): Shot => ({
  size: [1280, 640],
  widths: [1280, 640, 320],
  studio,
  exposure,
  samples: 6,
  glow: 0.11,
  stage,
  view,
})

/** As a model of clay: in a light of its own, and nothing on it glows. */
export const inClay = (shot: Shot): Shot => ({ ...shot, studio: 'clay', glow: 0 })

/** The same place by day: an editorial shot from its own camera, on white paper, so that one can fade into the other. */
export const byDay = ({ view, size, widths, samples }: Shot): Shot => ({
  ...angle(view ?? { azimuth: 0, elevation: 2, fov: 11, fill: 0.66 }),
  size,
  widths,
  samples,
})

/** Drawn larger than it is published, it needs fewer frames for clean edges. */
const shownLarge = (shot: Shot): Shot => ({ ...shot, size: [1920, 960], sharpWidth: 1920, samples: 4 })

export const angles: Readonly<Record<Angle, Shot>> = {
  f34: shownLarge(angle({ azimuth: -42, elevation: 5.5, fov: 20, fill: { metres: 5.6, ground: -0.62 } })),
  side: shownLarge(angle({ azimuth: 0, elevation: 2.4, fov: 11, fill: { metres: 5.4, ground: -0.55 } })),
  r34: angle({ azimuth: 42, elevation: 7, fov: 20, fill: { metres: 5.6, ground: -0.62 } }),
  front: angle({ azimuth: -90, elevation: 4, fov: 13, fill: { metres: 4.7, ground: -0.66 } }),
  rear: angle({ azimuth: 90, elevation: 5, fov: 13, fill: { metres: 4.7, ground: -0.66 } }),
  low34: angle({ azimuth: -56, elevation: 2.2, fov: 26, fill: { metres: 5.2, ground: -0.66 } }),
}

/** A whole turn in equal steps. The first has the framing of `angles.f34`, so that it can take that still's place. */
const TURN_STEPS = 36

/** Seen for a moment each, so they are small; from then on the camera goes round behind the car. */
export const turnShots: readonly Shot[] = Array.from({ length: TURN_STEPS }, (_, step) => {
  const { view, sharpWidth, ...f34 } = angles.f34
  const turned = view && { view: { ...view, azimuth: view.azimuth + (360 / TURN_STEPS) * step } }
  return { ...f34, ...turned, size: [960, 480], widths: [960], samples: 4 }
})

/** The front wheel of the very car, straight on: what the choice of wheels is about. A square from its middle is the wheel alone. */
export const wheelShot: Shot = {
  size: [1280, 640],
  widths: [1280, 640, 320],
  studio: 'day',
  exposure: 1,
  samples: 7,
  glow: 0.08,
  stage: DAY,
  close: {
    landmark: 'frontWheel',
    offset: [0, 0.02, 0],
    azimuth: -9,
    elevation: 3,
    fov: 10,
    distance: 5.2,
    aperture: 0.006,
  },
}

export const editorial: Readonly<Record<Editorial, Shot>> = {
  /** The words stand on its left 5/12: the car keeps to the right of them. */
  hero: {
    size: [2560, 1280],
    widths: [2560, 1920, 1280, 960, 640],
    studio: 'hero',
    exposure: 1.75,
    samples: 8,
    glow: 0.11,
    stage: { ...NIGHT, glowPower: 0.14, glowAt: [0.66, 0.5] },
    view: { azimuth: -50, elevation: 3.2, fov: 19, fill: 0.55, centre: [0.39, -0.1] },
  },
  rear: {
    size: [1920, 960],
    widths: [1920, 1280, 960, 640, 320],
    studio: 'tail',
    exposure: 1.85,
    samples: 8,
    glow: 0.11,
    stage: NIGHT,
    view: { azimuth: 52, elevation: 4.5, fov: 20, fill: 0.74, centre: [0, -0.06] },
  },
  teaser: {
    size: [1920, 820],
    widths: [1920, 1280, 960, 640, 320],
    studio: 'rim',
    exposure: 1.7,
    samples: 8,
    glow: 0.14,
    stage: { background: '#06080a', glow: '#1d4c55', glowPower: 0.14, pool: 0.06, mirror: 0.3 },
    view: { azimuth: 0, elevation: 2, fov: 11, fill: 0.66, centre: [0, -0.04] },
  },
  /** The whole car in the middle, for a place without words in it; a row of 2 by 1 may take a tenth off above and below. */
  card: {
    size: [1920, 1200],
    widths: [1920, 1280, 960, 640, 320],
    studio: 'hero',
    exposure: 1.75,
    samples: 8,
    glow: 0.11,
    stage: NIGHT,
    view: { azimuth: -46, elevation: 3.2, fov: 20, fill: 0.77, centre: [0, -0.05] },
  },
  'close-front': {
    size: [1920, 1200],
    widths: [1920, 1280, 960, 640, 320],
    studio: 'hero',
    exposure: 1.5,
    samples: 14,
    glow: 0.065,
    stage: NIGHT,
    close: {
      landmark: 'headlamp',
      offset: [0.12, -0.05, -0.22],
      azimuth: -60,
      elevation: 5,
      fov: 11.5,
      distance: 5.4,
      aperture: 0.024,
    },
  },
  'close-rear': {
    size: [1920, 1200],
    widths: [1920, 1280, 960, 640, 320],
    studio: 'tail',
    exposure: 1.5,
    samples: 14,
    glow: 0.065,
    stage: NIGHT,
    close: {
      landmark: 'tail',
      offset: [-0.1, -0.03, -0.22],
      azimuth: 58,
      elevation: 8,
      fov: 11.5,
      distance: 5.4,
      aperture: 0.024,
    },
  },
  'close-wheel': {
    size: [1920, 1200],
    widths: [1920, 1280, 960, 640, 320],
    studio: 'lowkey',
    exposure: 1.55,
    samples: 14,
    glow: 0.065,
    stage: NIGHT,
    close: {
      landmark: 'frontWheel',
      offset: [0.06, 0.14, 0],
      azimuth: -27,
      elevation: 4,
      fov: 12,
      distance: 5.2,
      aperture: 0.02,
    },
  },
  menu: {
    size: [640, 320],
    widths: [640, 320],
    studio: 'hero',
    exposure: 1.35,
    samples: 10,
    glow: 0.1,
    stage: { background: '#050708', glow: '#1c4a52', glowPower: 0.05, pool: 0.05, mirror: 0.35 },
    view: { azimuth: -24, elevation: 4, fov: 14, fill: { metres: 5.4, ground: -0.6 } },
  },
  og: {
    size: [1200, 630],
    widths: [1200],
    studio: 'hero',
    exposure: 1.5,
    samples: 8,
    glow: 0.13,
    stage: NIGHT,
    view: { azimuth: -44, elevation: 4.5, fov: 20, fill: 0.82, centre: [0, -0.06] },
  },
}
