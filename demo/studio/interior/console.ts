import { CylinderGeometry, Vector3 } from 'three'
import { range, type Vec3 } from '../math'
import {
  add,
  type Build,
  curve,
  moveInto,
  newBuild,
  outline,
  placed,
  plate,
  rectangle,
  roundedProfile,
  seam,
  slab,
  sweep,
  turned,
} from './forms'

/** Two cups side by side or one behind the other: rings of metal round dark wells. */
export function cupHolders(build: Build, places: readonly Vec3[], ring = 'satin', radius = 0.037): void {
  for (const place of places) {
    add(
      build,
      ring,
      turned(
        [
          [radius, -0.004],
          [radius * 1.02, 0.0024],
          [radius * 1.1, 0.0024],
          [radius * 1.13, -0.003],
        ],
        56,
      ),
      placed(place, [-90, 0, 0]),
    )
    const well = newBuild()
    add(well, 'plastic', turned([[0.0005, 0.001], [radius, 0.001]], 48)) // biome-ignore format: one disc
    // What is below cannot be seen through the deck: the far wall shows beside a floor that lies nearer to the eye.
    add(well, 'hollow', turned([[0.0005, 0.0014], [radius * 0.86, 0.0014]], 48), placed([0, -radius * 0.12, 0])) // biome-ignore format: one disc
    for (const turn of [30, 150]) {
      const a = (turn * Math.PI) / 180
      add(
        well,
        'key',
        slab(0.014, 0.007, 0.002, 0.001),
        placed([Math.cos(a) * radius * 0.88, Math.sin(a) * radius * 0.88, 0.0016], [0, 0, turn + 90]),
      )
    }
    moveInto(build, well, placed(place, [-90, 0, 0]))
  }
}

/** A short lever for the gears on a shoe of metal. */
export function selectorLever(build: Build, place: Vec3, accent: string): void {
  const part = newBuild()
  add(part, 'gloss', plate(rectangle(0.07, 0.13, 0.02), 0.008, 0.002), placed([0, 0.004, 0], [-90, 0, 0]))
  add(part, accent, plate(ringShape(0.05, 0.1, 0.018), 0.004, 0.001), placed([0, 0.0065, 0], [-90, 0, 0]))
  add(part, 'padSoft', slab(0.034, 0.03, 0.06, 0.012), placed([0, 0.014, 0], [10, 0, 0]))
  const grip = outline([
    [-0.022, -0.028, 0.01],
    [0.022, -0.028, 0.01],
    [0.026, 0.026, 0.014],
    [-0.026, 0.026, 0.014],
  ])
  add(part, 'rim', plate(grip, 0.042, 0.014), placed([0, 0.066, -0.012], [-78, 0, 0]))
  add(part, accent, plate(grip, 0.005, 0.002), placed([0, 0.0675, -0.0118], [-78, 0, 0]))
  add(part, 'gloss', plate(rectangle(0.032, 0.03, 0.008), 0.003, 0.001), placed([0, 0.0705, -0.012], [-78, 0, 0]))
  for (const [i, z] of [-0.012, -0.004, 0.004, 0.012].entries())
    add(part, i === 2 ? 'alert' : 'mark', slab(0.006, 0.001, 0.0014, 0.0003), placed([0.029, 0.0052, z * 2.6]))
  moveInto(build, part, placed(place))
}

function ringShape(width: number, depth: number, radius: number) {
  const shape = rectangle(width, depth, radius)
  shape.holes.push(rectangle(width - 0.006, depth - 0.006, radius * 0.85))
  return shape
}

/** A knurled dial that lies in a ring. */
export function dialKnob(build: Build, place: Vec3, radius: number, accent: string): void {
  const part = newBuild()
  add(
    part,
    'gloss',
    turned(
      [
        [radius * 1.02, 0.001],
        [radius * 1.2, 0.002],
        [radius * 1.28, -0.004],
      ],
      64,
    ),
  )
  add(
    part,
    accent,
    turned(
      [
        [radius * 0.86, 0.016],
        [radius * 0.97, 0.014],
        [radius, 0.01],
        [radius, -0.004],
      ],
      64,
    ),
  )
  add(
    part,
    'key',
    turned(
      [
        [0.0003, 0.0155],
        [radius * 0.8, 0.0158],
        [radius * 0.87, 0.0162],
      ],
      64,
    ),
  )
  for (const i of range(0, 47, 47)) {
    const a = (i / 48) * Math.PI * 2
    add(
      part,
      accent,
      new CylinderGeometry(0.0008, 0.0008, 0.012, 6).rotateX(Math.PI / 2),
      placed([Math.cos(a) * radius, Math.sin(a) * radius, 0.006]),
    )
  }
  add(part, 'mark', slab(0.0014, radius * 0.4, 0.0006, 0.0002), placed([0, radius * 0.5, 0.0162]))
  moveInto(build, part, placed(place, [-90, 0, 0]))
}

/** A padded lid for the elbows, sewn along both edges. */
export function elbowRest(build: Build, [x, y, z]: Vec3, [width, height, length]: Vec3, material = 'pad'): void {
  add(build, material, slab(width, height, length, 0.026), placed([x, y, z]))
  for (const side of [-1, 1])
    seam(
      build,
      (t) => [x + side * (width / 2 - 0.022), y + height / 2 - 0.0002, z - length / 2 + 0.03 + t * (length - 0.06)],
      0.0082,
      [0, 0.0005, 0],
    )
}

/** The side of a console down to the floor, padded and sewn along its top; `line` is that top's middle. */
export function flank(build: Build, line: readonly Vec3[], height: number, thickness: number, inwards: number): void {
  const middle = line.map(([x, y, z]): Vec3 => [x, y - height / 2, z])
  const radius = thickness * 0.48
  add(
    build,
    'accent',
    sweep(middle, () => roundedProfile(thickness, height, radius), 60),
  )
  const path = curve(middle)
  const out = radius * 0.45
  // On the shoulder of the pad, where its roundness begins to fall towards the inside.
  const up = height / 2 - radius + Math.sqrt(radius * radius - out * out) + 0.0008
  seam(build, (t) => {
    const at = 0.06 + t * 0.9
    const aside = path
      .getTangentAt(at)
      .cross(new Vector3(0, 1, 0))
      .normalize()
    const above = aside.clone().cross(path.getTangentAt(at)).normalize()
    return path
      .getPointAt(at)
      .addScaledVector(above, up)
      .addScaledVector(aside, -inwards * out)
      .toArray()
  })
}
