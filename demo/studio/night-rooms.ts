import type { Studio } from './room'

/** What all nights have in common: film, and little light beside that of the soft boxes. */
const NIGHT = { tone: 'film', diffuse: [0.45, 0.9], pool: 5 } as const

/**
 * A night for each car. The soft boxes overhead are wide and fade out: a narrow one lies in the windscreen as a white
 * stripe. The wall before the car has a box far to the right, which is what a front seen at an angle mirrors.
 */
export const nightRooms = {
  /** Deep water: a sheet of petrol overhead, a warm lamp behind. */
  tide: {
    ...NIGHT,
    low: [0.005, 0.01, 0.012],
    high: [0.01, 0.02, 0.024],
    floor: [0.008, 0.017, 0.02],
    panels: [
      {
        plane: ['y', 4.4],
        centre: [-1.2, 0.8],
        half: [2.6, 1.2],
        power: 1.2,
        soft: 1.8,
        color: [0.62, 0.94, 1],
        gradient: [-0.6, 0],
      },
      { plane: ['z', -6.5], centre: [0, 2.7], half: [7, 0.2], power: 5, soft: 0.12, color: [0.8, 0.97, 1] },
      { plane: ['z', 6.5], centre: [3, 2.7], half: [7, 0.4], power: 2.2, soft: 0.4, color: [0.75, 0.96, 1] },
      { plane: ['z', 6.5], centre: [3, 1.2], half: [7, 0.5], power: 0.4, soft: 0.9, color: [0.75, 0.96, 1] },
      { plane: ['x', -8], centre: [-4.6, 1.3], half: [2, 0.4], power: 1.6, soft: 0.5, color: [0.6, 0.92, 1] },
      { plane: ['x', 8], centre: [3, 1.8], half: [1.5, 0.5], power: 3.4, soft: 0.4, color: [1, 0.66, 0.42] },
    ],
  },
  /** Embers: copper and red from behind, on both sides of the car. */
  ember: {
    ...NIGHT,
    low: [0.007, 0.005, 0.005],
    high: [0.014, 0.009, 0.009],
    floor: [0.016, 0.007, 0.006],
    panels: [
      {
        plane: ['y', 4.4],
        centre: [-1.8, 1],
        half: [2.2, 1.1],
        power: 1.5,
        soft: 1.6,
        color: [1, 0.96, 0.93],
        gradient: [-0.6, 0],
      },
      { plane: ['z', -6.5], centre: [1, 2.5], half: [7, 0.3], power: 6, soft: 0.25, color: [1, 0.24, 0.13] },
      { plane: ['z', 6.5], centre: [4, 2.9], half: [5, 0.3], power: 3.2, soft: 0.5, color: [1, 0.86, 0.78] },
      { plane: ['z', 6.5], centre: [3, 1.2], half: [7, 0.6], power: 1.3, soft: 0.9, color: [1, 0.62, 0.48] },
      { plane: ['x', 8], centre: [-1, 3], half: [4, 0.35], power: 5, soft: 0.4, color: [1, 0.26, 0.13] },
      { plane: ['x', -8], centre: [-3.6, 1.5], half: [2.8, 0.6], power: 7, soft: 0.6, color: [1, 0.92, 0.88] },
    ],
  },
  /** The last sun, low and warm, under a sky that is still blue. */
  sundown: {
    ...NIGHT,
    low: [0.01, 0.009, 0.009],
    high: [0.012, 0.017, 0.024],
    floor: [0.02, 0.014, 0.01],
    panels: [
      { plane: ['y', 4.4], centre: [-0.6, 0], half: [3, 1.8], power: 0.55, soft: 2.2, color: [0.62, 0.8, 1] },
      { plane: ['x', 8], centre: [3.6, 1.2], half: [2, 0.7], power: 9, soft: 0.5, color: [1, 0.56, 0.24] },
      { plane: ['z', -6.5], centre: [2, 2.5], half: [7, 0.22], power: 5, soft: 0.2, color: [1, 0.74, 0.48] },
      { plane: ['z', 6.5], centre: [6, 2.2], half: [5, 0.5], power: 2.2, soft: 0.5, color: [1, 0.72, 0.48] },
      { plane: ['x', -8], centre: [-4.6, 1.4], half: [2.2, 0.5], power: 1.1, soft: 0.6, color: [0.6, 0.8, 1] },
    ],
  },
  /** Before sunrise: rose along the horizon, blue above. */
  dawn: {
    ...NIGHT,
    low: [0.013, 0.013, 0.015],
    high: [0.021, 0.024, 0.031],
    floor: [0.018, 0.018, 0.025],
    panels: [
      { plane: ['y', 4.4], centre: [-0.8, 0.4], half: [3.2, 1.8], power: 0.5, soft: 2.2, color: [0.84, 0.9, 1] },
      { plane: ['z', -6.5], centre: [0, 2], half: [8, 0.5], power: 2.2, soft: 0.4, color: [1, 0.6, 0.48] },
      { plane: ['x', 8], centre: [2, 1.3], half: [4, 0.6], power: 5, soft: 0.6, color: [1, 0.5, 0.36] },
      { plane: ['z', 6.5], centre: [4, 2.8], half: [7, 0.3], power: 1.3, soft: 0.4, color: [0.9, 0.94, 1] },
      { plane: ['x', -8], centre: [-4.4, 1.6], half: [2.2, 0.4], power: 0.7, soft: 0.5, color: [0.84, 0.9, 1] },
    ],
  },
  /** A cold sweep from behind: the outline first, the rest in its fall-off. */
  sweep: {
    ...NIGHT,
    low: [0.007, 0.01, 0.014],
    high: [0.014, 0.022, 0.03],
    floor: [0.01, 0.016, 0.022],
    panels: [
      { plane: ['z', -6.5], centre: [0, 3], half: [8, 0.6], power: 7, soft: 0.4, color: [0.72, 0.9, 1] },
      { plane: ['x', 8], centre: [0, 2.4], half: [6, 0.6], power: 5.5, soft: 0.5, color: [0.66, 0.86, 1] },
      { plane: ['y', 4.4], centre: [2.4, -2.2], half: [4, 1.6], power: 1.6, soft: 1.6, color: [0.76, 0.9, 1] },
      { plane: ['z', 6.5], centre: [4, 2.7], half: [7, 0.4], power: 2.6, soft: 0.4, color: [0.74, 0.9, 1] },
      { plane: ['x', -8], centre: [-3.4, 1.3], half: [2.6, 0.4], power: 1.6, soft: 0.5, color: [0.7, 0.88, 1] },
    ],
  },
  /** A white hall: the only colour is that of the car. */
  hall: {
    ...NIGHT,
    low: [0.008, 0.008, 0.008],
    high: [0.014, 0.014, 0.015],
    floor: [0.016, 0.015, 0.015],
    panels: [
      { plane: ['y', 4.4], centre: [-1.4, 1], half: [2.6, 1.2], power: 0.9, soft: 1.8, gradient: [-0.6, 0] },
      { plane: ['z', -6.5], centre: [0, 2.8], half: [7, 0.18], power: 5, soft: 0.1 },
      { plane: ['z', 6.5], centre: [2, 3.1], half: [8, 0.5], power: 2.2, soft: 0.8, gradient: [-0.3, 0] },
      { plane: ['z', 6.5], centre: [3, 1.2], half: [7, 0.5], power: 0.5, soft: 0.9 },
      { plane: ['x', 8], centre: [3, 1.8], half: [2.4, 0.7], power: 1.5, soft: 0.9 },
      { plane: ['x', -8], centre: [-5, 1.3], half: [2, 0.4], power: 1.7, soft: 0.5 },
    ],
  },
  /** Mist on a long straight road: one pale horizon that runs along a long flank. */
  mist: {
    ...NIGHT,
    low: [0.012, 0.013, 0.015],
    high: [0.024, 0.027, 0.032],
    floor: [0.018, 0.02, 0.022],
    panels: [
      { plane: ['y', 4.4], centre: [-0.6, 0.4], half: [3.4, 1.6], power: 1.3, soft: 2, color: [0.86, 0.92, 1] },
      {
        plane: ['z', 6.5],
        centre: [3, 2.3],
        half: [9, 0.6],
        power: 2.6,
        soft: 0.5,
        color: [0.88, 0.94, 1],
        gradient: [0, 0.4],
      },
      { plane: ['z', 6.5], centre: [3, 1.1], half: [9, 0.4], power: 0.7, soft: 0.8, color: [0.88, 0.94, 1] },
      { plane: ['z', -6.5], centre: [0, 2.7], half: [8, 0.4], power: 5, soft: 0.3, color: [0.88, 0.94, 1] },
      { plane: ['x', 8], centre: [1.6, 1.3], half: [3.4, 0.5], power: 3, soft: 0.5, color: [1, 0.86, 0.74] },
      { plane: ['x', -8], centre: [-3.4, 1.4], half: [2.4, 0.5], power: 2.2, soft: 0.6, color: [0.86, 0.92, 1] },
    ],
  },
  /** A street at night: shop windows on one side, a cold lamp on the other. */
  street: {
    ...NIGHT,
    low: [0.007, 0.008, 0.008],
    high: [0.012, 0.014, 0.014],
    floor: [0.012, 0.013, 0.012],
    panels: [
      {
        plane: ['y', 4.4],
        centre: [-1.2, 0.4],
        half: [2.2, 1.4],
        power: 0.6,
        soft: 1.8,
        color: [1, 0.98, 0.92],
        gradient: [-0.6, 0],
      },
      { plane: ['z', 6.5], centre: [5, 2.3], half: [4.4, 0.5], power: 2.8, soft: 0.5, color: [1, 0.84, 0.62] },
      { plane: ['x', 8], centre: [2.6, 1.6], half: [2, 0.7], power: 3.4, soft: 0.4, color: [1, 0.62, 0.32] },
      { plane: ['z', -6.5], centre: [-1, 2.8], half: [6.4, 0.25], power: 6, soft: 0.15, color: [0.9, 1, 0.97] },
      { plane: ['x', -8], centre: [-4.8, 1.4], half: [2, 0.4], power: 1.7, soft: 0.4, color: [0.86, 1, 0.96] },
    ],
  },
} as const satisfies Readonly<Record<string, Studio>>

export type NightRoom = keyof typeof nightRooms
