import { type Matrix4, Shape, Vector2 } from 'three'
import { range, type Vec2, type Vec3 } from '../math'
import { SIGN } from '../sign'
import {
  add,
  type Build,
  moveInto,
  newBuild,
  outline,
  placed,
  plate,
  rectangle,
  seam,
  slab,
  sweep,
  tube,
  turned,
} from './forms'

export interface WheelForm {
  readonly radius: number
  /** How square the rim is: 2 is a circle. */
  readonly power: number
  /** Where it is cut off below, as a share of its radius; 1 is not at all. */
  readonly flat: number
  readonly spokes: 'three' | 'two' | 'four'
  readonly accent: string
}

/** The middle of the rim at an angle; 0 is on the right, a quarter turn on is above. */
export function rimPoint({ radius, power, flat }: WheelForm, angle: number): Vec2 {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const r = radius / (Math.abs(c) ** power + Math.abs(s) ** power) ** (1 / power)
  const y = s * r
  const low = -flat * radius
  // The cut is rounded off: a sharp corner cannot be wrapped in leather.
  return [c * r, y < low + 0.02 ? Math.max(low, y + (low + 0.02 - y) * 0.55) : y]
}

const GRIP = 0.0162
/** The site's own sign on the boss, metres. */
const SIGN_HIGH = 0.036

/** Rim, spokes, boss, keys and paddles; built round its own middle, facing +z, then put into its place. */
export function steeringWheel(build: Build, form: WheelForm, place: Matrix4): void {
  const wheel = newBuild()
  const path = range(0, Math.PI * 2, 72)
    .slice(0, -1)
    .map((a): Vec3 => [...rimPoint(form, a), 0])
  add(wheel, 'rim', tube(path, GRIP, true, 26))
  const inner = (angle: number, z: number): Vec3 => {
    const [x, y] = rimPoint(form, angle)
    const r = Math.hypot(x, y)
    return [x * (1 - (GRIP * 0.82) / r), y * (1 - (GRIP * 0.82) / r), z]
  }
  seam(wheel, (t) => inner(t * Math.PI * 2, 0.0098), 0.0062)
  boss(wheel, form)
  if (form.spokes === 'three') threeSpokes(wheel, form)
  else twoSpokes(wheel, form)
  paddles(wheel, form)
  moveInto(build, wheel, place)
}

function boss(wheel: Build, { spokes, accent }: WheelForm): void {
  const corners = spokes === 'three'
    ? ([[-0.052, 0.046, 0.026], [0.052, 0.046, 0.026], [0.058, -0.01, 0.03], [0.036, -0.058, 0.022], [-0.036, -0.058, 0.022], [-0.058, -0.01, 0.03]] as const)
    : spokes === 'two'
      ? ([[-0.078, 0.036, 0.026], [0.078, 0.036, 0.026], [0.07, -0.04, 0.026], [-0.07, -0.04, 0.026]] as const)
      : ([[-0.066, 0.04, 0.03], [0.066, 0.04, 0.03], [0.06, -0.05, 0.032], [-0.06, -0.05, 0.032]] as const) // biome-ignore format: one outline, one line
  add(wheel, 'padSoft', plate(outline(corners), 0.05, 0.013), placed([0, 0, 0.024]))
  add(
    wheel,
    accent,
    plate(outline(corners.map(([x, y, r]) => [x * 1.05, y * 1.06, r] as const)), 0.03, 0.004),
    placed([0, 0, 0.0105]),
  )
  for (const [material, points] of Object.entries(SIGN)) {
    const shape = new Shape(points.map(([x, y]) => new Vector2(x, y).multiplyScalar(SIGN_HIGH)))
    add(wheel, material === 'copper' ? 'signWing' : 'sign', plate(shape, 0.0036, 0), placed([0, 0, 0.0262]))
  }
}

/** A cluster of keys on a spoke: a dark field with a rocker and two keys, each with a short mark. */
function keys(wheel: Build, side: -1 | 1, [x, y]: Vec2, width: number): void {
  const field = newBuild()
  add(field, 'gloss', plate(rectangle(width, 0.03, 0.009), 0.006, 0.0012), placed([0, 0, 0]))
  for (const [i, dx] of [-0.32, 0, 0.32].entries()) {
    add(field, 'key', plate(rectangle(width * 0.25, 0.02, 0.005), 0.004, 0.0012), placed([dx * width, 0, 0.0024]))
    add(
      field,
      'mark',
      slab(i === 1 ? 0.0014 : 0.006, i === 1 ? 0.006 : 0.0012, 0.0006, 0.0002),
      placed([dx * width, 0, 0.0026]),
    )
  }
  moveInto(wheel, field, placed([x * side, y, 0.0165], [0, side * -8, side * 4]))
}

