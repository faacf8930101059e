import type { CarSpec } from '../spec'
import { inlay, turbine, twinSpoke } from '../wheels'
import { formentor } from './formentor'
import { tailgateGap, warpRings } from './kit'
import { leon } from './leon'

/** The estate: the hatch's nose under a long level roof, its own tail band, rails and an unbroken window line. */
// biome-ignore format: a table reads as a table
export const leonSportstourer: CarSpec = {
  ...leon,
  code: 'LEONBREAK',
  slug: 'leon-sportstourer',
  size: { length: 4.657, width: 1.799, height: 1.463, wheelbase: 2.686 },
  rings: warpRings(
    formentor.rings,
    { x: [[-0.1, -0.1], [0, 0], [0.88, 0.89], [1.2, 1.22], [1.98, 1.98], [2.47, 2.47], [3.56, 3.575], [4.445, 4.657]], z: [[0, 0], [0.21, 0.15], [0.35, 0.265], [0.735, 0.655], [0.82, 0.745], [1.03, 0.962], [1.511, 1.463]], width: 0.98 },
    {
      6: { rear: [4.6, 0.8], rearCorner: [4.4, 0.82, 0.82] },
      7: { rear: [4.6, 0.91], rearCorner: [4.38, 0.8, 0.925] },
      8: { rear: [4.58, 0.985], rearCorner: [4.33, 0.765, 0.99] },
      9: { rear: [4.555, 1.025], rearCorner: [4.27, 0.73, 1.02] },
      10: { rear: [4.535, 1.055], rearCorner: [4.27, 0.7, 1.05] },
      11: { rear: [4.515, 1.09], rearCorner: [4.26, 0.685, 1.08], cut: 3, tail: [[3.6, 0.785, 1.035]] },
      12: { rear: [4.475, 1.155], rearCorner: [4.225, 0.66, 1.145], cut: 3, tail: [[3.5, 0.735, 1.1]] },
      13: { rear: [4.37, 1.29], rearCorner: [4.12, 0.6, 1.275], cut: 2.6, tail: [[2.9, 0.665, 1.265], [3.6, 0.64, 1.265]] },
      14: { rear: [4.28, 1.36], rearCorner: [4.02, 0.545, 1.335], cut: 2.55, tail: [[2.7, 0.605, 1.36], [3.5, 0.585, 1.352]] },
      15: { rear: [4.12, 1.4], rearCorner: [3.86, 0.45, 1.39], cut: 2.6, tail: [[2.8, 0.51, 1.413], [3.4, 0.495, 1.408]] },
      16: { rear: [3.9, 1.425], rearCorner: [3.62, 0.25, 1.425], cut: 2.6, tail: [[2.8, 0.29, 1.44], [3.3, 0.28, 1.436]] },
      17: { rear: [3.55, 1.441], rearCorner: [3.3, 0, 1.447], cut: 2.6, tail: [[2.8, 0, 1.453]] },
    },
  ),
  windows: [[1.5, 0.985, 0.03], [1.82, 1.145, 0.12], [2.03, 1.262, 0.15], [2.35, 1.328, 0.2], [2.9, 1.345, 0.25], [3.5, 1.325, 0.3], [4.02, 1.265, 0.12], [4.17, 1.1, 0.06], [3.2, 1.018, 0.3], [2.2, 0.972, 0.3]],
  pillars: [
    { from: [2.47, 0.95], to: [2.42, 1.36], width: 0.026 },
    { from: [3.28, 1], to: [3.36, 1.36], width: 0.022 },
  ],
  windowTrim: 'satin',
  rearGlass: [[0, 1.085], [0.53, 1.09, 0.05], [0.58, 1.115, 0.05], [0.49, 1.29, 0.05], [0, 1.335]],
  tailLamp: {
    outline: [[0, 0.86], [0.5, 0.856, 0.03], [1.0, 0.905, 0.012], [0.74, 0.94, 0.03], [0.5, 0.92, 0.02], [0, 0.918]],
    mirrored: true,
    depth: 0.024,
    lights: [
      { board: 'wrapRear', points: [[0, 0.905], [0.5, 0.907], [0.74, 0.924], [0.95, 0.91]], width: 0.008, material: 'tailLed', taper: 'end' },
      { board: 'wrapRear', points: [[0, 0.873], [0.5, 0.87], [0.72, 0.884], [0.88, 0.892]], width: 0.008, material: 'tailLed', taper: 'end' },
    ],
  },
  headlamp: {
    ...leon.headlamp,
    lights: [
      { board: 'wrapFront', points: [[0.42, 0.672], [0.58, 0.687], [0.8, 0.716], [0.95, 0.732]], width: 0.008, material: 'led', taper: 'end' },
      { board: 'wrapFront', points: [[0.44, 0.652], [0.56, 0.622], [0.72, 0.632]], width: 0.008, material: 'led', taper: 'end' },
    ],
    lenses: [[0.6, 0.654], [0.69, 0.666], [0.77, 0.682]],
  },
  openings: [
    { outline: [[0, 0.575], [0.42, 0.575, 0.03], [0.56, 0.47, 0.05], [0.5, 0.345, 0.04], [0, 0.345]], mirrored: true, filling: 'slats' },
    { outline: [[0, 0.3], [0.52, 0.3, 0.03], [0.6, 0.235, 0.03], [0, 0.2]], mirrored: true, filling: 'hex' },
    { outline: [[0.66, 0.46, 0.02], [0.74, 0.48, 0.02], [0.755, 0.3, 0.02], [0.68, 0.28, 0.02]], filling: 'fins' },
  ],
  masks: [{ board: 'front', mirrored: true, outline: [[0, 0.595], [0.435, 0.595, 0.03], [0.59, 0.475, 0.05], [0.52, 0.322, 0.04], [0, 0.322]] }],
  plates: { front: [0, 0.43], rear: [0, 0.66] },
  cladding: { ...leon.cladding, line: [[0, 0.17], [0.4, 0.175], [0.9, 0.2], [2.2, 0.225], [3.4, 0.23], [4, 0.29], [4.66, 0.3]] },
  strokes: [...leon.strokes.slice(0, 5), ...tailgateGap(0.5, 0.86, [0.52, 1.32])],
  rails: [[2.1, 0.55], [2.9, 0.59], [3.8, 0.56]],
  spoiler: { half: 0.53, length: 0.14, drop: 0.02, z: 1.355, material: 'paint' },
  wheels: {
    w1: { inches: 17, rim: 0.71, lip: 'black', blades: twinSpoke(7, 0.12, 0.105) },
    w2: { inches: 18, rim: 0.74, lip: 'black', blades: [...turbine(5, -0.22, 0.24), inlay(5, 0.5, 0.95, [0, -0.06, -0.16], 0.034)] },
    w3: { inches: 19, rim: 0.775, lip: 'polished', blades: [...turbine(12, 0.34, 0.09), inlay(6, 0.5, 0.96, [0.1, 0.2, 0.35], 0.022)] },
  },
}
