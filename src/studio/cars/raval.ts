import type { CarSpec } from '../spec'
import { aeroDisc, inlay, turbine } from '../wheels'
import { born } from './born'
import { bonnetGap, doorGaps, tailgateGap, type Warp, warpRings } from './kit'

// biome-ignore format: a table reads as a table
const warp: Warp = { x: [[-0.1, -0.08], [0, 0], [0.82, 0.76], [1.0, 0.97], [1.7, 1.64], [2.22, 2.12], [3.58, 3.35], [4.322, 4.046]], z: [[0, 0], [0.16, 0.17], [0.29, 0.31], [0.665, 0.66], [0.745, 0.755], [0.83, 0.845], [1.06, 1.05], [1.54, 1.518]], width: 0.99 }

/** The small electric hatch: wheels at the corners, floating roof, a kick in the glass, lamps of stacked dashes. */
// biome-ignore format: a table reads as a table
export const raval: CarSpec = {
  code: 'RAVAL',
  slug: 'raval',
  size: { length: 4.046, width: 1.784, height: 1.518, wheelbase: 2.6 },
  frontOverhang: 0.762,
  tyreRadius: 0.345,
  archRadius: 0.376,
  track: 0.786,
  flare: 0.03,
  rings: warpRings(born.rings, warp, {
    2: { bowFront: 2.6, bowRear: 3 },
    3: { bowFront: 2.6, bowRear: 3 },
    4: { bowFront: 2.6, bowRear: 3 },
    5: { bowFront: 2.6, bowRear: 3, rear: [4.035, 0.74] },
    6: { bowFront: 2.7, rear: [4.03, 0.87], rearCorner: [3.86, 0.82, 0.885], tight: 0.18 },
    7: { bowFront: 2.7, rear: [4.035, 0.98], rearCorner: [3.83, 0.8, 0.99] },
    8: { rear: [4.02, 1.06], rearCorner: [3.79, 0.765, 1.065] },
    9: { rear: [3.99, 1.11], rearCorner: [3.74, 0.72, 1.115] },
    10: { rear: [3.965, 1.155], rearCorner: [3.71, 0.69, 1.15] },
    11: { rear: [3.945, 1.2], rearCorner: [3.69, 0.665, 1.19] },
    12: { rear: [3.905, 1.27], rearCorner: [3.65, 0.64, 1.26] },
    13: { rear: [3.81, 1.385], rearCorner: [3.56, 0.59, 1.36] },
    14: { rear: [3.74, 1.441], rearCorner: [3.48, 0.545, 1.42] },
    15: { rear: [3.6, 1.478], rearCorner: [3.36, 0.46, 1.468] },
    16: { rear: [3.42, 1.5], rearCorner: [3.2, 0.27, 1.496] },
  }),
  presses: [{ board: 'wrapFront', outline: [[0.54, 0.62, 0.05], [0.78, 0.64, 0.05], [0.82, 0.05], [0.62, 0.05]], depth: 0.026, soft: 0.06 }],
  ridges: [{ board: 'top', points: [[0.1, 0.26], [0.5, 0.3], [0.95, 0.4]], height: 0.016, width: 0.05 }],
  windows: [[1.12, 1.06, 0.03], [1.42, 1.21, 0.12], [1.7, 1.342, 0.15], [2.05, 1.405, 0.2], [2.55, 1.412, 0.25], [3.05, 1.385, 0.2], [3.44, 1.32, 0.06], [3.3, 1.2, 0.05], [2.95, 1.165, 0.05], [2.82, 1.09, 0.08], [2.0, 1.05, 0.3]],
  pillars: [
    { from: [2.14, 1.02], to: [2.07, 1.44], width: 0.026 },
    { from: [2.92, 1.06], to: [3.02, 1.4], width: 0.02 },
  ],
  windowTrim: 'black',
  screen: [[0, 1.072], [0.565, 1.068, 0.05], [0.62, 1.092, 0.04], [0.525, 1.378, 0.05], [0.48, 1.41, 0.05], [0, 1.444]],
  rearGlass: [[0, 1.185], [0.52, 1.19, 0.05], [0.57, 1.215, 0.05], [0.485, 1.38, 0.05], [0, 1.415]],
  headlamp: {
    outline: [[0.36, 0.712, 0.02], [0.44, 0.668, 0.02], [0.76, 0.662, 0.03], [0.9, 0.735, 0.02], [0.86, 0.79, 0.03], [0.42, 0.772, 0.02]],
    depth: 0.055,
    lights: [
      { board: 'wrapFront', points: [[0.43, 0.76], [0.84, 0.776]], width: 0.01, material: 'led', straight: true, dashes: 4 },
      { board: 'wrapFront', points: [[0.4, 0.722], [0.86, 0.738]], width: 0.01, material: 'led', straight: true, dashes: 4 },
      { board: 'wrapFront', points: [[0.44, 0.684], [0.8, 0.69]], width: 0.01, material: 'led', straight: true, dashes: 3 },
    ],
    lenses: [],
  },
  tailLamp: {
    outline: [[0, 0.93], [0.42, 0.928, 0.02], [0.5, 0.875, 0.02], [0.78, 0.88, 0.02], [0.9, 0.96, 0.02], [0.84, 1.0, 0.02], [0, 0.985]],
    mirrored: true,
    depth: 0.026,
    lights: [
      { board: 'wrapRear', points: [[0, 0.958], [0.44, 0.962]], width: 0.005, material: 'tailLed', straight: true},
      { board: 'wrapRear', points: [[0.48, 0.974], [0.86, 0.982]], width: 0.012, material: 'tailLed', straight: true, dashes: 4 },
      { board: 'wrapRear', points: [[0.5, 0.938], [0.86, 0.946]], width: 0.012, material: 'tailLed', straight: true, dashes: 4 },
      { board: 'wrapRear', points: [[0.53, 0.902], [0.79, 0.906]], width: 0.012, material: 'tailLed', straight: true, dashes: 3 },
    ],
  },
  lights: [],
  openings: [
    { outline: [[0, 0.4], [0.46, 0.4, 0.03], [0.52, 0.33, 0.03], [0.46, 0.265, 0.03], [0, 0.265]], mirrored: true, filling: 'hex' },
    { outline: [[0.6, 0.5, 0.02], [0.7, 0.52, 0.02], [0.72, 0.36, 0.02], [0.63, 0.34, 0.02]], filling: 'slats' },
  ],
  masks: [
    { board: 'wrapFront', mirrored: true, outline: [[0, 0.776], [0.3, 0.77, 0.02], [0.345, 0.715, 0.02], [0.3, 0.682, 0.02], [0, 0.682]] },
    { board: 'front', mirrored: true, outline: [[0, 0.425], [0.48, 0.425, 0.03], [0.56, 0.335, 0.03], [0.49, 0.235, 0.03], [0, 0.235]] },
  ],
  plates: { front: [0, 0.52], rear: [0, 0.7] },
  cladding: { line: [[0, 0.22], [0.4, 0.23], [0.9, 0.28], [2.2, 0.31], [3.2, 0.32], [3.7, 0.4], [4.05, 0.4]], arch: 0.034, material: 'gloss' },
  diffuser: [[0, 0.54], [0.46, 0.54, 0.04], [0.6, 0.44, 0.05], [0.86, 0.4], [0.86, 0.15], [0, 0.15]],
  darkRoof: [[0.9, 1.6], [1.8, 1.41, 0.1], [2.3, 1.436, 0.2], [3.1, 1.41, 0.15], [3.56, 1.325, 0.03], [3.72, 1.2, 0.03], [3.95, 1.22], [3.9, 1.6]],
  strokes: [
    ...doorGaps({ x: [1.25, 2.14, 3.2, 2.92], belt: [1.05, 1.07, 1.17], sill: 0.325 }),
    ...bonnetGap(0.1, [0.3, 0.73], [1.08, 0.755]),
    ...tailgateGap(0.54, 0.885, [0.51, 1.4]),
    { board: 'side', points: [[1.3, 0.29], [2.1, 0.295], [2.95, 0.3]], width: 0.009, material: 'copper', taper: 'both' },
  ],
  handles: [[1.96, 0.945]],
  mirror: [1.31, 0.95, 1.1],
  splitter: { height: 0.222, reach: 0.022 },
  spoiler: { half: 0.54, length: 0.2, drop: 0.02, z: 1.434, material: 'gloss' },
  cabin: { dx: -0.26, dz: 0 },
  wheels: {
    w1: { inches: 17, rim: 0.7, lip: 'black', blades: [...aeroDisc(4, 0.3, 0.2), inlay(4, 0.35, 0.94, [-0.3, -0.2, -0.22], 0.034)] },
    w2: { inches: 18, rim: 0.73, lip: 'polished', blades: turbine(8, 0.16, 0.15) },
    w3: {
      inches: 19,
      rim: 0.765,
      lip: 'copper',
      blades: [
        ...turbine(4, 0, 0.3),
        ...turbine(4, 0, 0.12, { offset: Math.PI / 4, cut: false }),
        inlay(4, 0.5, 0.96, [0, 0, 0], 0.04),
      ],
    },
  },
}
