import { range, type Vec3 } from '../math'
import { cupHolders, dialKnob, elbowRest } from './console'
import { type Band, type DashForm, dashboard, dashPoint, dashSeams, footwells, glowLine, screenPane } from './dash'
import { doors } from './doors'
import { add, type Build, placed, plate, rectangle, roundedProfile, seam, slab, sweep } from './forms'
import { slotVent } from './vents'
import { steeringWheel } from './wheel'

const WING: Band = {
  material: 'pad',
  line: [
    [-0.56, 0.02],
    [-0.4, 0.04],
    [-0.2, 0.05],
    [-0.06, 0.047],
    [-0.012, 0.038],
    [0.004, 0.02],
    [-0.01, 0.004],
  ],
  rows: 60,
}
const GAP: Band = {
  material: 'hollow',
  line: [
    [-0.01, 0.004],
    [-0.05, 0],
    [-0.056, -0.016],
    [-0.02, -0.024],
  ],
  rows: 12,
}
const LEDGE: Band = {
  material: 'decor',
  line: [
    [-0.022, -0.023],
    [0.014, -0.026],
    [0.032, -0.04],
    [0.028, -0.075],
    [-0.012, -0.11],
  ],
  rows: 36,
}
const KNEES: Band = {
  material: 'plastic',
  line: [
    [-0.012, -0.11],
    [-0.07, -0.124],
    [-0.18, -0.2],
    [-0.28, -0.34],
    [-0.4, -0.47],
  ],
  rows: 30,
}

/** A low wing that bows away from the seats, with air below it. */
const FORM: DashForm = {
  bands: [WING, GAP, LEDGE, KNEES],
  bend: (x, z, y): Vec3 => [x, y - 0.006 * (x / 0.8) ** 2, z - 0.05 * (x / 0.8) ** 2 + 0.03 * Math.abs(x / 0.8) ** 8],
}

/** The dashboard of an electric car: a screen that floats before a low wing, a slim one behind a square wheel, no cowl. */
export function electricFront(build: Build): void {
  dashboard(build, FORM)
  footwells(build, FORM, KNEES)
  dashSeams(build, FORM, WING, [0.72])
  dashSeams(build, FORM, LEDGE, [0.3])
  const gap = dashPoint(FORM, GAP)
  // The air comes out of the whole width, between two blades and upright vanes.
  for (const t of [0.18, 0.72])
    add(
      build,
      'slat',
      sweep(
        range(0.012, 0.988, 40).map(
          (s): Vec3 => [gap(s, t)[0], gap(s, 0)[1] - 0.004 - t * 0.019, gap(s, 0)[2] - 0.006],
        ),
        () => roundedProfile(0.02, 0.0022, 0.001, 2),
        90,
      ),
    )
  for (const s of range(0.02, 0.98, 64)) {
    const [x, y, z] = gap(s, 0)
    add(build, 'slat', slab(0.0014, 0.024, 0.016, 0.0005), placed([x, y - 0.012, z - 0.024]))
  }
  glowLine(
    build,
    range(0.015, 0.985, 60).map((s): Vec3 => {
      const [x, y, z] = dashPoint(FORM, LEDGE)(s, 0)
      return [x, y - 0.001, z + 0.03]
    }),
  )
  instruments(build)
  for (const side of [-1, 1])
    slotVent(build, [0.1, 0.03], 3, placed([side * 0.69, -0.055, 0.024], [6, side * -4, 0]), 'satin')
  steeringWheel(
    build,
    { radius: 0.178, power: 3, flat: 0.8, spokes: 'two', accent: 'satin' },
    placed([-0.37, -0.095, 0.27], [-24, 0, 0]),
  )
}

