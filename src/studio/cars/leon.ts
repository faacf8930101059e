import type { CarSpec } from '../spec'
import { inlay, turbine, twinSpoke } from '../wheels'
import { formentor } from './formentor'
import { bonnetGap, doorGaps, tailgateGap, type Warp, warpRings } from './kit'

// biome-ignore format: a table reads as a table
const warp: Warp = { x: [[-0.1, -0.1], [0, 0], [0.88, 0.89], [1.2, 1.22], [1.98, 1.98], [2.47, 2.47], [3.56, 3.57], [4.445, 4.398]], z: [[0, 0], [0.21, 0.15], [0.35, 0.265], [0.735, 0.655], [0.82, 0.745], [1.03, 0.962], [1.511, 1.467]], width: 0.98 }

/** The low hatch: long bonnet, level waist, upright tail, a wide hexagon low in the nose. */
// biome-ignore format: a table reads as a table
export const leon: CarSpec = {
  code: 'LEON',
  slug: 'leon',
  size: { length: 4.398, width: 1.799, height: 1.467, wheelbase: 2.686 },
  frontOverhang: 0.885,
  tyreRadius: 0.334,
  archRadius: 0.36,
  track: 0.792,
  flare: 0.018,
  rings: warpRings(formentor.rings, warp, {
    5: { rear: [4.38, 0.67] },
    6: { rear: [4.36, 0.8], rearCorner: [4.165, 0.82, 0.82] },
    7: { rear: [4.37, 0.91], rearCorner: [4.135, 0.8, 0.925] },
    8: { rear: [4.36, 0.985], rearCorner: [4.085, 0.765, 0.995] },
    9: { rear: [4.325, 1.03], rearCorner: [4.03, 0.72, 1.035] },
    10: { rear: [4.285, 1.07], rearCorner: [3.99, 0.69, 1.065] },
    11: { rear: [4.25, 1.11], rearCorner: [3.96, 0.665, 1.1], cut: 3, tail: [[3.45, 0.77, 1.05]] },
    12: { rear: [4.19, 1.185], rearCorner: [3.9, 0.635, 1.17], cut: 3, tail: [[3.4, 0.715, 1.125]] },
    13: { rear: [4.05, 1.315], rearCorner: [3.77, 0.58, 1.285], cut: 2.9, tail: [[3.3, 0.635, 1.275]] },
    14: { rear: [3.95, 1.378], rearCorner: [3.66, 0.53, 1.352], cut: 2.9, tail: [[3.2, 0.58, 1.362]] },
    15: { rear: [3.77, 1.418], rearCorner: [3.5, 0.44, 1.408], cut: 2.7, tail: [[3.05, 0.5, 1.418]] },
    16: { rear: [3.55, 1.445], rearCorner: [3.3, 0.26, 1.44], cut: 2.7, tail: [[3, 0.28, 1.448]] },
  }),
  presses: [{ board: 'front', mirrored: true, outline: [[0, 0.62], [0.44, 0.62, 0.06], [0.64, 0.48, 0.06], [0.7, 0.24, 0.06], [0, 0.22]], depth: 0.024, soft: 0.05 }],
  ridges: [{ board: 'top', points: [[0.12, 0.26], [0.6, 0.32], [1.3, 0.46]], height: 0.013, width: 0.05 }],
  windows: [[1.5, 0.985, 0.03], [1.82, 1.145, 0.12], [2.03, 1.262, 0.15], [2.35, 1.328, 0.2], [2.85, 1.338, 0.25], [3.35, 1.305, 0.25], [3.78, 1.205, 0.06], [3.66, 1.1, 0.06], [3.1, 1.025, 0.3], [2.2, 0.972, 0.3]],
  pillars: [
    { from: [2.47, 0.95], to: [2.42, 1.36], width: 0.026 },
    { from: [3.24, 1.0], to: [3.33, 1.32], width: 0.02 },
  ],
  windowTrim: 'black',
  screen: [[0, 0.988], [0.565, 0.984, 0.05], [0.62, 1.008, 0.04], [0.525, 1.305, 0.05], [0.48, 1.335, 0.05], [0, 1.372]],
  rearGlass: [[0, 1.1], [0.51, 1.106, 0.05], [0.56, 1.132, 0.05], [0.47, 1.31, 0.05], [0, 1.35]],
  headlamp: {
    outline: [[0.4, 0.655, 0.012], [0.56, 0.612, 0.04], [0.74, 0.622, 0.05], [0.99, 0.738, 0.012], [0.78, 0.724, 0.06], [0.56, 0.692, 0.05], [0.41, 0.676, 0.01]],
    depth: 0.055,
    lights: [
      { board: 'wrapFront', points: [[0.42, 0.66], [0.545, 0.628], [0.6, 0.66], [0.8, 0.708], [0.94, 0.73]], width: 0.0085, material: 'led', taper: 'end', straight: true},
      { board: 'wrapFront', points: [[0.62, 0.634], [0.76, 0.65]], width: 0.0055, material: 'ledSoft', taper: 'both', straight: true},
    ],
    lenses: [[0.655, 0.652], [0.735, 0.668]],
  },
  tailLamp: {
    outline: [[0, 0.885], [0.44, 0.88, 0.02], [0.58, 0.828, 0.03], [0.82, 0.846, 0.03], [1.0, 0.918, 0.012], [0.72, 0.94, 0.03], [0, 0.915]],
    mirrored: true,
    depth: 0.024,
    lights: [
      { board: 'wrapRear', points: [[0, 0.9], [0.46, 0.903]], width: 0.006, material: 'tailLed' },
      { board: 'wrapRear', points: [[0.46, 0.903], [0.72, 0.918], [0.95, 0.914]], width: 0.012, material: 'tailLed', taper: 'end' },
      { board: 'wrapRear', points: [[0.5, 0.888], [0.62, 0.848], [0.8, 0.862]], width: 0.01, material: 'tailLed', straight: true},
    ],
  },
  lights: [],
  openings: [
    { outline: [[0, 0.575], [0.42, 0.575, 0.03], [0.56, 0.47, 0.05], [0.5, 0.285, 0.04], [0, 0.285]], mirrored: true, filling: 'hex' },
    { outline: [[0.63, 0.42, 0.03], [0.74, 0.46, 0.02], [0.755, 0.265, 0.03], [0.65, 0.235, 0.03]], filling: 'slats' },
  ],
  masks: [{ board: 'front', mirrored: true, outline: [[0, 0.595], [0.435, 0.595, 0.03], [0.59, 0.475, 0.05], [0.525, 0.262, 0.04], [0, 0.262]] }],
  plates: { front: [0, 0.4], rear: [0, 0.66] },
  cladding: { line: [[0, 0.17], [0.4, 0.175], [0.9, 0.2], [2.2, 0.225], [3.4, 0.23], [4, 0.28], [4.4, 0.29]], arch: 0, material: 'gloss' },
  diffuser: [[0, 0.46], [0.5, 0.46, 0.04], [0.62, 0.38, 0.05], [0.86, 0.33], [0.86, 0.12], [0, 0.12]],
  strokes: [
    ...doorGaps({ x: [1.5, 2.46, 3.48, 3.08], belt: [0.965, 0.985, 1.05], sill: 0.262 }),
    ...bonnetGap(0.105, [0.33, 0.735], [1.4, 0.755]),
    ...tailgateGap(0.5, 0.85, [0.5, 1.33]),
    { board: 'front', points: [[0.03, 0.225], [0.5, 0.225], [0.62, 0.24]], width: 0.006, material: 'copper', taper: 'end' },
  ],
  handles: [[2.3, 0.845], [3.14, 0.878]],
  mirror: [1.66, 0.955, 1.012],
  splitter: { height: 0.175, reach: 0.03 },
  spoiler: { half: 0.52, length: 0.18, drop: 0.028, z: 1.37, material: 'gloss' },
  exhausts: [{ y: 0.52, z: 0.31, width: 0.11, height: 0.062 }],
  cabin: { dx: 0, dz: -0.07 },
  wheels: {
    w1: { inches: 17, rim: 0.71, lip: 'black', blades: twinSpoke(5, 0.2, 0.15) },
    w2: { inches: 18, rim: 0.74, lip: 'polished', blades: [...turbine(9, 0.28, 0.13), inlay(9, 0.6, 0.95, [0.08, 0.14, 0.26], 0.022)] },
    w3: { inches: 19, rim: 0.775, lip: 'copper', blades: [...twinSpoke(6, 0.26, 0.1), inlay(6, 0.62, 0.96, [0, 0, 0], 0.03)] },
  },
}
