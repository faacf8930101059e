import type { CarSpec } from '../spec'
import { inlay, turbine, twinSpoke } from '../wheels'
import { formentor } from './formentor'

/** The sharp one: wider intakes, a longer splitter, four pipes, copper, its own wheels. */
// biome-ignore format: a table reads as a table
export const formentorVz: CarSpec = {
  ...formentor,
  code: 'FORMENTORVZ',
  slug: 'formentor-vz',
  flare: 0.032,
  archRadius: 0.39,
  presses: [{ board: 'front', mirrored: true, outline: [[0, 0.715], [0.5, 0.715, 0.06], [0.66, 0.55, 0.06], [0.74, 0.3, 0.06], [0, 0.28]], depth: 0.026, soft: 0.05 }],
  ridges: [
    { board: 'top', points: [[0.12, 0.22], [0.6, 0.27], [1.3, 0.36]], height: 0.012, width: 0.045 },
    { board: 'top', points: [[0.2, 0.44], [0.7, 0.5], [1.35, 0.6]], height: 0.012, width: 0.05 },
  ],
  windowTrim: 'black',
  openings: [
    { outline: [[0, 0.672], [0.44, 0.672, 0.03], [0.57, 0.56, 0.04], [0.5, 0.43, 0.04], [0, 0.43]], mirrored: true, filling: 'hex' },
    { outline: [[0, 0.385], [0.47, 0.385, 0.03], [0.55, 0.27, 0.03], [0, 0.25]], mirrored: true, filling: 'hex' },
    { outline: [[0.6, 0.5, 0.03], [0.75, 0.6, 0.02], [0.78, 0.33, 0.03], [0.64, 0.275, 0.03]], filling: 'fins' },
  ],
  masks: [
    { board: 'front', mirrored: true, outline: [[0, 0.692], [0.455, 0.692, 0.03], [0.6, 0.56, 0.04], [0.535, 0.408, 0.04], [0.6, 0.25, 0.03], [0, 0.235]] },
    { board: 'front', outline: [[0.585, 0.515, 0.02], [0.765, 0.632, 0.02], [0.8, 0.315, 0.03], [0.625, 0.255, 0.03]] },
  ],
  plates: { front: [0, 0.5], rear: [0, 0.72] },
  cladding: { ...formentor.cladding, arch: 0.04, material: 'gloss' },
  strokes: [
    ...formentor.strokes.slice(0, -1),
    { board: 'front', points: [[0.61, 0.5], [0.755, 0.606]], width: 0.007, material: 'copper', straight: true},
    { board: 'front', points: [[0.755, 0.606], [0.785, 0.335]], width: 0.006, material: 'copper', straight: true, taper: 'end' },
    { board: 'side', points: [[1.36, 0.42], [2.2, 0.425], [3.1, 0.44]], width: 0.006, material: 'copper', taper: 'both' },
  ],
  splitter: { height: 0.222, reach: 0.05, accent: true },
  spoiler: { half: 0.54, length: 0.24, drop: 0.035, z: 1.4, material: 'gloss' },
  exhausts: [{ y: 0.66, z: 0.41, width: 0.1, height: 0.085, count: 2 }],
  headlamp: {
    ...formentor.headlamp,
    lights: [
      { board: 'wrapFront', points: [[0.4, 0.73], [0.58, 0.704], [0.76, 0.71], [0.95, 0.78]], width: 0.0115, material: 'led', taper: 'end' },
      { board: 'wrapFront', points: [[0.5, 0.714], [0.54, 0.764]], width: 0.0065, material: 'led', straight: true},
      { board: 'wrapFront', points: [[0.62, 0.71], [0.665, 0.774]], width: 0.0065, material: 'led', straight: true},
    ],
    lenses: [[0.585, 0.736], [0.71, 0.744], [0.775, 0.752]],
  },
  wheels: {
    w1: { inches: 19, rim: 0.75, lip: 'black', blades: turbine(7, 0.34, 0.17) },
    w2: { inches: 19, rim: 0.765, lip: 'copper', blades: [...twinSpoke(5, 0.36, 0.12, false), inlay(5, 0.45, 0.97, [0.1, 0.2, 0.36], 0.035), inlay(5, 0.45, 0.97, [-0.1, -0.2, -0.36], 0.035)] },
    w3: { inches: 20, rim: 0.785, lip: 'polished', blades: [...turbine(14, -0.3, 0.085), inlay(7, 0.55, 0.97, [-0.12, -0.2, -0.31], 0.026)] },
  },
}
