import { nightRooms } from './night-rooms'
import type { Rgb, Studio } from './room'

const COOL: Rgb = [0.72, 0.93, 1]
const WARM: Rgb = [1, 0.66, 0.42]
const SKY: Rgb = [0.93, 0.98, 1]

export type StudioName = 'lowkey' | 'day' | 'clay' | 'rim' | 'hero' | 'tail' | 'cabin' | keyof typeof nightRooms

/** A white cyclorama: the light comes from wide boxes, and what is dark in the paint is the room behind the camera. */
const day: Studio = {
  tone: 'true',
  diffuse: [0.98, 1.16],
  low: [0.2, 0.2, 0.205],
  high: [0.22, 0.22, 0.225],
  floor: [0.72, 0.72, 0.71],
  pool: 0.3,
  panels: [
    { plane: ['y', 4.4], centre: [0.3, 0.1], half: [3, 1.15], power: 1.7, soft: 0.6 },
    { plane: ['z', 6.5], centre: [0.3, 3.1], half: [10, 1.1], power: 1.7, soft: 0.6, gradient: [-0.25, 0.3] },
    { plane: ['z', 6.5], centre: [0.2, 1.36], half: [6, 0.16], power: 0.9, soft: 0.16, gradient: [-0.2, 0] },
    { plane: ['z', 6.5], centre: [0.2, 0.75], half: [7, 0.36], power: -0.16, soft: 0.3 },
    { plane: ['z', -6.5], centre: [0, 2.3], half: [7.5, 1.2], power: 0.7, soft: 0.5 },
    { plane: ['x', -8], centre: [1.6, 2.3], half: [2.4, 1], power: 0.36, soft: 0.6 },
    { plane: ['x', 8], centre: [1.6, 2.2], half: [2.4, 1], power: 0.36, soft: 0.6 },
  ],
  /**
   * A pale sky over a dark horizon. Across the car a side window mirrors the same place wherever it is seen from: its upper edge
   * the sky, its lower one what lies beyond. The screens mirror what is before and behind, and darken towards their feet.
   */
  panes: {
    rises: { from: 0.92, to: 1.46, least: 0.22 },
    low: [0.05, 0.055, 0.06],
    high: [0.5, 0.53, 0.55],
    panels: [
      { plane: ['y', 4.4], centre: [0, 0], half: [14, 3.2], power: 1.9, soft: 1.7, color: SKY },
      { plane: ['y', 4.4], centre: [0, 0], half: [14, 3.1], power: 0.35, soft: 0.25, color: SKY },
      { plane: ['y', 4.4], centre: [0, 0], half: [3.6, 0.7], power: -1.7, soft: 1, color: SKY },
    ],
  },
}

