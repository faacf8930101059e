import type { CarSpec } from '../spec'
import { aeroDisc, inlay, turbine } from '../wheels'
import { formentor } from './formentor'
import { bonnetGap, doorGaps, tailgateGap, type Warp, warpRings } from './kit'

// biome-ignore format: a table reads as a table
const warp: Warp = { x: [[-0.1, -0.08], [0, 0], [0.88, 0.82], [1.2, 0.98], [1.98, 1.7], [2.47, 2.22], [3.56, 3.58], [4.445, 4.322]], z: [[0, 0], [0.21, 0.16], [0.35, 0.29], [0.735, 0.74], [0.82, 0.83], [1.03, 1.06], [1.511, 1.54]], width: 0.983 }

/** The electric hatch: one sweep from nose to roof, black roof, a band of light dashes across the tail. */
// biome-ignore format: a table reads as a table
export const born: CarSpec = {
  code: 'BORN',
  slug: 'born',
  size: { length: 4.322, width: 1.809, height: 1.54, wheelbase: 2.767 },
  frontOverhang: 0.805,
  tyreRadius: 0.35,
  archRadius: 0.376,
  track: 0.796,
  flare: 0.016,
  rings: warpRings(formentor.rings, warp, {
    2: { bowFront: 2.2, front: [0.05, 0.28] },
    3: { bowFront: 2.2, front: [0.035, 0.42] },
    4: { bowFront: 2.2, front: [0.015, 0.56] },
    5: { bowFront: 2.2, front: [0, 0.665], rear: [4.3, 0.74] },
    6: { bowFront: 2.3, front: [0.004, 0.745], rear: [4.285, 0.87], rearCorner: [4.09, 0.83, 0.89] },
    7: { bowFront: 2.3, front: [0.04, 0.8], rear: [4.3, 0.98], rearCorner: [4.06, 0.81, 1.0] },
    8: { rear: [4.295, 1.06], rearCorner: [4.01, 0.775, 1.075] },
    9: { rear: [4.25, 1.115], rearCorner: [3.96, 0.725, 1.125] },
    10: { rear: [4.205, 1.165], rearCorner: [3.925, 0.69, 1.16] },
    11: { rear: [4.17, 1.21], rearCorner: [3.9, 0.665, 1.2] },
    12: { rear: [4.115, 1.285], rearCorner: [3.84, 0.64, 1.275] },
    13: { rear: [3.99, 1.41], rearCorner: [3.73, 0.585, 1.375] },
    14: { rear: [3.9, 1.465], rearCorner: [3.63, 0.535, 1.44] },
    15: { rear: [3.73, 1.5], rearCorner: [3.48, 0.45, 1.49] },
    16: { rear: [3.52, 1.522], rearCorner: [3.3, 0.26, 1.517] },
  }),
  presses: [{ board: 'front', mirrored: true, outline: [[0, 0.46], [0.62, 0.46, 0.07], [0.74, 0.26, 0.05], [0, 0.22]], depth: 0.026, soft: 0.06 }],
  ridges: [{ board: 'top', points: [[0.1, 0.34], [0.5, 0.42], [0.98, 0.58]], height: 0.014, width: 0.05 }],
  windows: [[1.17, 1.07, 0.03], [1.48, 1.232, 0.12], [1.76, 1.365, 0.15], [2.13, 1.43, 0.2], [2.7, 1.437, 0.25], [3.3, 1.395, 0.25], [3.82, 1.26, 0.06], [3.7, 1.185, 0.06], [3.1, 1.12, 0.3], [2.0, 1.06, 0.3]],
  pillars: [
    { from: [2.24, 1.03], to: [2.17, 1.46], width: 0.026 },
    { from: [3.18, 1.08], to: [3.28, 1.42], width: 0.02 },
    { from: [1.52, 1.05], to: [1.45, 1.3], width: 0.012 },
  ],
  windowTrim: 'black',
  screen: [[0, 1.085], [0.57, 1.08, 0.05], [0.625, 1.105, 0.04], [0.525, 1.4, 0.05], [0.48, 1.432, 0.05], [0, 1.466]],
  rearGlass: [[0, 1.195], [0.51, 1.2, 0.05], [0.565, 1.225, 0.05], [0.475, 1.4, 0.05], [0, 1.44]],
  headlamp: {
    outline: [[0.4, 0.715, 0.012], [0.56, 0.672, 0.04], [0.76, 0.69, 0.05], [0.98, 0.812, 0.012], [0.78, 0.806, 0.05], [0.56, 0.776, 0.05], [0.41, 0.752, 0.01]],
    depth: 0.055,
    lights: [
      { board: 'wrapFront', points: [[0.42, 0.746], [0.56, 0.766], [0.78, 0.796], [0.94, 0.804]], width: 0.008, material: 'led', taper: 'end' },
      { board: 'wrapFront', points: [[0.42, 0.722], [0.56, 0.684], [0.74, 0.7]], width: 0.008, material: 'led', taper: 'end' },
      { board: 'wrapFront', points: [[0.425, 0.724], [0.425, 0.744]], width: 0.008, material: 'led', straight: true},
    ],
    lenses: [[0.56, 0.722], [0.65, 0.734], [0.74, 0.75]],
  },
  tailLamp: {
    outline: [[0, 0.94], [0.58, 0.93, 0.03], [0.98, 0.985, 0.015], [0.7, 1.015, 0.04], [0, 0.99]],
    mirrored: true,
    depth: 0.024,
    lights: [{ board: 'wrapRear', points: [[0, 0.966], [0.5, 0.97], [0.72, 0.978], [0.93, 0.984]], width: 0.022, material: 'tailLed', dashes: 22, taper: 'end' }],
  },
  lights: [{ board: 'wrapFront', points: [[0, 0.742], [0.2, 0.741], [0.385, 0.737]], width: 0.005, material: 'led' }],
  openings: [{ outline: [[0, 0.42], [0.54, 0.42, 0.04], [0.64, 0.32, 0.04], [0.56, 0.245, 0.03], [0, 0.245]], mirrored: true, filling: 'hex' }],
  masks: [{ board: 'front', mirrored: true, outline: [[0, 0.445], [0.57, 0.445, 0.05], [0.7, 0.31, 0.05], [0.6, 0.215, 0.03], [0, 0.21]] }],
  plates: { front: [0, 0.5], rear: [0, 0.74] },
  cladding: { line: [[0, 0.2], [0.4, 0.205], [0.9, 0.24], [2.2, 0.275], [3.4, 0.27], [4, 0.36], [4.33, 0.37]], arch: 0, material: 'gloss' },
  diffuser: [[0, 0.56], [0.4, 0.56, 0.04], [0.56, 0.46, 0.05], [0.86, 0.4], [0.86, 0.15], [0, 0.15]],
  darkRoof: [[1.0, 1.6], [1.85, 1.436, 0.1], [2.4, 1.462, 0.2], [3.2, 1.425, 0.2], [3.86, 1.27, 0.05], [4.02, 1.32], [4.0, 1.6]],
  strokes: [
    ...doorGaps({ x: [1.31, 2.24, 3.42, 3.1], belt: [1.06, 1.08, 1.15], sill: 0.29 }),
    ...bonnetGap(0.1, [0.32, 0.74], [1.12, 0.76]),
    ...tailgateGap(0.56, 0.94, [0.5, 1.42]),
    { board: 'side', points: [[1.4, 0.258], [2.2, 0.26], [3.1, 0.256]], width: 0.01, material: 'copper', taper: 'both' },
    { board: 'front', points: [[0.2, 0.224], [0.5, 0.226]], width: 0.008, material: 'copper', taper: 'both' },
  ],
  handles: [[2.06, 0.95], [3.06, 0.985]],
  mirror: [1.36, 0.965, 1.11],
  splitter: { height: 0.2, reach: 0.024 },
  spoiler: { half: 0.53, length: 0.19, drop: 0.03, z: 1.456, material: 'gloss' },
  cabin: { dx: -0.2, dz: 0.02 },
  wheels: {
    w1: { inches: 18, rim: 0.715, lip: 'black', blades: [...aeroDisc(5, 0.34, 0.16), inlay(5, 0.35, 0.94, [-0.22, -0.14, -0.16], 0.032)] },
    w2: {
      inches: 19,
      rim: 0.74,
      lip: 'black',
      blades: [...turbine(10, 0.5, 0.14, { cut: false }), inlay(10, 0.42, 0.95, [0.1, 0.28, 0.5], 0.026)],
    },
    w3: {
      inches: 20,
      rim: 0.77,
      lip: 'polished',
      blades: [
        ...turbine(5, 0.26, 0.22),
        ...turbine(5, 0.26, 0.1, { offset: 0.5 }),
        inlay(5, 0.6, 0.96, [0.1, 0.18, 0.26], 0.03),
      ],
    },
  },
}
