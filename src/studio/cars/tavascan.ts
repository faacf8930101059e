import type { CarSpec } from '../spec'
import { aeroDisc, inlay, turbine } from '../wheels'
import { formentor } from './formentor'
import { bonnetGap, doorGaps, tailgateGap, type Warp, warpRings } from './kit'

// biome-ignore format: a table reads as a table
const warp: Warp = { x: [[-0.1, -0.09], [0, 0], [0.88, 0.89], [1.2, 1.06], [1.98, 1.84], [2.47, 2.4], [3.56, 3.66], [4.445, 4.644]], z: [[0, 0], [0.21, 0.2], [0.46, 0.47], [0.735, 0.79], [0.82, 0.88], [1.03, 1.09], [1.511, 1.597]], width: 1.012 }

/** The electric coupe SUV: closed nose with a line of light, cab forward, roof falling all the way to a high tail. */
// biome-ignore format: a table reads as a table
export const tavascan: CarSpec = {
  code: 'TAVASCAN',
  slug: 'tavascan',
  size: { length: 4.644, width: 1.861, height: 1.597, wheelbase: 2.766 },
  frontOverhang: 0.9,
  tyreRadius: 0.378,
  archRadius: 0.412,
  track: 0.812,
  flare: 0.036,
  rings: warpRings(formentor.rings, warp, {
    2: { front: [0.06, 0.33], bowFront: 2.3 },
    3: { front: [0.05, 0.48], bowFront: 2.3 },
    4: { front: [0.026, 0.61], bowFront: 2.3 },
    5: { front: [0.006, 0.715], bowFront: 2.3, rear: [4.585, 0.82] },
    6: { front: [0, 0.785], bowFront: 2.4, rear: [4.53, 0.94], tight: 0.22 },
    7: { front: [0.035, 0.84], bowFront: 2.4, rear: [4.585, 1.06] },
    8: { rear: [4.644, 1.13], rearCorner: [4.31, 0.79, 1.135], tight: 0.3 },
    9: { rear: [4.55, 1.17], rearCorner: [4.22, 0.73, 1.175] },
    10: { rear: [4.42, 1.2], rearCorner: [4.13, 0.68, 1.205] },
    11: { rear: [4.3, 1.235], rearCorner: [4.04, 0.65, 1.235], cut: 3, tail: [[3.5, 0.775, 1.2]] },
    12: { rear: [4.17, 1.305], rearCorner: [3.94, 0.61, 1.295], cut: 3, tail: [[3.45, 0.72, 1.265]] },
    13: { rear: [3.9, 1.42], rearCorner: [3.7, 0.56, 1.385], cut: 2.9, tail: [[3.3, 0.63, 1.39]] },
    14: { rear: [3.68, 1.492], rearCorner: [3.5, 0.52, 1.465], cut: 2.9, tail: [[3.15, 0.58, 1.488]] },
    15: { rear: [3.45, 1.54], rearCorner: [3.3, 0.43, 1.53], cut: 2.7, tail: [[3, 0.49, 1.548]] },
    16: { rear: [3.25, 1.575], rearCorner: [3.1, 0.25, 1.57], cut: 2.6, tail: [[2.85, 0.28, 1.583]] },
    17: { rear: [3, 1.595], rearCorner: [2.85, 0, 1.597] },
  }),
  presses: [
    { board: 'wrapFront', outline: [[0.56, 0.72, 0.06], [0.74, 0.73, 0.05], [0.9, 0.05], [0.72, 0.05]], depth: 0.03, soft: 0.07 },
    { board: 'front', mirrored: true, outline: [[0, 0.44], [0.58, 0.44, 0.06], [0.66, 0.3, 0.05], [0, 0.28]], depth: 0.02, soft: 0.05 },
  ],
  ridges: [
    { board: 'top', points: [[0.1, 0.3], [0.5, 0.4], [1.1, 0.6]], height: 0.022, width: 0.06 },
    { board: 'top', points: [[2.0, 0.3], [2.8, 0.34], [3.6, 0.3]], height: 0.01, width: 0.07 },
  ],
  windows: [[1.32, 1.105, 0.03], [1.66, 1.285, 0.12], [1.9, 1.425, 0.15], [2.25, 1.492, 0.2], [2.75, 1.498, 0.25], [3.2, 1.45, 0.3], [3.98, 1.232, 0.03], [3.5, 1.178, 0.12], [3.0, 1.135, 0.3], [2.1, 1.1, 0.3]],
  pillars: [
    { from: [2.38, 1.08], to: [2.31, 1.5], width: 0.028 },
    { from: [3.3, 1.14], to: [3.42, 1.42], width: 0.02 },
  ],
  windowTrim: 'black',
  screen: [[0, 1.115], [0.585, 1.11, 0.05], [0.64, 1.135, 0.04], [0.545, 1.455, 0.05], [0.5, 1.49, 0.05], [0, 1.522]],
  rearGlass: [[0, 1.222], [0.5, 1.226, 0.05], [0.545, 1.25, 0.05], [0.465, 1.43, 0.05], [0, 1.465]],
  headlamp: {
    outline: [[0.42, 0.735, 0.01], [0.6, 0.725, 0.04], [0.78, 0.75, 0.05], [1.06, 0.87, 0.01], [0.8, 0.822, 0.06], [0.58, 0.785, 0.05], [0.43, 0.772, 0.01]],
    depth: 0.05,
    lights: [
      { board: 'wrapFront', points: [[0.44, 0.762], [0.58, 0.776], [0.8, 0.812], [1.0, 0.856]], width: 0.008, material: 'led', taper: 'end' },
      { board: 'wrapFront', points: [[0.44, 0.744], [0.58, 0.736], [0.68, 0.744]], width: 0.008, material: 'led', taper: 'end' },
    ],
    lenses: [[0.58, 0.757], [0.665, 0.77], [0.745, 0.785]],
  },
  tailLamp: {
    outline: [[0, 0.99], [0.55, 0.995, 0.03], [0.78, 0.965, 0.02], [1.06, 1.04, 0.01], [0.72, 1.065, 0.03], [0, 1.045]],
    mirrored: true,
    depth: 0.025,
    lights: [
      { board: 'wrapRear', points: [[0, 1.02], [0.45, 1.026], [0.7, 1.036], [1.0, 1.038]], width: 0.009, material: 'tailLed', taper: 'end' },
      { board: 'wrapRear', points: [[0.52, 1.012], [0.66, 1.004], [0.8, 0.982]], width: 0.008, material: 'tailLed', taper: 'end' },
      { board: 'wrapRear', points: [[0.64, 1.022], [0.78, 1.014], [0.92, 1.01]], width: 0.006, material: 'tailSoft', taper: 'both' },
    ],
  },
  lights: [
    { board: 'wrapFront', points: [[0, 0.768], [0.2, 0.766], [0.4, 0.758]], width: 0.006, material: 'led' },
    { board: 'wrapFront', points: [[0.66, 0.64], [0.72, 0.5]], width: 0.008, material: 'ledSoft', taper: 'both' },
  ],
  openings: [
    { outline: [[0, 0.42], [0.54, 0.42, 0.03], [0.6, 0.33, 0.03], [0.52, 0.27, 0.02], [0, 0.27]], mirrored: true, filling: 'hex' },
    { outline: [[0.66, 0.62, 0.02], [0.72, 0.64, 0.02], [0.775, 0.4, 0.02], [0.72, 0.37, 0.02]], filling: 'fins' },
  ],
  masks: [{ board: 'front', mirrored: true, outline: [[0, 0.47], [0.56, 0.465, 0.04], [0.66, 0.34, 0.04], [0.56, 0.245, 0.03], [0, 0.24]] }],
  plates: { front: [0, 0.53], rear: [0, 0.78] },
  cladding: { line: [[0, 0.24], [0.4, 0.25], [0.9, 0.38], [2.2, 0.4], [3.4, 0.43], [4, 0.5], [4.65, 0.5]], arch: 0.05, material: 'gloss' },
  diffuser: [[0, 0.6], [0.45, 0.6, 0.04], [0.6, 0.5, 0.05], [0.9, 0.47], [0.9, 0.2], [0, 0.2]],
  darkRoof: [[1.2, 1.62], [1.99, 1.494, 0.1], [2.5, 1.522, 0.2], [3.1, 1.5, 0.2], [3.75, 1.4, 0.05], [3.9, 1.62]],
  strokes: [
    ...doorGaps({ x: [1.36, 2.36, 3.5, 3.12], belt: [1.095, 1.1, 1.16], sill: 0.416 }),
    ...bonnetGap(0.1, [0.34, 0.75], [1.22, 0.79]),
    ...tailgateGap(0.64, 0.98, [0.5, 1.45]),
    { board: 'side', points: [[1.42, 0.36], [2.3, 0.365], [3.2, 0.38]], width: 0.008, material: 'copper', taper: 'both' },
    { board: 'front', points: [[0.12, 0.255], [0.4, 0.257]], width: 0.006, material: 'copper', taper: 'both' },
  ],
  handles: [[2.2, 0.965], [3.16, 1.0]],
  mirror: [1.5, 1, 1.14],
  splitter: { height: 0.248, reach: 0.03 },
  spoiler: { half: 0.52, length: 0.1, drop: 0.012, z: 1.478, material: 'gloss' },
  cabin: { dx: -0.12, dz: 0.05 },
  wheels: {
    w1: { inches: 19, rim: 0.72, lip: 'black', blades: [...aeroDisc(6, 0.46, 0.1), inlay(6, 0.45, 0.94, [-0.2, -0.12, -0.12], 0.028)] },
    w2: {
      inches: 20,
      rim: 0.75,
      lip: 'polished',
      blades: [...turbine(5, 0.32, 0.26), ...turbine(5, 0.1, 0.06, { offset: 0.628, cut: false })],
    },
    w3: { inches: 21, rim: 0.78, lip: 'copper', blades: [...aeroDisc(10, 0.6, 0.22), inlay(10, 0.5, 0.96, [-0.05, 0, 0.12], 0.02)] },
  },
}
