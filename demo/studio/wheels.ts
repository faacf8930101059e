import {
  BufferAttribute,
  BufferGeometry,
  CircleGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  LatheGeometry,
  Shape,
  ShapeGeometry,
  TorusGeometry,
  Vector2,
} from 'three'
import { mergeGeometries, toCreasedNormals } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { clamp, lerp, range, spline, type Vec2 } from './math'
import { SIGN } from './sign'

/** One blade of a wheel, repeated round the hub. Radii are fractions of the rim's radius, angles in radians. */
export interface Blade {
  readonly count: number
  readonly from: number
  readonly to: number
  /** Angle at the start, the middle and the end: sweeps and forks. */
  readonly angles: readonly [number, number, number]
  /** Width at the start, the middle and the end, as fractions of the rim's radius. */
  readonly widths: readonly [number, number, number]
  readonly depth?: number
  readonly lift?: number
  readonly material?: 'spoke' | 'face' | 'polished' | 'copper'
  /** Front face polished, flanks dark: the diamond-cut look. */
  readonly cut?: boolean
  readonly offset?: number
}

export interface WheelDesign {
  readonly inches: number
  /** Rim radius as a fraction of the tyre's; bigger wheels on the same tyre radius have thinner walls. */
  readonly rim: number
  readonly blades: readonly Blade[]
  /** How far the face falls in towards the hub, metres. */
  readonly dish?: number
  readonly lip?: 'polished' | 'black' | 'copper'
  /** Those of the brakes that the wheel has room for; dark where nothing is said. */
  readonly calipers?: 'copper'
}

export type WheelParts = Map<string, BufferGeometry>

const HALF_WIDTH = 0.118

function plain(geometry: BufferGeometry): BufferGeometry {
  const flat = geometry.index ? geometry.toNonIndexed() : geometry
  const out = new BufferGeometry()
  out.setAttribute('position', flat.getAttribute('position'))
  out.setAttribute('normal', flat.getAttribute('normal'))
  return out
}

const lathe = (profile: readonly Vec2[], segments = 96): BufferGeometry =>
  new LatheGeometry(
    profile.map((p) => new Vector2(p[0], p[1])),
    segments,
  ).rotateX(Math.PI / 2)

const quadratic = (values: readonly [number, number, number], t: number): number =>
  values[0] * (1 - t) * (1 - 2 * t) + values[1] * 4 * t * (1 - t) + values[2] * t * (2 * t - 1)

function bladeGeometry(
  blade: Blade,
  rim: number,
  face: (r: number) => number,
): { caps: BufferGeometry; flanks: BufferGeometry } {
  const steps = 14
  const left: Vector2[] = []
  const right: Vector2[] = []
  for (const t of range(0, 1, steps)) {
    const r = lerp(blade.from, blade.to, t) * rim
    const angle = quadratic(blade.angles, t)
    const half = (quadratic(blade.widths, t) * rim) / 2
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    left.push(new Vector2(c * r - s * half, s * r + c * half))
    right.push(new Vector2(c * r + s * half, s * r - c * half))
  }
  const depth = blade.depth ?? 0.026
  const bevel = Math.min(0.0035, depth / 3)
  const shape = new Shape([...right, ...left.reverse()])
  const solid = new ExtrudeGeometry(shape, {
    depth,
    bevelEnabled: true,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelSegments: 2,
    steps: 1,
  })
  const position = solid.getAttribute('position')
  for (let i = 0; i < position.count; i++) {
    const r = Math.hypot(position.getX(i), position.getY(i))
    position.setZ(i, position.getZ(i) - depth + face(r) - bevel + (blade.lift ?? 0))
  }
  const creased = toCreasedNormals(solid, 0.55)
  const groups = creased.groups.length ? creased.groups : solid.groups
  const slice = (material: number): BufferGeometry => {
    const out = new BufferGeometry()
    const p: number[] = []
    const n: number[] = []
    const positions = creased.getAttribute('position')
    const normals = creased.getAttribute('normal')
    for (const group of groups) {
      if (group.materialIndex !== material) continue
      for (let i = group.start; i < group.start + group.count; i++) {
        p.push(positions.getX(i), positions.getY(i), positions.getZ(i))
        n.push(normals.getX(i), normals.getY(i), normals.getZ(i))
      }
    }
    out.setAttribute('position', new BufferAttribute(new Float32Array(p), 3))
    out.setAttribute('normal', new BufferAttribute(new Float32Array(n), 3))
    return out
  }
  return { caps: slice(0), flanks: slice(1) }
}

const LIP_MATERIALS = { copper: 'copper', polished: 'polished', black: 'spoke' } as const

