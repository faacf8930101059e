import type { CarSpec } from '../spec'
import { inlay, turbine, twinSpoke } from '../wheels'
import { formentor } from './formentor'
import { bonnetGap, doorGaps, tailgateGap, type Warp, warpRings } from './kit'

// biome-ignore format: a table reads as a table
const warp: Warp = { x: [[-0.1, -0.1], [0, 0], [0.88, 0.9], [1.2, 1.16], [1.98, 1.9], [2.47, 2.45], [3.56, 3.58], [4.445, 4.52]], z: [[0, 0], [0.21, 0.21], [0.46, 0.49], [0.735, 0.81], [1.03, 1.115], [1.511, 1.585]], width: 1.013 }

/** The SUV: upright nose and tail, a long roof on rails, lamps split into a brow and a block. */
// biome-ignore format: a table reads as a table
export const terramar: CarSpec = {
  code: 'TERRAMAR',
  slug: 'terramar',
  size: { length: 4.519, width: 1.863, height: 1.584, wheelbase: 2.681 },
  frontOverhang: 0.9,
  tyreRadius: 0.372,
  archRadius: 0.41,
  track: 0.815,
  flare: 0.024,
  rings: warpRings(formentor.rings, warp, {
    4: { front: [0.004, 0.62] },
    5: { front: [0, 0.73], rear: [4.5, 0.8], rearCorner: [4.3, 0.86, 0.82] },
    6: { front: [0.006, 0.815], rear: [4.47, 0.93], rearCorner: [4.285, 0.86, 0.95] },
    7: { front: [0.03, 0.872], rear: [4.485, 1.05], rearCorner: [4.26, 0.84, 1.06] },
    8: { rear: [4.475, 1.125], rearCorner: [4.21, 0.8, 1.13] },
    9: { rear: [4.43, 1.17], rearCorner: [4.15, 0.745, 1.17] },
    10: { rear: [4.38, 1.21], rearCorner: [4.1, 0.71, 1.205] },
    11: { rear: [4.335, 1.255], rearCorner: [4.06, 0.685, 1.245], cut: 3.1, tail: [[3.45, 0.79, 1.205]] },
    12: { rear: [4.27, 1.335], rearCorner: [4, 0.66, 1.315], cut: 3.1, tail: [[3.45, 0.745, 1.28]] },
    13: { rear: [4.12, 1.455], rearCorner: [3.86, 0.605, 1.42], cut: 3, tail: [[3.4, 0.66, 1.415]] },
    14: { rear: [4.02, 1.515], rearCorner: [3.76, 0.56, 1.49], cut: 3, tail: [[3.3, 0.605, 1.505]] },
    15: { rear: [3.86, 1.552], rearCorner: [3.62, 0.47, 1.54], cut: 2.8, tail: [[3.15, 0.515, 1.556]] },
    16: { rear: [3.68, 1.58], rearCorner: [3.42, 0.27, 1.575], cut: 2.8, tail: [[3, 0.29, 1.588]] },
  }),
  presses: [
    { board: 'front', mirrored: true, outline: [[0, 0.8], [0.56, 0.79, 0.06], [0.66, 0.62, 0.06], [0.56, 0.4, 0.06], [0, 0.4]], depth: 0.02, soft: 0.05 },
    { board: 'wrapFront', outline: [[0.6, 0.7, 0.05], [0.85, 0.72, 0.05], [0.87, 0.05], [0.66, 0.05]], depth: 0.02, soft: 0.055 },
  ],
  ridges: [{ board: 'top', points: [[0.12, 0.36], [0.6, 0.42], [1.2, 0.56]], height: 0.018, width: 0.06 }],
  windows: [[1.42, 1.13, 0.03], [1.72, 1.3, 0.12], [1.95, 1.43, 0.15], [2.3, 1.485, 0.2], [2.85, 1.492, 0.25], [3.5, 1.462, 0.2], [3.86, 1.4, 0.08], [3.98, 1.27, 0.08], [3.86, 1.2, 0.06], [3.1, 1.152, 0.3], [2.2, 1.118, 0.3]],
  pillars: [
    { from: [2.45, 1.1], to: [2.39, 1.5], width: 0.028 },
    { from: [3.3, 1.14], to: [3.4, 1.46], width: 0.022 },
  ],
  windowTrim: 'satin',
  screen: [[0, 1.14], [0.585, 1.132, 0.05], [0.645, 1.158, 0.04], [0.55, 1.45, 0.05], [0.5, 1.482, 0.05], [0, 1.515]],
  rearGlass: [[0, 1.235], [0.53, 1.24, 0.05], [0.585, 1.265, 0.05], [0.5, 1.45, 0.05], [0, 1.485]],
  headlamp: {
    outline: [[0.34, 0.79, 0.01], [0.58, 0.768, 0.04], [0.78, 0.776, 0.05], [1.04, 0.862, 0.012], [0.8, 0.848, 0.06], [0.55, 0.83, 0.05], [0.35, 0.822, 0.01]],
    depth: 0.05,
    lights: [
      { board: 'wrapFront', points: [[0.36, 0.816], [0.56, 0.822], [0.78, 0.838], [0.98, 0.856]], width: 0.009, material: 'led', taper: 'end' },
      { board: 'wrapFront', points: [[0.36, 0.796], [0.47, 0.784]], width: 0.008, material: 'led', straight: true},
      { board: 'wrapFront', points: [[0.52, 0.78], [0.6, 0.778]], width: 0.008, material: 'led', straight: true},
      { board: 'wrapFront', points: [[0.65, 0.779], [0.72, 0.783]], width: 0.008, material: 'led', straight: true},
    ],
    lenses: [[0.56, 0.8], [0.66, 0.804], [0.76, 0.812]],
  },
  tailLamp: {
    outline: [[0, 0.975], [0.5, 0.97, 0.02], [0.6, 0.93, 0.02], [0.8, 0.94, 0.02], [0.98, 1.03, 0.012], [0.7, 1.05, 0.03], [0, 1.04]],
    mirrored: true,
    depth: 0.025,
    lights: [
      { board: 'wrapRear', points: [[0, 1.012], [0.5, 1.014], [0.72, 1.02], [0.93, 1.02]], width: 0.011, material: 'tailLed', taper: 'end' },
      { board: 'wrapRear', points: [[0.6, 1.0], [0.625, 0.948]], width: 0.011, material: 'tailLed', straight: true},
      { board: 'wrapRear', points: [[0.66, 1.002], [0.685, 0.952]], width: 0.011, material: 'tailLed', straight: true},
      { board: 'wrapRear', points: [[0.72, 1.004], [0.745, 0.958]], width: 0.011, material: 'tailLed', straight: true},
    ],
  },
  lights: [{ board: 'wrapFront', points: [[0.73, 0.66], [0.76, 0.5], [0.775, 0.44]], width: 0.011, material: 'led', taper: 'both' }],
  openings: [
    { outline: [[0, 0.76], [0.53, 0.752, 0.03], [0.61, 0.63, 0.05], [0.53, 0.45, 0.04], [0, 0.45]], mirrored: true, filling: 'slats' },
    { outline: [[0, 0.37], [0.54, 0.37, 0.03], [0.58, 0.31, 0.03], [0.5, 0.275, 0.02], [0, 0.275]], mirrored: true, filling: 'hex' },
  ],
  masks: [{ board: 'front', mirrored: true, outline: [[0, 0.78], [0.545, 0.772, 0.03], [0.636, 0.63, 0.05], [0.555, 0.43, 0.04], [0, 0.43]] }],
  plates: { front: [0, 0.56], rear: [0, 0.8] },
  cladding: { line: [[0, 0.26], [0.4, 0.27], [0.9, 0.4], [2.2, 0.425], [3.4, 0.44], [4, 0.45], [4.52, 0.45]], arch: 0.055, material: 'clad' },
  diffuser: [[0, 0.58], [0.55, 0.58, 0.04], [0.66, 0.5, 0.05], [0.9, 0.46], [0.9, 0.2], [0, 0.2]],
  strokes: [
    ...doorGaps({ x: [1.43, 2.43, 3.52, 3.1], belt: [1.12, 1.13, 1.18], sill: 0.44 }),
    ...bonnetGap(0.09, [0.32, 0.77], [1.33, 0.79]),
    ...tailgateGap(0.65, 0.985, [0.54, 1.47]),
    { board: 'front', points: [[0, 0.404], [0.5, 0.404], [0.62, 0.42]], width: 0.006, material: 'copper', taper: 'end' },
  ],
  handles: [[2.27, 0.985], [3.2, 1.015]],
  mirror: [1.6, 1, 1.165],
  splitter: { height: 0.262, reach: 0.022 },
  spoiler: { half: 0.55, length: 0.2, drop: 0.03, z: 1.508, material: 'gloss' },
  rails: [[2.05, 0.57], [2.8, 0.6], [3.5, 0.585]],
  exhausts: [{ y: 0.58, z: 0.45, width: 0.14, height: 0.06 }],
  cabin: { dx: -0.06, dz: 0.06 },
  wheels: {
    w1: { inches: 18, rim: 0.715, lip: 'black', blades: twinSpoke(6, 0.24, 0.13) },
    w2: { inches: 19, rim: 0.74, lip: 'black', blades: [...turbine(5, 0.2, 0.3), inlay(5, 0.5, 0.95, [0, 0.05, 0.14], 0.035)] },
    w3: { inches: 20, rim: 0.765, lip: 'polished', blades: [...twinSpoke(8, 0.16, 0.085), inlay(8, 0.7, 0.97, [0, 0, 0], 0.03)] },
  },
}
