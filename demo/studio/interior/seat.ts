import { pchip, smoothstep, type Vec3 } from '../math'
import { add, type Build, placed, plate, rectangle, seam, section, sheet, slab, tube } from './forms'
import type { Quilting, Trim } from './trims'

/** The outline of a backrest: how wide it is at each height, and whether the head has a cushion of its own. */
export interface SeatForm {
  readonly outline: (height: number) => number
  readonly headrest: boolean
  /** Metres, with the head where it is of one piece. */
  readonly height: number
  /** How far the sides stand out, metres. */
  readonly sides: number
  /** Where the middle ends below the head, as a share of the height. */
  readonly neck: number
}

/** Share of the half width taken by the sewn middle. */
const CENTRE = 0.56

const groove = (distance: number, width: number): number => Math.exp(-((distance / width) ** 2))

/** Depth of the sewing at a place of the middle panel, metres: pillows between seams. */
function sewing(quilting: Quilting, x: number, y: number): number {
  const wave = (value: number, pitch: number): number => Math.abs(((((value / pitch) % 1) + 1.5) % 1) - 0.5) * pitch
  switch (quilting) {
    case 'channels': {
      const d = wave(y, 0.058)
      return -0.0055 * groove(d, 0.007) + 0.003 * smoothstep(0, 0.029, d)
    }
    case 'flutes': {
      const d = wave(x, 0.036)
      return -0.005 * groove(d, 0.006) + 0.003 * smoothstep(0, 0.018, d)
    }
    case 'diamonds': {
      const d = Math.min(wave(x + y * 0.62, 0.062), wave(x - y * 0.62, 0.062))
      return -0.005 * groove(d, 0.006) + 0.0032 * smoothstep(0, 0.028, d)
    }
    default: {
      const d = wave(y + 0.02, 0.12)
      return -0.007 * groove(d, 0.008) + 0.005 * smoothstep(0, 0.06, d)
    }
  }
}

const recline = (b: number): number =>
  -0.2 * b + 0.035 * Math.exp(-(((b - 0.25) / 0.2) ** 2)) + 0.05 * smoothstep(0.76, 0.92, b)

/** The sewing ends before the seam round it, which would waver otherwise. */
const inMiddle = (side: number): number => smoothstep(CENTRE - 0.05, CENTRE - 0.1, side)

/** A place on the backrest: a across, -1 to 1, b up, 0 to 1. The seat looks along +z, its hinge is the origin. */
export function seatPoint({ quilting, shell }: Trim, form: SeatForm, a: number, b: number): Vec3 {
  const w = form.outline(b)
  const side = Math.abs(a)
  const x = (w * Math.sin(a * 1.38)) / Math.sin(1.38)
  const { neck } = form
  const bolster =
    (form.sides + (shell ? 0.04 : 0)) * smoothstep(0, 0.12, b + 0.06) * (1 - smoothstep(neck - 0.22, neck + 0.04, b)) +
    0.012
  const swell = bolster * Math.exp(-(((side - 0.79) / 0.165) ** 2))
  const back = 0.15 * smoothstep(0.8, 1, side) ** 1.6
  const middle = inMiddle(side) * smoothstep(0.02, 0.06, b) * (1 - smoothstep(neck - 0.06, neck - 0.02, b))
  const edge = -0.0075 * groove((side - CENTRE) * w, 0.006) * (1 - smoothstep(neck - 0.03, neck + 0.01, b))
  const under = -0.006 * groove((b - neck) * form.height, 0.007)
  const top = -0.11 * smoothstep(0.93, 1, b) ** 2.4
  const hollow = -0.02 * (1 - side * side) * (1 - smoothstep(0.55, 0.75, b))
  return [
    x,
    b * form.height + top * 0.25,
    recline(b) + hollow + swell - back + edge + under + top + middle * sewing(quilting, x, b * form.height),
  ]
}