function threeSpokes(wheel: Build, { radius, accent, flat }: WheelForm): void {
  for (const side of [-1, 1] as const) {
    const spoke = outline([
      [side * 0.035, 0.022, 0.004],
      [side * (radius - 0.012), 0.03, 0.01],
      [side * (radius - 0.009), -0.012, 0.01],
      [side * 0.08, -0.03, 0.03],
      [side * 0.035, -0.034, 0.004],
    ])
    add(wheel, 'gloss', plate(spoke, 0.022, 0.005), placed([0, 0, 0.0125]))
    add(wheel, accent, sweep([[side * 0.062, -0.026, 0.012], [side * 0.1, -0.021, 0.0132], [side * (radius - 0.016), -0.006, 0.0125]], () => [[0.0016, 0.0016], [-0.0016, 0.0016], [-0.0016, -0.0016], [0.0016, -0.0016]], 24, [0, 0, 1])) // biome-ignore format: one blade
    keys(wheel, side, [0.102, 0.008], 0.062)
    // Below, two blades with air between them.
    const low = -flat * radius + 0.012
    add(wheel, 'satin', plate(outline([[side * 0.012, -0.04, 0.003], [side * 0.03, -0.04, 0.003], [side * 0.026, low, 0.004], [side * 0.013, low, 0.004]]), 0.018, 0.004), placed([0, 0, 0.01])) // biome-ignore format: one outline
    // Round keys for the start and the drive mode stand free below the spokes.
    const knob: Vec3 = [side * 0.062, -0.062, 0.012]
    add(wheel, accent, turned([[0.0125, -0.008], [0.0135, 0.004], [0.0125, 0.0062], [0.0108, 0.0062]], 40), placed(knob)) // biome-ignore format: one profile
    add(wheel, 'key', turned([[0.0003, 0.0058], [0.0105, 0.0054], [0.0112, 0.003]], 40), placed(knob)) // biome-ignore format: one profile
    add(wheel, 'mark', slab(0.0075, 0.0013, 0.0008, 0.0003), placed([knob[0], knob[1], knob[2] + 0.0058]))
    add(wheel, 'gloss', slab(0.026, 0.012, 0.012, 0.005), placed([side * 0.048, -0.05, 0.004], [0, 0, side * 50]))
  }
}

function twoSpokes(wheel: Build, { radius, accent, spokes, flat }: WheelForm): void {
  for (const side of [-1, 1] as const) {
    const spoke = outline([
      [side * 0.05, 0.018, 0.004],
      [side * (radius - 0.01), 0.014, 0.008],
      [side * (radius - 0.012), -0.03, 0.012],
      [side * 0.05, -0.036, 0.006],
    ])
    add(wheel, 'gloss', plate(spoke, 0.022, 0.005), placed([0, 0, 0.0125]))
    keys(wheel, side, [(radius + 0.06) / 2 + 0.002, -0.007], 0.056)
    if (spokes !== 'four') continue
    const low = -flat * radius + 0.012
    add(wheel, 'satin', plate(outline([[side * 0.034, -0.04, 0.004], [side * 0.056, -0.036, 0.004], [side * 0.07, low + 0.012, 0.006], [side * 0.046, low, 0.006]]), 0.018, 0.004), placed([0, 0, 0.01])) // biome-ignore format: one outline
  }
  if (spokes === 'two')
    add(wheel, accent, plate(rectangle(0.11, 0.005, 0.002), 0.004, 0.001), placed([0, -0.034, 0.019]))
}

function paddles(wheel: Build, { radius, accent }: WheelForm): void {
  for (const side of [-1, 1] as const) {
    const paddle = outline([
      [side * (radius - 0.062), 0.052, 0.01],
      [side * (radius - 0.026), 0.078, 0.008],
      [side * (radius - 0.022), 0.0, 0.008],
      [side * (radius - 0.06), -0.012, 0.01],
    ])
    add(wheel, 'satin', plate(paddle, 0.005, 0.0018), placed([0, 0, -0.026]))
    add(wheel, accent, slab(0.01, 0.0016, 0.002, 0.0006), placed([side * (radius - 0.043), 0.048, -0.0255]))
    // Stalks behind the paddles.
    add(wheel, 'plastic', tube([[side * 0.05, 0.01, -0.07], [side * 0.13, 0.018, -0.066], [side * 0.178, 0.024, -0.058]], 0.0075), placed([0, 0, 0])) // biome-ignore format: one line
    add(
      wheel,
      'gloss',
      slab(0.03, 0.017, 0.017, 0.007),
      placed([side * 0.184, 0.025, -0.057], [0, side * -10, side * 8]),
    )
  }
  add(wheel, 'plastic', turned([[0.001, -0.02], [0.05, -0.02], [0.056, -0.035], [0.058, -0.2]], 48)) // biome-ignore format: one profile
}
