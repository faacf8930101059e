import type { Matrix4 } from 'three'
import { range, type Vec2 } from '../math'
import { add, type Build, moveInto, newBuild, placed, plate, rectangle, slab, turned } from './forms'

/** How deep a vent is. It stands out of the surface that carries it by as much, for that has no opening. */
const DEPTH = 0.02

/** A round vent: a ring of metal on a dark collar, a funnel, slats across it and a knob to turn them by. It looks along +z. */
export function roundVent(build: Build, radius: number, place: Matrix4, ring = 'copper'): void {
  const vent = newBuild()
  const r = radius
  const profiles: readonly (readonly [material: string, profile: readonly Vec2[]])[] = [
    [ring, [[r * 0.86, -0.002], [r * 0.88, 0.0035], [r * 0.93, 0.0055], [r * 0.98, 0.0035], [r, -0.001], [r * 1.02, -0.008]]],
    ['gloss', [[r * 0.99, -0.004], [r * 1.08, 0.001], [r * 1.14, -0.001], [r * 1.18, -0.012], [r * 1.2, -DEPTH * 2]]],
    ['hollow', [[0.001, -DEPTH], [r * 0.62, -DEPTH], [r * 0.84, -0.008], [r * 0.88, 0]]],
    ['satin', [[0.0005, 0.004], [r * 0.13, 0.004], [r * 0.17, 0.001], [r * 0.18, -0.012]]],
  ] // biome-ignore format: one profile, one line
  for (const [material, profile] of profiles) add(vent, material, turned(profile))
  for (const share of range(-0.72, 0.72, 6)) {
    const half = Math.sqrt(1 - share * share) * r * 0.84
    add(vent, 'slat', slab(half * 2, 0.003, 0.014, 0.0014), placed([0, share * r * 0.88, -0.006], [-16, 0, 0]))
  }
  add(vent, 'slat', slab(0.004, r * 1.5, 0.004, 0.001), placed([0, 0, -0.015]))
  moveInto(build, vent, place)
}

/** A vent as a slot: a frame round a hollow with slats across and upright vanes behind them. It looks along +z. */
export function slotVent(build: Build, [width, height]: Vec2, slats: number, place: Matrix4, frame = 'gloss'): void {
  const vent = newBuild()
  const shape = rectangle(width, height, height * 0.3)
  shape.holes.push(rectangle(width - 0.008, height - 0.008, height * 0.24))
  add(vent, frame, plate(shape, DEPTH * 1.6, 0.0012), placed([0, 0, 0.003]))
  add(vent, 'hollow', slab(width - 0.006, height - 0.006, 0.002, 0.001), placed([0, 0, -DEPTH * 0.8]))
  for (let i = 0; i < slats; i++) {
    const y = ((i + 0.5) / slats - 0.5) * (height - 0.008)
    add(vent, 'slat', slab(width - 0.009, 0.0024, 0.01, 0.0011), placed([0, y, -0.003], [-12, 0, 0]))
  }
  for (const x of range(-0.5, 0.5, Math.max(3, Math.round(width / 0.022))).slice(1, -1))
    add(vent, 'slat', slab(0.0016, height - 0.008, 0.006, 0.0005), placed([x * width, 0, -0.011]))
  add(vent, 'satin', slab(0.012, 0.007, 0.006, 0.002), placed([0, 0, 0.004]))
  moveInto(build, vent, place)
}