/** The cushion's line in (z, y), from the hinge to under the knees. */
const LAP = section([
  [-0.06, 0.03],
  [0.06, 0.005],
  [0.22, 0.004],
  [0.38, 0.03],
  [0.47, 0.028],
  [0.515, -0.012],
  [0.51, -0.08],
  [0.47, -0.15],
])
const LAP_END = 0.62

/** A place on the cushion: a across, c from the hinge forwards. */
export function lapPoint({ quilting, shell }: Trim, a: number, c: number): Vec3 {
  const [z, y] = LAP(c)
  const w = 0.265 - 0.03 * smoothstep(0.3, 0.7, c)
  const side = Math.abs(a)
  const x = (w * Math.sin(a * 1.38)) / Math.sin(1.38)
  const swell = (shell ? 0.092 : 0.068) * Math.exp(-(((side - 0.79) / 0.17) ** 2)) * (1 - smoothstep(0.5, 0.75, c))
  const down = 0.16 * smoothstep(0.82, 1, side) ** 1.6
  const middle = inMiddle(side) * (1 - smoothstep(LAP_END - 0.1, LAP_END - 0.03, c))
  const edge = -0.007 * groove((side - CENTRE) * w, 0.006) * (1 - smoothstep(LAP_END, LAP_END + 0.08, c))
  // Forward of the crest the relief points forwards, not up.
  const lean = smoothstep(0.5, 0.8, c)
  const relief = swell + edge + middle * sewing(quilting, x, z + 0.03)
  return [x, y - down + relief * (1 - lean), z + relief * lean]
}

/** Backrest, cushion, head and base of one seat; `quality` 1 resolves the sewing. */
export function seat(build: Build, trim: Trim, form: SeatForm, quality = 1): void {
  const back = (s: number, t: number): Vec3 => seatPoint(trim, form, s * 2 - 1, t)
  const lap = (s: number, t: number): Vec3 => lapPoint(trim, s * 2 - 1, t)
  const isCentre = (s: number): boolean => Math.abs(s * 2 - 1) < CENTRE
  const inBack = (s: number, t: number): boolean => isCentre(s) && t > 0.03 && t < form.neck
  const inLap = (s: number, t: number): boolean => isCentre(s) && t < LAP_END
  const hard = (s: number, t: number): boolean => trim.shell && (Math.abs(s * 2 - 1) > 0.86 || t > 0.965)
  const count = (n: number): number => Math.round(n * quality)
  add(
    build,
    'trim',
    sheet(back, count(160), count(270), (s, t) => !inBack(s, t) && !hard(s, t)),
  )
  add(build, 'centre', sheet(back, count(160), count(270), inBack))
  if (trim.shell) add(build, 'shell', sheet(back, count(160), count(270), hard))
  add(
    build,
    'trim',
    sheet(lap, count(136), count(144), (s, t) => !inLap(s, t), -1),
  )
  add(build, 'centre', sheet(lap, count(136), count(144), inLap, -1))
  add(build, trim.shell ? 'shell' : 'plastic', slab(0.46, 0.2, 0.48, 0.05), placed([0, -0.19, 0.22]))
  add(build, 'satin', slab(0.03, 0.03, 0.6, 0.008), placed([0.2, -0.3, 0.2]))
  add(build, 'satin', slab(0.03, 0.03, 0.6, 0.008), placed([-0.2, -0.3, 0.2]))
  if (form.headrest) headrest(build)
  if (trim.shell) harness(build, trim, form)
  seams(build, trim, form)
}

/** A cushion for the head on two posts. */
function headrest(build: Build): void {
  const top = 0.7
  for (const x of [-0.055, 0.055])
    add(
      build,
      'satin',
      tube(
        [
          [x, top - 0.06, -0.16],
          [x, top + 0.06, -0.155],
        ],
        0.0062,
      ),
    )
  const pillow = (s: number, t: number): Vec3 => {
    const [u, v] = [s * Math.PI * 2, (t - 0.5) * Math.PI]
    const round = (value: number, power: number): number => Math.sign(value) * Math.abs(value) ** power
    const ring = round(Math.cos(v), 0.55)
    return [
      round(Math.cos(u), 0.62) * 0.135 * ring,
      top + 0.115 + round(Math.sin(v), 0.55) * 0.078,
      -0.145 + round(Math.sin(u), 0.7) * 0.052 * ring,
    ]
  }
  add(build, 'trim', sheet(pillow, 90, 50, undefined, -1))
  seam(build, (t) => [(t * 2 - 1) * 0.105, top + 0.15, -0.145 + 0.0505], 0.0082, [0, 0, 0.0012])
}

