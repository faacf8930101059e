import { range, type Vec3 } from '../math'
import { cupHolders, dialKnob, elbowRest, flank } from './console'
import {
  type Band,
  type DashForm,
  dashboard,
  dashPoint,
  dashSeams,
  footwells,
  glowLine,
  keyBar,
  screenPane,
} from './dash'
import { doors } from './doors'
import { add, type Build, placed, plate, rectangle, roundedProfile, slab, sweep } from './forms'
import { steeringWheel } from './wheel'

const PAD: Band = {
  material: 'pad',
  line: [
    [-0.56, 0.045],
    [-0.38, 0.072],
    [-0.18, 0.08],
    [-0.06, 0.076],
    [-0.01, 0.062],
    [0.008, 0.042],
    [-0.004, 0.028],
  ],
  rows: 60,
}
const AIR: Band = {
  material: 'hollow',
  line: [
    [-0.004, 0.028],
    [-0.04, 0.026],
    [-0.044, 0.006],
    [-0.004, 0.002],
  ],
  rows: 12,
}
const WOOD: Band = {
  material: 'decor',
  line: [
    [-0.004, 0.002],
    [0.01, -0.002],
    [0.016, -0.014],
    [0.014, -0.056],
    [0.002, -0.066],
  ],
  rows: 30,
}
const ROLL: Band = {
  material: 'accent',
  line: [
    [0.0, -0.066],
    [0.028, -0.07],
    [0.05, -0.09],
    [0.05, -0.125],
    [0.026, -0.158],
    [-0.01, -0.168],
  ],
  rows: 40,
}
const KNEES: Band = {
  material: 'plastic',
  line: [
    [-0.01, -0.168],
    [-0.05, -0.18],
    [-0.1, -0.28],
    [-0.18, -0.4],
    [-0.34, -0.49],
  ],
  rows: 30,
}

/** Wide and level, from one door to the other. */
const FORM: DashForm = {
  bands: [PAD, AIR, WOOD, ROLL, KNEES],
  bend: (x, z, y): Vec3 => [x, y, z - 0.02 * (x / 0.8) ** 2 + 0.07 * Math.abs(x / 0.8) ** 6],
}

/** The dashboard of the largest cars: layers from door to door, one long pane of glass, and wood. */
export function grandFront(build: Build): void {
  dashboard(build, FORM)
  footwells(build, FORM, KNEES)
  dashSeams(build, FORM, PAD, [0.7])
  dashSeams(build, FORM, ROLL, [0.36, 0.42])
  const air = dashPoint(FORM, AIR)
  for (const lift of [0.009, 0.015, 0.021])
    add(
      build,
      'satin',
      sweep(
        range(0.012, 0.988, 40).map((s): Vec3 => {
          const [x, y, z] = air(s, 1)
          return [x, y + lift - 0.002, z - 0.004]
        }),
        () => roundedProfile(0.016, 0.0018, 0.0008, 2),
        90,
      ),
    )
  for (const x of [-0.66, -0.12, 0.12, 0.66])
    add(build, 'satin', slab(0.02, 0.012, 0.012, 0.003), placed([x, 0.0145, 0.004 + 0.07 * Math.abs(x / 0.8) ** 6]))
  const roll = dashPoint(FORM, WOOD)
  glowLine(
    build,
    range(0.012, 0.988, 60).map((s): Vec3 => {
      const [x, y, z] = roll(s, 1)
      return [x, y + 0.001, z + 0.008]
    }),
  )
  add(
    build,
    'copper',
    sweep(
      range(0.012, 0.988, 60).map((s): Vec3 => roll(s, 0.22)),
      () => roundedProfile(0.003, 0.003, 0.0012, 2),
      160,
    ),
  )
  panorama(build)
  keyBar(build, 9, [0.26, 0.02], placed([0.03, -0.036, 0.022], [-8, 0, 0]))
  steeringWheel(
    build,
    { radius: 0.184, power: 2.25, flat: 0.9, spokes: 'four', accent: 'satin' },
    placed([-0.37, -0.085, 0.28], [-23, 0, 0]),
  )
}

/** Two screens in one pane that bends towards the driver. */
function panorama(build: Build): void {
  const style = { border: 0.007, depth: 0.014, radius: 0.006 }
  screenPane(build, 'panoramaCockpit', [0.345, 0.115], placed([-0.37, 0.142, -0.03], [-12, 3, 0]), style)
  screenPane(build, 'panoramaCentre', [0.374, 0.115], placed([-0.002, 0.142, -0.013], [-12, -8, 0]), style)
  add(build, 'gloss', slab(0.6, 0.05, 0.02, 0.008), placed([-0.19, 0.08, -0.05]))
}

const top = (z: number): number => -0.16 - 0.05 * Math.min(1, Math.max(0, z / 0.4))

/** A broad bridge that grows out of the dashboard. */
function bridge(build: Build): void {
  for (const side of [-1, 1]) {
    const line = range(0.03, 1.02, 12).map((z): Vec3 => [side * 0.165, top(z) + 0.012, z])
    flank(build, line, 0.5, 0.046, -side)
    glowLine(
      build,
      range(0.1, 0.66, 20).map((z): Vec3 => [side * 0.141, top(z) + 0.003, z]),
      0.0011,
    )
  }
  const deck = range(0.03, 0.7, 12).map((z): Vec3 => [0, top(z) - 0.004, z])
  add(
    build,
    'decor',
    sweep(deck, () => roundedProfile(0.29, 0.012, 0.005), 60),
  )
  for (const side of [-1, 1]) {
    add(
      build,
      'hollow',
      plate(rectangle(0.1, 0.15, 0.016), 0.005, 0.001),
      placed([side * 0.064, top(0.17) + 0.01, 0.15], [-80, 0, 0]),
    )
    add(
      build,
      'rim',
      plate(rectangle(0.088, 0.138, 0.012), 0.006, 0.002),
      placed([side * 0.064, top(0.17) + 0.013, 0.152], [-80, 0, 0]),
    )
  }
  add(build, 'gloss', slab(0.22, 0.012, 0.13, 0.005), placed([0, top(0.36) + 0.001, 0.345]))
  dialKnob(build, [0.052, top(0.36) + 0.009, 0.345], 0.028, 'satin')
  add(build, 'satin', slab(0.05, 0.026, 0.07, 0.011), placed([-0.05, top(0.36) + 0.012, 0.345], [6, 0, 0]))
  add(build, 'gloss', slab(0.036, 0.006, 0.03, 0.003), placed([-0.05, top(0.36) + 0.0245, 0.34], [6, 0, 0]))
  for (const [i, x] of [-0.096, -0.088].entries())
    add(build, i ? 'mark' : 'alert', slab(0.0016, 0.0008, 0.008, 0.0003), placed([x, top(0.36) + 0.0072, 0.345]))
  cupHolders(
    build,
    [
      [-0.055, top(0.5) + 0.002, 0.51],
      [0.055, top(0.5) + 0.002, 0.51],
    ],
    'copper',
    0.039,
  )
  add(build, 'gloss', slab(0.2, 0.008, 0.06, 0.003), placed([0, top(0.6) + 0.002, 0.62]))
  for (const side of [-1, 1]) elbowRest(build, [side * 0.074, top(0.8) + 0.045, 0.86], [0.144, 0.075, 0.34])
}

export function grandRear(build: Build): void {
  bridge(build)
  doors(build, {
    sill: [0.03, 0.05],
    pad: 'pad',
    middle: 'accent',
    decor: 'decor',
    below: 'pad',
    armrest: 'wide',
    sewn: true,
  })
}