export const studios: Readonly<Record<StudioName, Studio>> = {
  ...nightRooms,
  lowkey: {
    tone: 'film',
    diffuse: [0.3, 0.8],
    low: [0.006, 0.009, 0.011],
    high: [0.012, 0.016, 0.019],
    floor: [0.01, 0.013, 0.014],
    pool: 5,
    panels: [
      { plane: ['y', 4.4], centre: [0.5, -1.1], half: [4.4, 0.42], power: 2.6, soft: 0.12, gradient: [0.4, 0] },
      { plane: ['y', 4.4], centre: [0, 3.4], half: [5.2, 0.4], power: 1.7, soft: 0.12 },
      { plane: ['z', 6.5], centre: [0.4, 2.7], half: [6, 0.55], power: 1.5, soft: 0.6, gradient: [-0.35, 0.5] },
      { plane: ['z', 6.5], centre: [0.2, 1.5], half: [5.6, 0.06], power: 2, soft: 0.05, gradient: [-0.25, 0] },
      { plane: ['z', -6.5], centre: [0, 2.5], half: [6.5, 0.5], power: 2.4, soft: 0.35 },
      { plane: ['x', -8], centre: [2.2, 2.0], half: [1.4, 0.7], power: 2, soft: 0.35, color: COOL },
      { plane: ['x', -8], centre: [-1.5, 1.0], half: [2.5, 0.1], power: 1, soft: 0.1, color: COOL },
      { plane: ['x', 8], centre: [2.4, 1.9], half: [1.5, 0.6], power: 2.1, soft: 0.35, color: WARM },
      { plane: ['x', 8], centre: [-1.5, 1.1], half: [2.5, 0.1], power: 1, soft: 0.1 },
    ],
  },
  day,
  /** For a model of clay: light from above and a dark floor, or a matt grey has no form. */
  clay: {
    ...day,
    diffuse: [0.8, 1],
    floor: [0.16, 0.155, 0.15],
    low: [0.12, 0.12, 0.12],
    panels: [
      { plane: ['y', 4.4], centre: [0.6, 0.6], half: [3.4, 1.7], power: 3.4, soft: 0.8 },
      { plane: ['z', 6.5], centre: [1, 2.9], half: [9, 1.2], power: 1.5, soft: 0.8, gradient: [0.3, 0.3] },
      { plane: ['x', 8], centre: [1.6, 2.4], half: [2.6, 1.2], power: 0.7, soft: 0.7 },
    ],
  },
  hero: {
    tone: 'film',
    diffuse: [0.3, 0.8],
    low: [0.004, 0.006, 0.008],
    high: [0.008, 0.012, 0.014],
    floor: [0.007, 0.011, 0.012],
    pool: 5,
    panels: [
      { plane: ['y', 4.4], centre: [0.6, -1.4], half: [4.6, 0.32], power: 3.6, soft: 0.1, gradient: [0.3, 0] },
      { plane: ['y', 4.4], centre: [0, 3.4], half: [5.2, 0.22], power: 2.6, soft: 0.08 },
      { plane: ['z', 6.5], centre: [0.4, 2.8], half: [6, 0.5], power: 1.7, soft: 0.5, gradient: [-0.3, 0.5] },
      { plane: ['z', 6.5], centre: [0.2, 1.45], half: [5.6, 0.05], power: 3.2, soft: 0.05, gradient: [-0.3, 0] },
      { plane: ['z', 6.5], centre: [0.8, 1.3], half: [4.6, 0.5], power: 0.28, soft: 0.9 },
      { plane: ['z', -6.5], centre: [0, 2.5], half: [6.5, 0.4], power: 3, soft: 0.3 },
      { plane: ['x', -8], centre: [2.4, 1.9], half: [1.2, 0.5], power: 2.2, soft: 0.3, color: COOL },
      { plane: ['x', -8], centre: [-1.5, 1.0], half: [2.5, 0.07], power: 1.2, soft: 0.07, color: COOL },
      { plane: ['x', 8], centre: [2.6, 1.8], half: [1.3, 0.5], power: 2.6, soft: 0.3, color: WARM },
    ],
  },
  /** The hero's night with a wide soft wall behind the car: a small box would lie on the tail as a patch. */
  tail: {
    tone: 'film',
    diffuse: [0.3, 0.8],
    low: [0.005, 0.007, 0.009],
    high: [0.01, 0.014, 0.016],
    floor: [0.008, 0.012, 0.013],
    pool: 5,
    panels: [
      { plane: ['y', 4.4], centre: [0.6, -1.4], half: [4.6, 0.32], power: 3.6, soft: 0.2, gradient: [0.3, 0] },
      { plane: ['y', 4.4], centre: [0, 3.4], half: [5.2, 0.3], power: 2.6, soft: 0.2 },
      { plane: ['z', 6.5], centre: [0.4, 2.8], half: [6, 0.6], power: 1.9, soft: 0.7, gradient: [-0.3, 0.5] },
      { plane: ['z', 6.5], centre: [0.2, 1.45], half: [5.6, 0.06], power: 2.4, soft: 0.06, gradient: [-0.3, 0] },
      { plane: ['z', -6.5], centre: [0, 2.5], half: [6.5, 0.4], power: 3, soft: 0.3 },
      { plane: ['x', 8], centre: [2.2, 2.1], half: [2.4, 0.9], power: 1.9, soft: 1.5, color: [1, 0.82, 0.68] },
      { plane: ['x', 8], centre: [-1.5, 1], half: [3.2, 0.12], power: 1.1, soft: 0.14 },
    ],
  },
  /** What is mirrored inside a car: its windows. */
  cabin: {
    tone: 'film',
    diffuse: [1, 1],
    low: [0.02, 0.022, 0.024],
    high: [0.05, 0.056, 0.06],
    floor: [0.012, 0.014, 0.015],
    pool: 0,
    panels: [
      { plane: ['z', -3], centre: [0, 1.1], half: [2.6, 0.9], power: 3, soft: 0.7, gradient: [-0.2, 0.3] },
      { plane: ['x', -3], centre: [0.2, 1], half: [1.8, 0.7], power: 2, soft: 0.5, color: COOL },
      { plane: ['x', 3], centre: [0.2, 1], half: [1.8, 0.7], power: 1.6, soft: 0.5, color: WARM },
      { plane: ['z', 5], centre: [0, 1.5], half: [2.2, 0.8], power: 1.4, soft: 0.7 },
      { plane: ['y', 2.6], centre: [0, 0.6], half: [0.9, 1.4], power: 1.6, soft: 0.6 },
    ],
  },
  rim: {
    tone: 'film',
    diffuse: [0.3, 0.8],
    low: [0.002, 0.003, 0.004],
    high: [0.003, 0.004, 0.005],
    floor: [0.002, 0.003, 0.003],
    pool: 1,
    panels: [
      { plane: ['y', 4.4], centre: [0.1, -2.6], half: [5, 0.3], power: 9, soft: 0.2 },
      { plane: ['y', 4.4], centre: [0.1, 2.1], half: [5, 0.07], power: 2.6, soft: 0.06, color: COOL },
      { plane: ['z', -6.5], centre: [0, 3.2], half: [7, 0.45], power: 12, soft: 0.3, color: COOL },
      { plane: ['x', 8], centre: [-3.5, 1.6], half: [0.8, 0.8], power: 7, soft: 0.3, color: WARM },
      { plane: ['x', -8], centre: [-3.5, 1.6], half: [0.8, 0.8], power: 6, soft: 0.3, color: COOL },
    ],
  },
}

export const STUDIO_NAMES = Object.keys(studios) as StudioName[]
