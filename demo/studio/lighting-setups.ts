import type { View } from './camera'
import type { CarlineCode } from './cars/all'
import type { NightRoom } from './night-rooms'
import { type Editorial, editorial, type Shot } from './shots'
import type { StageLook } from './stage'

/** How the dark pictures of a car are taken: its own light, ground and camera. */
export interface LightingSetup {
  readonly room: NightRoom
  readonly stage: StageLook
  readonly exposure: number
  /** Where the camera stands for the hero; the width and the place in the picture are the same for all. */
  readonly from: Pick<View, 'azimuth' | 'elevation' | 'fov'>
}

const night = (
  background: string,
  glow: string,
  glowPower: number,
  glowAt: [number, number],
  pool = 0.12,
): StageLook => ({
  background,
  glow,
  glowPower,
  pool,
  mirror: 0.5,
  glowAt,
})

export const lightingSetups: Readonly<Record<CarlineCode, LightingSetup>> = {
  FORMENTOR: {
    room: 'tide',
    stage: night('#081114', '#2b7380', 0.2, [0.72, 0.5]),
    exposure: 1.9,
    from: { azimuth: -46, elevation: 1.8, fov: 24 },
  },
  FORMENTORVZ: {
    room: 'ember',
    stage: night('#0f0a09', '#9c3a26', 0.17, [0.7, 0.5]),
    exposure: 2.1,
    from: { azimuth: -58, elevation: 1.2, fov: 22 },
  },
  TERRAMAR: {
    room: 'sundown',
    stage: night('#11100f', '#c9793f', 0.16, [0.98, 0.46]),
    exposure: 1.8,
    from: { azimuth: -38, elevation: 4.5, fov: 15 },
  },
  BORN: {
    room: 'dawn',
    stage: night('#11131a', '#a56f66', 0.18, [0.74, 0.44]),
    exposure: 1.9,
    from: { azimuth: -48, elevation: 7.5, fov: 18 },
  },
  TAVASCAN: {
    room: 'sweep',
    stage: night('#0c1217', '#4d7f9b', 0.2, [0.8, 0.6]),
    exposure: 1.9,
    from: { azimuth: -30, elevation: 2.4, fov: 12 },
  },
  LEON: {
    room: 'hall',
    stage: night('#0f1011', '#7a7572', 0.16, [0.72, 0.55]),
    exposure: 1.9,
    from: { azimuth: -56, elevation: 5, fov: 20 },
  },
  LEONBREAK: {
    room: 'mist',
    stage: night('#12151a', '#6f7a8c', 0.26, [0.74, 0.5]),
    exposure: 1.9,
    from: { azimuth: -35, elevation: 3.2, fov: 20 },
  },
  RAVAL: {
    room: 'street',
    stage: night('#0c1313', '#4f7f7c', 0.17, [0.7, 0.52]),
    exposure: 1.8,
    from: { azimuth: -52, elevation: 9, fov: 26 },
  },
}

/** Behind a car that stands in the middle of its picture. */
const MIDDLE = [0.5, 0.52] as const

/** An editorial shot as it is taken of one car. Close-ups are of a form, not of a car: they have one light for all. */
export function editorialShot(carline: CarlineCode, name: Editorial): Shot {
  const shot = editorial[name]
  const { room, stage, exposure, from } = lightingSetups[carline]
  const centred = { ...stage, glowAt: MIDDLE }
  switch (name) {
    case 'hero':
    case 'card':
    case 'og':
      return {
        ...shot,
        studio: room,
        stage: name === 'hero' ? stage : centred,
        exposure,
        ...(shot.view && { view: { ...shot.view, ...from } }),
      }
    case 'menu':
      return { ...shot, studio: room, exposure }
    case 'rear':
      return { ...shot, stage: centred }
    case 'teaser':
      return { ...shot, stage: { ...shot.stage, glow: stage.glow } }
    default:
      return shot
  }
}