/** Wheel round the z axis, outer face towards +z. */
export function buildWheel(radius: number, design: WheelDesign): WheelParts {
  const parts = new Map<string, BufferGeometry[]>()
  const put = (material: string, geometry: BufferGeometry): void => {
    const list = parts.get(material) ?? []
    list.push(plain(geometry))
    parts.set(material, list)
  }
  const rim = radius * design.rim
  const w = HALF_WIDTH
  const wall = radius - rim
  const tyre: Vec2[] = [
    [rim - 0.004, -w * 0.8],
    [rim + wall * 0.2, -w],
    [rim + wall * 0.55, -w * 1.03],
    [radius - 0.014, -w * 0.93],
    [radius - 0.002, -w * 0.72],
    [radius, -w * 0.4],
    [radius, w * 0.4],
    [radius - 0.002, w * 0.72],
    [radius - 0.012, w * 0.92],
    [rim + wall * 0.6, w * 1.03],
    [rim + wall * 0.24, w * 1.0],
    [rim + 0.006, w * 0.92],
    [rim - 0.004, w * 0.82],
  ]
  put('tyre', lathe(spline(tyre, 5)))
  for (const z of [-0.5, -0.17, 0.17, 0.5])
    put('tread', new TorusGeometry(radius + 0.0002, 0.0045, 6, 96).translate(0, 0, w * z))
  for (const t of [0.3, 0.42]) put('tread', new TorusGeometry(rim + wall * t, 0.0016, 6, 96).translate(0, 0, w * 1.016))
  put(
    'well',
    lathe([
      // From under the lip: between the two the floor behind would be seen.
      [rim - 0.003, w * 0.86],
      [rim - 0.012, w * 0.72],
      [rim - 0.024, w * 0.5],
      [rim - 0.03, 0],
      [rim - 0.028, -w * 0.8],
    ]),
  )
  // What stands behind it: no light comes through a wheel.
  put('well', new CircleGeometry(rim - 0.028, 48).translate(0, 0, -w * 0.8))
  const lip: Vec2[] = [
    [rim + 0.003, w * 0.78],
    [rim + 0.005, w * 0.87],
    [rim - 0.001, w * 0.9],
    [rim - 0.008, w * 0.86],
    [rim - 0.013, w * 0.74],
  ]
  put(LIP_MATERIALS[design.lip ?? 'black'], lathe(spline(lip, 4)))
  put('disc', new CylinderGeometry(rim * 0.74, rim * 0.74, 0.02, 72).rotateX(Math.PI / 2).translate(0, 0, 0.008))
  put('well', new CylinderGeometry(rim * 0.36, rim * 0.42, 0.05, 40).rotateX(Math.PI / 2).translate(0, 0, 0.02))
  for (let i = 0; i < 40; i++) {
    const a = (i / 40) * Math.PI * 2
    const r = rim * (0.52 + 0.055 * (i % 3))
    put(
      'well',
      new CylinderGeometry(0.0035, 0.0035, 0.003, 8)
        .rotateX(Math.PI / 2)
        .translate(Math.cos(a) * r, Math.sin(a) * r, 0.019),
    )
  }
  const caliper = new Shape()
  caliper.absarc(0, 0, rim * 0.83, -0.52, 0.52, false)
  caliper.absarc(0, 0, rim * 0.5, 0.42, -0.42, true)
  put(
    design.calipers === 'copper' ? 'copperCaliper' : 'caliper',
    new ExtrudeGeometry(caliper, {
      depth: 0.046,
      bevelEnabled: true,
      bevelSize: 0.006,
      bevelThickness: 0.006,
      bevelSegments: 2,
      curveSegments: 16,
    })
      .rotateZ(0.3)
      .translate(0, 0, -0.012),
  )

  const dish = design.dish ?? 0.05
  const face = (r: number): number => w * 0.82 - dish * clamp(1 - r / rim, 0, 1) ** 1.25
  for (const blade of design.blades) {
    const { caps, flanks } = bladeGeometry(blade, rim, face)
    const material = blade.material ?? 'spoke'
    for (let i = 0; i < blade.count; i++) {
      const turn = (blade.offset ?? 0) + (i / blade.count) * Math.PI * 2
      put(blade.cut ? 'polished' : material, caps.clone().rotateZ(turn))
      put(blade.cut ? 'spoke' : material, flanks.clone().rotateZ(turn))
    }
  }
  const k = rim / 0.25
  put(
    'spoke',
    new CylinderGeometry(0.05 * k, 0.058 * k, 0.03, 48).rotateX(Math.PI / 2).translate(0, 0, face(0.04) - 0.015),
  )
  put('copper', new TorusGeometry(0.0265 * k, 0.0022, 8, 48).translate(0, 0, face(0.02) + 0.003))
  put(
    'cap',
    new CylinderGeometry(0.026 * k, 0.03 * k, 0.012, 40).rotateX(Math.PI / 2).translate(0, 0, face(0.02) - 0.002),
  )
  for (const [material, outline] of Object.entries(SIGN)) {
    const sign = new ShapeGeometry(new Shape(outline.map(([x, y]) => new Vector2(x, y).multiplyScalar(0.03 * k))))
    put(material, sign.translate(0, 0, face(0.02) + 0.0085))
  }
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2 + 0.6
    put(
      'well',
      new CylinderGeometry(0.0065, 0.0065, 0.02, 12)
        .rotateX(Math.PI / 2)
        .translate(Math.cos(a) * 0.04 * k, Math.sin(a) * 0.04 * k, face(0.04) - 0.008),
    )
  }
  return mergeParts(parts)
}

function mergeParts(parts: ReadonlyMap<string, BufferGeometry[]>): WheelParts {
  const merged: WheelParts = new Map()
  for (const [material, list] of parts) {
    const geometry = mergeGeometries(list)
    if (!geometry) throw new Error(`The wheel part ${material} could not be merged`)
    merged.set(material, geometry)
  }
  return merged
}
