import { CircleGeometry } from 'three'
import { lerp, range, smoothstep, type Vec2, type Vec3 } from '../math'
import { glowLine } from './dash'
import {
  add,
  type Build,
  moveInto,
  newBuild,
  outline,
  placed,
  plate,
  roundedProfile,
  seam,
  section,
  sheet,
  slab,
  sweep,
  turned,
} from './forms'

export interface DoorForm {
  /** Height of the sill under the glass, at the dashboard and at the rear seats. */
  readonly sill: Vec2
  /** Materials of the sill's pad, the middle, the decor and what is below. */
  readonly pad: string
  readonly middle: string
  readonly decor: string
  readonly below: string
  readonly armrest: 'wedge' | 'floating' | 'wide'
  readonly sewn: boolean
}

const FRONT = -0.5
const BACK = 2.1

/** The card of a door: bands from the sill down to the floor, an armrest that stands out of it, handle, speaker, pocket. */
export function doors(build: Build, form: DoorForm): void {
  for (const side of [-1, 1] as const) door(build, form, side)
}

function door(build: Build, form: DoorForm, side: -1 | 1): void {
  const facing = side === 1 ? -1 : 1
  const sill = (z: number): number => lerp(form.sill[0], form.sill[1], smoothstep(FRONT, 1.4, z))
  // Lines in (inwards, below the sill).
  const card = (line: readonly Vec2[]): ((s: number, t: number) => Vec3) => {
    const at = section(line)
    return (s, t) => {
      const z = FRONT + (BACK - FRONT) * s
      const [inward, down] = at(t)
      return [side * (0.8 - inward), sill(z) + down, z]
    }
  }
  const pad = card([
    [-0.03, 0.004],
    [0, 0.012],
    [0.026, 0.006],
    [0.04, -0.012],
    [0.036, -0.034],
    [0.022, -0.05],
  ])
  const decor = card([
    [0.022, -0.05],
    [0.016, -0.06],
    [0.014, -0.074],
    [0.02, -0.086],
  ])
  const middle = card([
    [0.02, -0.086],
    [0.032, -0.1],
    [0.03, -0.15],
    [0.016, -0.21],
    [0.012, -0.25],
  ])
  const below = card([
    [0.012, -0.25],
    [0.024, -0.28],
    [0.026, -0.4],
    [0.012, -0.56],
    [0.01, -0.84],
  ])
  add(build, form.pad, sheet(pad, 120, 26, undefined, facing))
  add(build, form.decor, sheet(decor, 120, 10, undefined, facing))
  add(build, form.middle, sheet(middle, 120, 20, undefined, facing))
  add(build, form.below, sheet(below, 120, 30, undefined, facing))
  if (form.sewn) for (const t of [0.66, 0.74]) seam(build, (s) => pad(s, t), 0.0082, [-side * 0.0008, 0.0004, 0])
  glowLine(
    build,
    range(0.03, 0.95, 40).map((s): Vec3 => {
      const [x, y, z] = decor(s, 0.98)
      return [x - side * 0.002, y - 0.001, z]
    }),
  )
  armrest(build, form, side, sill(0.5))
  handle(build, side, sill(0.1) - 0.115)
  speaker(build, side, [0.02, sill(0) - 0.42])
  // The pocket along the lower edge.
  add(
    build,
    form.below,
    sweep(
      [
        [side * 0.775, -0.62, -0.2],
        [side * 0.765, -0.6, 0.4],
        [side * 0.775, -0.6, 0.95],
      ],
      () => roundedProfile(0.05, 0.12, 0.02),
      40,
    ),
  )
  windowSwitches(build, side, sill(0.5), form.armrest)
}

/** Height of the armrest's top below the sill. */
const REST = -0.205