/** The openings for a harness, framed, beside the head. */
function harness(build: Build, trim: Trim, form: SeatForm): void {
  for (const side of [-1, 1]) {
    const [x, y, z] = seatPoint(trim, form, side * 0.5, form.neck + 0.035)
    const frame = rectangle(0.074, 0.036, 0.012)
    frame.holes.push(rectangle(0.064, 0.026, 0.009))
    const turn: Vec3 = [-14, side * 10, 0]
    add(build, 'hollow', plate(rectangle(0.068, 0.03, 0.01), 0.002, 0.0005), placed([x, y, z + 0.006], turn))
    add(build, 'copper', plate(frame, 0.02, 0.002), placed([x, y, z + 0.009], turn))
  }
}

/** Twin rows of stitches along both sides of the middle, across the neck and along the cushion. */
function seams(build: Build, trim: Trim, form: SeatForm): void {
  const rows: ((t: number) => Vec3)[] = []
  for (const side of [-1, 1])
    for (const offset of [-0.026, 0.03]) {
      rows.push((t) => seatPoint(trim, form, side * (CENTRE + offset), 0.05 + t * (form.neck - 0.075)))
      rows.push((t) => lapPoint(trim, side * (CENTRE + offset), 0.08 + t * (LAP_END - 0.1)))
    }
  for (const offset of [-0.013, 0.013]) {
    rows.push((t) => seatPoint(trim, form, (t * 2 - 1) * 0.82, form.neck + offset))
    rows.push((t) => lapPoint(trim, (t * 2 - 1) * 0.82, LAP_END + offset * 1.6))
  }
  // A stitch lies a hair over the leather: forwards on the backrest, upwards on the cushion.
  rows.forEach((row, i) => {
    seam(build, row, 0.0075, i % 2 === 0 ? [0, 0.0002, 0.0007] : [0, 0.0007, 0.0002])
  })
}

export const seatForms = {
  /** One piece with the head, narrow at the neck. */
  sport: {
    outline: pchip([
      [0, 0.235],
      [0.2, 0.262],
      [0.45, 0.275],
      [0.6, 0.262],
      [0.7, 0.215],
      [0.78, 0.158],
      [0.88, 0.147],
      [0.94, 0.138],
      [0.97, 0.118],
      [0.99, 0.08],
      [1, 0.03],
    ]),
    headrest: false,
    height: 0.88,
    sides: 0.096,
    neck: 0.735,
  },
  /** One piece with the head, soft and wide at the shoulders. */
  electric: {
    outline: pchip([
      [0, 0.24],
      [0.2, 0.258],
      [0.5, 0.272],
      [0.66, 0.262],
      [0.78, 0.222],
      [0.88, 0.178],
      [0.95, 0.15],
      [0.985, 0.112],
      [1, 0.04],
    ]),
    headrest: false,
    height: 0.88,
    sides: 0.07,
    neck: 0.7,
  },
  /** Wide shoulders, and a cushion for the head on posts. */
  grand: {
    outline: pchip([
      [0, 0.245],
      [0.2, 0.265],
      [0.5, 0.275],
      [0.72, 0.262],
      [0.84, 0.235],
      [0.92, 0.2],
      [0.97, 0.15],
      [1, 0.06],
    ]),
    headrest: true,
    height: 0.7,
    sides: 0.068,
    neck: 0.8,
  },
} as const satisfies Readonly<Record<string, SeatForm>>
