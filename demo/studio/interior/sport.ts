import { lerp, range, smoothstep, type Vec3 } from '../math'
import { cupHolders, elbowRest, flank, selectorLever } from './console'
import {
  type Band,
  cowl,
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
import { add, type Build, outline, placed, plate, rectangle, roundedProfile, sheet, slab, sweep } from './forms'
import { roundVent } from './vents'
import { steeringWheel } from './wheel'

const PAD: Band = {
  material: 'pad',
  line: [[-0.56, 0.062], [-0.4, 0.085], [-0.2, 0.1], [-0.07, 0.098], [-0.012, 0.08], [0.004, 0.056], [-0.008, 0.036]],
  rows: 70,
} // biome-ignore format: one line
const DECOR: Band = {
  material: 'decor',
  line: [
    [-0.014, 0.037],
    [-0.006, 0.026],
    [-0.004, -0.02],
    [-0.012, -0.034],
  ],
  rows: 24,
}
const SHELF: Band = {
  material: 'accent',
  line: [[-0.012, -0.034], [0.014, -0.042], [0.026, -0.06], [0.018, -0.1], [-0.02, -0.165]],
  rows: 40,
} // biome-ignore format: one line
const KNEES: Band = {
  material: 'plastic',
  line: [
    [-0.02, -0.165],
    [-0.03, -0.176],
    [-0.08, -0.3],
    [-0.16, -0.42],
    [-0.34, -0.5],
  ],
  rows: 30,
}

/** The pad sinks under the cowl, or it would hide the instruments. */
const inCowl = (x: number): number => smoothstep(0.2, 0.17, Math.abs(x + 0.37))

/** It wraps round the driver: deepest at the doors, and drawn towards the wheel. */
const FORM: DashForm = {
  bands: [PAD, DECOR, SHELF, KNEES],
  bend: (x, z, y): Vec3 => [
    x,
    y - 0.02 * Math.abs(x / 0.8) ** 2 - Math.max(0, y - 0.04) * inCowl(x) * smoothstep(-0.3, -0.2, z),
    z + 0.075 * Math.abs(x / 0.8) ** 2.6 - 0.02 * smoothstep(0.1, 0.5, x),
  ],
}

/** The cabin of a sports car: instruments under a cowl, a console turned to the driver, round vents. */
export function sportFront(build: Build): void {
  dashboard(build, FORM)
  footwells(build, FORM, KNEES)
  dashSeams(build, FORM, PAD, [0.765, 0.785])
  const edge = dashPoint(FORM, DECOR)
  glowLine(build, range(0.02, 0.98, 60).map((s): Vec3 => {
    const [x, y, z] = edge(s, 0.97)
    return [x, y - 0.001, z + 0.004]
  })) // biome-ignore format: one line
  add(
    build,
    'copper',
    sweep(
      range(0.015, 0.985, 50).map((s): Vec3 => edge(s, 0.1)),
      () => roundedProfile(0.003, 0.003, 0.0012, 2),
      160,
    ),
  )
  cowl(build, -0.37, 0.2, 0.092, [0.05, -0.32], 0.085)
  screenPane(build, 'gauges', [0.25, 0.0955], placed([-0.376, 0.092, -0.03], [-14, 0, 0]), { border: 0.01 })
  centre(build)
  for (const [x, turn] of [
    [-0.655, 14],
    [0.655, -18],
  ] as const)
    roundVent(build, 0.043, placed([x, -0.004, x < 0 ? 0.066 : 0.046], [0, turn, 0]))
  steeringWheel(
    build,
    { radius: 0.182, power: 2, flat: 0.83, spokes: 'three', accent: 'copper' },
    placed([-0.37, -0.085, 0.27], [-22, 0, 0]),
  )
}

/** What is left where the camera stands in the place of the dashboard. */
export function sportRear(build: Build): void {
  tunnel(build)
  doors(build, {
    sill: [0.03, 0.05],
    pad: 'pad',
    middle: 'accent',
    decor: 'decor',
    below: 'plastic',
    armrest: 'wedge',
    sewn: true,
  })
}

/** The middle of the dashboard, turned to the driver: a screen with two vents below it. */
function centre(build: Build): void {
  screenPane(build, 'navigation', [0.295, 0.17], placed([0.055, 0.092, 0.06], [-9, -11, 0]), {
    border: 0.008,
    depth: 0.02,
    radius: 0.012,
  })
  const board = outline([
    [-0.155, 0.03, 0.014],
    [0.165, 0.03, 0.014],
    [0.135, -0.075, 0.02],
    [-0.12, -0.075, 0.02],
  ])
  add(build, 'gloss', plate(board, 0.05, 0.006), placed([0.05, -0.028, 0.064], [-4, -11, 0]))
  for (const dx of [-0.062, 0.062])
    roundVent(build, 0.036, placed([0.057 + dx, -0.03, 0.082 + dx * 0.19], [-4, -11, 0]))
  keyBar(build, 7, [0.2, 0.022], placed([0.054, -0.087, 0.067], [-18, -11, 0]))
}

/** A high console with a wall on the passenger's side: lever, cups, a place for the telephone. */
function tunnel(build: Build): void {
  const top = (z: number): number => lerp(-0.1, -0.235, smoothstep(0.02, 0.34, z))
  const wall = (side: number, lift: number): Vec3[] =>
    range(0.02, 1.0, 12).map(
      (z): Vec3 => [
        0.02 + side * lerp(0.14, 0.125, smoothstep(0, 0.4, z)),
        top(z) + lift * (1 - smoothstep(0.3, 0.62, z)) + 0.012,
        z,
      ],
    )
  for (const [side, lift] of [
    [-1, 0.006],
    [1, 0.05],
  ] as const) {
    flank(build, wall(side, lift), 0.52, 0.05, -side)
    glowLine(
      build,
      range(0.1, 0.62, 20).map((z): Vec3 => [0.02 + side * 0.103, top(z) + 0.004, z]),
      0.0011,
    )
  }
  add(build, 'decor', sheet((s, t) => {
    const z = lerp(0.03, 0.7, t)
    return [0.02 + lerp(-0.118, 0.118, s), top(z) - 0.006 + 0.02 * (1 - smoothstep(0, 0.1, z)), z]
  }, 24, 60, undefined, -1)) // biome-ignore format: one surface
  // The hollow for the telephone, below the keys.
  add(
    build,
    'hollow',
    plate(rectangle(0.19, 0.14, 0.024), 0.004, 0.001),
    placed([0.02, top(0.17) + 0.002, 0.15], [-62, 0, 0]),
  )
  add(
    build,
    'gloss',
    plate(rectangle(0.09, 0.1, 0.014), 0.006, 0.002),
    placed([0.02, top(0.17) + 0.006, 0.155], [-62, 0, 0]),
  )
  selectorLever(build, [-0.022, top(0.36) - 0.004, 0.36], 'copper')
  add(build, 'gloss', slab(0.045, 0.01, 0.15, 0.004), placed([0.068, top(0.36) - 0.002, 0.36]))
  for (const z of [0.31, 0.345, 0.38, 0.415]) {
    add(build, 'key', slab(0.034, 0.012, 0.028, 0.004), placed([0.068, top(0.36), z]))
    add(
      build,
      z === 0.31 ? 'alert' : 'mark',
      slab(0.012, 0.0008, 0.0014, 0.0003),
      placed([0.068, top(0.36) + 0.0062, z]),
    )
  }
  cupHolders(
    build,
    [
      [0.02, top(0.5) - 0.002, 0.515],
      [0.02, top(0.6) - 0.002, 0.605],
    ],
    'satin',
  )
  elbowRest(build, [0.02, -0.205, 0.84], [0.215, 0.075, 0.3])
}