function armrest(build: Build, { armrest: kind, pad, sewn }: DoorForm, side: -1 | 1, sill: number): void {
  const y = sill + REST
  const height = kind === 'wedge' ? 0.06 : kind === 'wide' ? 0.075 : 0.04
  const line: Vec3[] = kind === 'wedge'
    ? [[side * 0.79, y + 0.055, -0.12], [side * 0.755, y + 0.03, 0.08], [side * 0.742, y, 0.32], [side * 0.742, y - 0.01, 0.8], [side * 0.79, y - 0.012, 1.02]]
    : [[side * 0.8, y, -0.06], [side * 0.748, y, 0.1], [side * 0.738, y, 0.4], [side * 0.738, y, 0.85], [side * 0.8, y, 1.05]] // biome-ignore format: one line
  add(
    build,
    pad,
    sweep(line, () => roundedProfile(0.1, height, 0.026), 60),
  )
  if (sewn) seam(build, (t) => {
    const z = 0.14 + t * 0.66
    return [side * 0.7, y + height / 2 - 0.005 + (kind === 'wedge' ? 0.018 * (1 - smoothstep(0.08, 0.32, z)) : 0), z]
  }, 0.0082, [0, 0.0012, 0]) // biome-ignore format: one line
  // A grab handle stands on it, open to the hand.
  const grip: Vec3[] = [
    [side * 0.757, y + 0.02, 0.1],
    [side * 0.724, y + 0.075, 0.13],
    [side * 0.716, y + 0.085, 0.22],
    [side * 0.722, y + 0.06, 0.3],
    [side * 0.745, y + 0.02, 0.34],
  ]
  if (kind !== 'floating')
    add(
      build,
      'gloss',
      sweep(grip, () => roundedProfile(0.02, 0.026, 0.009), 40),
    )
}

function windowSwitches(build: Build, side: -1 | 1, sill: number, kind: DoorForm['armrest']): void {
  const y = sill + REST + (kind === 'wedge' ? 0.031 : kind === 'wide' ? 0.0385 : 0.021)
  add(build, 'gloss', slab(0.06, 0.006, 0.13, 0.003), placed([side * 0.735, y, 0.46]))
  for (const z of [0.425, 0.47])
    for (const dx of side === -1 ? [-0.013, 0.013] : [0])
      add(build, 'key', slab(0.018, 0.008, 0.03, 0.003), placed([side * 0.735 + dx, y + 0.003, z], [-8, 0, 0]))
}

/** The opener: a blade of metal in a hollow of the middle. */
function handle(build: Build, side: -1 | 1, y: number): void {
  const part = newBuild()
  const cup = outline([
    [-0.075, -0.022, 0.02],
    [0.075, -0.022, 0.02],
    [0.068, 0.024, 0.016],
    [-0.07, 0.02, 0.016],
  ])
  add(part, 'gloss', plate(cup, 0.01, 0.003), placed([0, 0, 0.001]))
  const blade = outline([
    [-0.058, -0.007, 0.006],
    [0.058, -0.009, 0.008],
    [0.056, 0.009, 0.008],
    [-0.054, 0.008, 0.006],
  ])
  add(part, 'satin', plate(blade, 0.009, 0.003), placed([0, 0.002, 0.012], [0, 9, 0]))
  add(part, 'mark', slab(0.006, 0.0014, 0.001, 0.0003), placed([0.052, -0.015, 0.002]))
  moveInto(build, part, placed([side * 0.769, y, 0.02], [0, -side * 90, 0]))
}

/** A round grille with holes in rings. */
function speaker(build: Build, side: -1 | 1, [z, y]: Vec2): void {
  const part = newBuild()
  const r = 0.078
  add(
    part,
    'satin',
    turned([
      [r * 0.97, 0.002],
      [r, 0.006],
      [r * 1.05, 0.004],
      [r * 1.07, -0.006],
    ]),
  )
  add(
    part,
    'plastic',
    turned([
      [0.0005, 0.008],
      [r * 0.5, 0.007],
      [r * 0.97, 0.001],
    ]),
  )
  for (const ring of range(1, 11, 10)) {
    const radius = (ring / 11.6) * r
    const count = Math.round(ring * 6)
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2
      const depth = 0.0088 - 0.0068 * (radius / r) ** 2
      add(part, 'hollow', new CircleGeometry(0.0018, 8), placed([Math.cos(a) * radius, Math.sin(a) * radius, depth]))
    }
  }
  moveInto(build, part, placed([side * 0.774, y, z], [0, -side * 90, 0]))
}