function instruments(build: Build): void {
  screenPane(build, 'cockpit', [0.21, 0.07], placed([-0.37, 0.078, 0.02], [-12, 0, 0]), {
    border: 0.005,
    depth: 0.011,
    radius: 0.01,
  })
  add(build, 'gloss', slab(0.07, 0.06, 0.02, 0.008), placed([-0.37, 0.036, 0.002]))
  screenPane(build, 'floating', [0.345, 0.21], placed([0.04, 0.092, 0.075], [-8, -5, 0]), {
    border: 0.006,
    depth: 0.011,
    radius: 0.014,
    frame: 'satin',
  })
  // The arm that carries it, seen below its edge.
  add(build, 'satin', plate(rectangle(0.12, 0.1, 0.02), 0.02, 0.004), placed([0.042, 0.02, 0.05], [-8, -5, 0]))
  // The keys for the drive lie on a rocker to the right of the wheel, where a stalk would be.
  add(build, 'satin', slab(0.085, 0.02, 0.022, 0.009), placed([-0.205, -0.04, 0.17], [0, -14, 8]))
  add(build, 'key', slab(0.03, 0.024, 0.026, 0.01), placed([-0.165, -0.034, 0.178], [0, -14, 8]))
  add(build, 'mark', slab(0.009, 0.0012, 0.001, 0.0003), placed([-0.165, -0.034, 0.1915]))
}

const TOP = -0.305

/** A low bridge between the seats that does not touch the dashboard: trays, cups, a soft lid. */
function bridge(build: Build): void {
  const body: Vec3[] = [
    [0, -0.38, 0.14],
    [0, -0.385, 0.3],
    [0, -0.385, 0.7],
    [0, -0.385, 1.04],
  ]
  add(
    build,
    'plastic',
    sweep(body, (t) => roundedProfile(0.23 - 0.03 * (1 - t) ** 3, 0.13, 0.03), 50),
  )
  for (const side of [-1, 1]) {
    const rail = range(0.15, 1.02, 10).map(
      (z): Vec3 => [side * 0.112, TOP - 0.006 + 0.03 * Math.max(0, (z - 0.6) / 0.42), z],
    )
    add(
      build,
      'accent',
      sweep(rail, () => roundedProfile(0.034, 0.05, 0.015), 60),
    )
    seam(
      build,
      (t) => [side * 0.101, TOP + 0.0195 + 0.03 * Math.max(0, (0.18 + t * 0.8 - 0.6) / 0.42), 0.18 + t * 0.8],
      0.0082,
      [0, 0.0006, 0],
    )
    glowLine(
      build,
      range(0.18, 0.98, 20).map((z): Vec3 => [side * 0.128, TOP - 0.035, z]),
      0.0012,
    )
  }
  add(build, 'decor', slab(0.2, 0.012, 0.86, 0.005), placed([0, TOP - 0.018, 0.58]))
  for (const side of [-1, 1]) {
    add(
      build,
      'hollow',
      plate(rectangle(0.086, 0.15, 0.016), 0.006, 0.001),
      placed([side * 0.047, TOP - 0.007, 0.26], [-78, 0, 0]),
    )
    add(
      build,
      'gloss',
      plate(rectangle(0.076, 0.138, 0.012), 0.006, 0.002),
      placed([side * 0.047, TOP - 0.005, 0.262], [-78, 0, 0]),
    )
    add(build, 'mark', slab(0.016, 0.0014, 0.0014, 0.0004), placed([side * 0.047, TOP - 0.004, 0.262], [-78, 0, 0]))
  }
  dialKnob(build, [0, TOP - 0.008, 0.405], 0.026, 'satin')
  cupHolders(
    build,
    [
      [-0.045, TOP - 0.008, 0.53],
      [0.045, TOP - 0.008, 0.53],
    ],
    'satin',
    0.036,
  )
  add(build, 'gloss', slab(0.16, 0.008, 0.07, 0.003), placed([0, TOP - 0.01, 0.635]))
  elbowRest(build, [0, TOP + 0.03, 0.85], [0.2, 0.06, 0.3], 'accent')
}

export function electricRear(build: Build): void {
  bridge(build)
  doors(build, {
    sill: [0.02, 0.045],
    pad: 'pad',
    middle: 'decor',
    decor: 'gloss',
    below: 'accent',
    armrest: 'floating',
    sewn: false,
  })
}
