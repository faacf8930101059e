import { BoxGeometry, CircleGeometry, CylinderGeometry, Matrix4, SphereGeometry, TorusGeometry } from 'three'
import { emptyMesh, type Mesh } from './cut'
import { along, at, cross, lerp, normalize, range, smoothstep, type Vec2, type Vec3 } from './math'
import { projection } from './outlines'
import { addTo, type BodyParts, boardField, strokePath } from './parts'
import { box, fromGeometry, loft, sweep } from './solids'
import { type CarSpec, frontAxle, rearAxle } from './spec'
import type { Surface } from './surface'

export interface Context {
  readonly car: CarSpec
  readonly surface: Surface
  readonly half: BodyParts
  readonly whole: BodyParts
}

const signedPower = (value: number, exponent: number): number => Math.sign(value) * Math.abs(value) ** exponent

/** Triangular prism between two points of the front, set back behind the body: two lit facets. */
function bar(mesh: Mesh, a: Vec3, b: Vec3, width: number, back: number): void {
  const dy = b[1] - a[1]
  const dz = b[2] - a[2]
  const length = Math.hypot(dy, dz) || 1
  const ny = (-dz / length) * width
  const nz = (dy / length) * width
  const first = mesh.positions.length / 3
  for (const sign of [1, -1]) {
    for (const p of [a, b]) {
      mesh.positions.push(p[0] + back + 0.012, p[1] + ny * sign, p[2] + nz * sign, p[0] + back, p[1], p[2])
      for (let k = 0; k < 2; k++) mesh.normals.push(-0.6, (ny / width) * 0.8 * sign, (nz / width) * 0.8 * sign)
    }
  }
  mesh.indices.push(first, first + 1, first + 2, first + 1, first + 3, first + 2)
  mesh.indices.push(first + 4, first + 6, first + 5, first + 5, first + 6, first + 7)
}

export function addOpenings({ car, surface, half }: Context): void {
  const view = projection('front', car.size.length)
  const front = (y: number, z: number): Vec3 => surface.point(...surface.locate(view, [y, z]))
  for (const opening of car.openings) {
    const field = boardField(car, 'front', opening.outline, opening.mirrored)
    const inside = (y: number, z: number): boolean => field([0, y, z]) < 0.008
    const ys = opening.outline.map((p) => p[0])
    const zs = opening.outline.map((p) => p[1])
    const [y0, y1] = [Math.max(0, Math.min(...ys)), Math.max(...ys)]
    const [z0, z1] = [Math.min(...zs), Math.max(...zs)]
    const mesh = emptyMesh()
    const known = new Map<string, Vec3>()
    const place = (y: number, z: number): Vec3 => {
      const key = `${y.toFixed(4)} ${z.toFixed(4)}`
      const found = known.get(key) ?? front(y, z)
      known.set(key, found)
      return found
    }
    const draw = (a: Vec2, b: Vec2, width: number, back: number): void => {
      if (inside(...a) && inside(...b)) bar(mesh, place(...a), place(...b), width, back)
    }
    if (opening.filling === 'hex') {
      const pitch = 0.038
      const r = pitch * 0.5
      for (let row = 0; row * pitch * 0.54 < z1 - z0 + pitch; row++) {
        for (let column = 0; column * pitch < y1 - y0 + pitch; column++) {
          const cy = y0 + (column + (row & 1) * 0.5) * pitch
          const cz = z0 + row * pitch * 0.54
          const corner = (dy: number, dz: number): Vec2 => [Math.max(0, cy + dy * r), cz + dz * r]
          draw(corner(0, 0.72), corner(1, 0.36), 0.0034, 0.026)
          draw(corner(1, 0.36), corner(1, -0.36), 0.0034, 0.026)
          draw(corner(1, -0.36), corner(0, -0.72), 0.0034, 0.026)
        }
      }
    } else if (opening.filling === 'slats') {
      for (let z = z0 + 0.022; z < z1; z += 0.03)
        for (const y of range(y0, y1, 24)) draw([y, z], [y + (y1 - y0) / 24, z], 0.0075, 0.018)
    } else if (opening.filling === 'fins') {
      for (let y = y0 + 0.02; y < y1; y += 0.034)
        for (const z of range(z0, z1, 10)) draw([y, z], [y + 0.004, z + (z1 - z0) / 10], 0.006, 0.02)
    }
    if (mesh.indices.length) addTo(half, 'mesh', mesh)
  }
  // Black depth behind everything that is open at the front.
  const dark = emptyMesh()
  const steps = 26
  for (const v of range(0.3, surface.vMax * 0.32, steps)) {
    for (const u of range(0, 5, steps)) {
      const n = surface.normal(u, v)
      dark.positions.push(...along(surface.point(u, v), n, -0.085))
      dark.normals.push(...n)
    }
  }
  for (let j = 1; j <= steps; j++) {
    for (let i = 1; i <= steps; i++) {
      const d = j * (steps + 1) + i
      const b = d - steps - 1
      dark.indices.push(b - 1, b, d - 1, b, d, d - 1)
    }
  }
  addTo(half, 'void', dark)
}

function plate(parts: BodyParts, car: CarSpec, surface: Surface, rear: boolean): void {
  const [, z] = rear ? car.plates.rear : car.plates.front
  const view = projection(rear ? 'rear' : 'front', car.size.length)
  const [p, low, high] = [z, z - 0.05, z + 0.05].map((height) =>
    surface.point(...surface.locate(view, [0.02, height])),
  ) as [Vec3, Vec3, Vec3]
  const sign = rear ? 1 : -1
  const tilt = Math.atan2(low[0] - high[0], 0.1)
  const matrix = new Matrix4().makeRotationZ(tilt)
  const x = p[0] + sign * 0.014
  addTo(parts, 'plate', fromGeometry(new BoxGeometry(0.008, 0.112, 0.522), [x, 0, z], matrix))
  addTo(
    parts,
    'plateInk',
    fromGeometry(new BoxGeometry(0.0086, 0.1, 0.042), [x + sign * 0.0004, rear ? 0.234 : -0.234, z], matrix),
  )
  // A plate nobody drives with: strokes where the signs would stand.
  for (const [i, y] of [-0.15, -0.09, -0.03, 0.06, 0.12, 0.18].entries()) {
    const geometry = new BoxGeometry(0.0088, 0.062, i === 0 ? 0.012 : 0.034)
    addTo(parts, 'plateInk', fromGeometry(geometry, [x + sign * 0.0005, rear ? -y : y, z], matrix))
  }
}

/** Splitter, spoiler, exhausts, rails, plates, wipers, aerial. */
export function addEnds(context: Context): void {
  const { car, surface, half, whole } = context
  const length = car.size.length
  const world = (path: readonly Vec2[]): Vec3[] => path.map(([u, v]) => surface.point(u, v))
  const outwards = (path: readonly Vec2[]): Vec3[] => path.map(([u, v]) => surface.normal(u, v))
  const reach = car.splitter.reach
  const lip = strokePath(
    surface,
    car,
    {
      board: 'wrapFront',
      points: [
        [0, car.splitter.height],
        [0.35, car.splitter.height],
        [0.72, car.splitter.height + 0.004],
        [0.88, car.splitter.height + 0.012],
      ],
    },
    14,
  )
  const fade = (t: number): number => 1 - smoothstep(0.82, 1, t) * 0.75
  addTo(
    half,
    'gloss',
    sweep(
      world(lip),
      [
        [-0.05, 0.004],
        [reach, -0.012],
        [reach + 0.004, -0.018],
        [reach - 0.004, -0.024],
        [-0.05, -0.03],
      ],
      fade,
      outwards(lip),
    ),
  )
  if (car.splitter.accent)
    addTo(
      half,
      'copper',
      sweep(
        world(lip),
        [
          [reach - 0.006, -0.009],
          [reach + 0.004, -0.0115],
          [reach + 0.005, -0.0145],
          [reach - 0.006, -0.0155],
        ],
        fade,
        outwards(lip),
      ),
    )

  const sill: Vec3[] = range(frontAxle(car) + car.archRadius + 0.02, rearAxle(car) - car.archRadius - 0.02, 24).map(
    (x) => {
      const p = surface.point(...surface.locate(projection('side', length), [x, 0.27]))
      return [x, p[1], p[2]]
    },
  )
  addTo(
    half,
    'clad',
    sweep(
      sill,
      [
        [-0.06, 0],
        [0.012, -0.012],
        [0.018, -0.03],
        [0.01, -0.045],
        [-0.06, -0.045],
      ],
      (t) => 1 - 0.5 * smoothstep(0.9, 1, Math.abs(2 * t - 1)),
      sill.map((): Vec3 => [0, 1, 0]),
    ),
  )

  if (car.spoiler) addSpoiler(context, car.spoiler)
  for (const pipe of car.exhausts ?? []) {
    for (let i = 0; i < (pipe.count ?? 1); i++) {
      const y = pipe.y - i * (pipe.width + 0.02)
      // The bumper curves away outwards, so the pipe's inner edge decides how far it must reach.
      const tail = surface.point(...surface.locate(projection('rear', length), [y - pipe.width * 0.12, pipe.z]))[0]
      const ring = (x: number, scale: number): Vec3[] =>
        range(0, Math.PI * 2, 40)
          .slice(0, -1)
          .map(
            (a): Vec3 => [
              x + 0.012 * Math.sin(a),
              y + (signedPower(Math.cos(a), 0.55) * pipe.width * scale) / 2,
              pipe.z + (signedPower(Math.sin(a), 0.55) * pipe.height * scale) / 2,
            ],
          )
      addTo(
        half,
        'exhaust',
        loft(
          [
            ring(tail - 0.12, 1),
            ring(tail + 0.004, 1),
            ring(tail + 0.008, 0.97),
            ring(tail + 0.004, 0.9),
            ring(tail - 0.06, 0.86),
          ],
          true,
        ),
      )
      addTo(
        half,
        'void',
        box(
          [tail - 0.09, tail - 0.06],
          [y - pipe.width * 0.46, y + pipe.width * 0.46],
          [pipe.z - pipe.height * 0.45, pipe.z + pipe.height * 0.45],
        ),
      )
    }
  }
  if (car.rails) {
    const path = strokePath(surface, car, { board: 'top', points: car.rails }, 12)
    const lift = path.map(([u, v], i) =>
      along(
        surface.point(u, v),
        surface.normal(u, v),
        0.03 * smoothstep(0, 0.12, Math.min(i, path.length - 1 - i) / path.length),
      ),
    )
    addTo(
      half,
      'satin',
      sweep(
        lift,
        [
          [-0.012, -0.006],
          [-0.009, 0.01],
          [0.009, 0.01],
          [0.013, -0.006],
        ],
        () => 1,
        lift.map((): Vec3 => [0, 1, 0]),
      ),
    )
  }
  plate(whole, car, surface, false)
  plate(whole, car, surface, true)

  // Wipers lie at the foot of the screen.
  const [first] = car.screen
  const base = first ? first[1] : 1
  for (const [y0, y1, dz] of [
    [0.5, -0.08, 0.035],
    [-0.06, -0.56, 0.03],
  ] as const) {
    const pts = range(0, 1, 14).map((t): Vec3 => {
      const y = lerp(y0, y1, t)
      const p = surface.point(
        ...surface.locate(projection('front', length), [Math.abs(y), base + dz + 0.035 * Math.sin(t * Math.PI) * 0.4]),
      )
      return [p[0] - 0.012, y, p[2] + 0.012]
    })
    addTo(
      whole,
      'clad',
      loft(
        pts.map((p) =>
          range(0, Math.PI * 2, 6)
            .slice(0, -1)
            .map((a): Vec3 => [p[0] + Math.cos(a) * 0.006, p[1], p[2] + Math.sin(a) * 0.006]),
        ),
        true,
      ),
    )
  }
}

function addSpoiler({ car, surface, half }: Context, spoiler: NonNullable<CarSpec['spoiler']>): void {
  const view = projection('rear', car.size.length)
  const profile: readonly Vec2[] = [
    [-0.09, 0.006],
    [0.35, 0.006],
    [0.7, 0.003],
    [0.96, -0.004],
    [1, -0.014],
    [0.95, -0.026],
    [0.5, -0.034],
    [-0.09, -0.034],
  ]
  const rings = range(0, 1, 36).map((t): Vec3[] => {
    const base = surface.point(...surface.locate(view, [Math.max(0.01, t * spoiler.half), spoiler.z - 0.03 * t ** 3]))
    const shrink = 1 - t ** 7 * 0.75
    return profile.map(
      ([along_, up]): Vec3 => [
        base[0] + along_ * spoiler.length * shrink,
        t * spoiler.half,
        base[2] + 0.008 + up * shrink - spoiler.drop * Math.max(0, along_) * shrink,
      ],
    )
  })
  addTo(half, spoiler.material, loft(rings, true))
}

/** Housing with a painted cap above a gloss foot, the glass set into its flat back, on a slim arm. */
export function addMirror({ car, half }: Context): void {
  const [mx, my, mz] = car.mirror
  const section = (t: number, inset = 0): Vec3[] => {
    // Front to back: a closed round nose, nearly constant up to the flat back.
    const nose = 1 - Math.min(1, t / 0.85)
    const grow = Math.max(0.004, (1 - nose ** 2.3) ** (1 / 2.3))
    const hy = 0.108 * grow - inset
    const hz = 0.07 * grow - inset
    return range(0, Math.PI * 2, 56)
      .slice(0, -1)
      .map((a): Vec3 => {
        const cy = signedPower(Math.cos(a), 0.74)
        const cz = signedPower(Math.sin(a), 0.78)
        const taper = 1 - 0.3 * smoothstep(-0.6, 1.1, cy) - 0.1 * Math.max(0, -cz)
        return [mx + lerp(-0.08, 0.06, t) + 0.03 * cy * grow, my + cy * hy, mz + cz * hz * taper + cy * 0.014 * grow]
      })
  }
  const shell = loft(
    range(0, 1, 26).map((t) => section(t ** 1.7)),
    true,
  )
  const cap = emptyMesh()
  const foot = emptyMesh()
  for (const part of [cap, foot]) {
    part.positions.push(...shell.positions)
    part.normals.push(...shell.normals)
  }
  for (let i = 0; i < shell.indices.length; i += 3) {
    const triangle = [at(shell.indices, i), at(shell.indices, i + 1), at(shell.indices, i + 2)] as const
    const height = triangle.reduce((sum, k) => sum + at(shell.positions, k * 3 + 2) / 3, 0)
    ;(height > mz - 0.026 ? cap : foot).indices.push(...triangle)
  }
  addTo(half, 'paint', cap)
  addTo(half, 'gloss', foot)
  const flat = (t: number, inset: number, dx: number): Vec3[] =>
    section(t, inset).map((p): Vec3 => [p[0] + dx, p[1], p[2]])
  const middle = flat(1, 0, 0).map((): Vec3 => [mx + 0.05, my, mz])
  addTo(half, 'gloss', loft([flat(1, 0, 0), flat(1, 0.006, 0.003), flat(1, 0.011, -0.004)], true))
  addTo(half, 'mirrorGlass', loft([flat(1, 0.011, -0.006), middle], true))
  const arm = (t: number): Vec3[] =>
    range(0, Math.PI * 2, 14)
      .slice(0, -1)
      .map(
        (a): Vec3 => [
          mx - 0.005 + lerp(0.03, 0, t) + Math.cos(a) * lerp(0.045, 0.034, t),
          lerp(my - 0.21, my - 0.05, t),
          lerp(mz - 0.095, mz - 0.05, t) + Math.sin(a) * lerp(0.012, 0.016, t),
        ],
      )
  addTo(half, 'gloss', loft(range(0, 1, 6).map(arm), true))
}

/** Projector modules and bezels behind the cover of a headlamp. */
export function addLenses({ car, surface, half }: Context): void {
  const view = projection('wrapFront', car.size.length)
  for (const point of car.headlamp.lenses ?? []) {
    const [u, v] = surface.locate(view, point)
    const n = surface.normal(u, v)
    const p = along(surface.point(u, v), n, -0.03)
    const facing = normalize([n[0] - 0.6, n[1] * 0.55, 0])
    const sideways: Vec3 = normalize(cross([0, 0, 1], facing))
    const ring = (radius: number, depth: number): Vec3[] =>
      range(0, Math.PI * 2, 28)
        .slice(0, -1)
        .map((a): Vec3 => {
          const c = signedPower(Math.cos(a), 0.7) * radius * 1.25
          const s = signedPower(Math.sin(a), 0.7) * radius * 0.85
          const q = along(p, facing, depth)
          return [q[0] + sideways[0] * c, q[1] + sideways[1] * c, q[2] + s]
        })
    addTo(
      half,
      'chrome',
      loft([ring(0.0185, -0.02), ring(0.0185, 0.006), ring(0.0165, 0.008), ring(0.0155, 0.004)], true),
    )
    addTo(half, 'lens', loft([ring(0.0155, 0.004), ring(0.012, 0.008), ring(0.006, 0.0105), ring(0.0005, 0.011)], true))
  }
}

/** What shows through the glass: seats, head restraints, dashboard, steering wheel. */
export function addCabin({ car, half, whole }: Context): void {
  const blob = (centre: Vec3, size: Vec3, turn: number, material: string): void => {
    const geometry = new SphereGeometry(1, 24, 18)
    const position = geometry.getAttribute('position')
    for (let i = 0; i < position.count; i++) {
      position.setXYZ(
        i,
        signedPower(position.getX(i), 0.45) * size[0],
        signedPower(position.getY(i), 0.45) * size[2],
        signedPower(position.getZ(i), 0.45) * size[1],
      )
    }
    geometry.computeVertexNormals()
    addTo(half, material, fromGeometry(geometry, centre, new Matrix4().makeRotationZ(turn)))
  }
  const { dx, dz } = car.cabin
  for (const x of [2.3 + dx, 3.1 + dx]) {
    blob([x, 0.36, 0.86 + dz], [0.1, 0.24, 0.32], -0.28, 'seat')
    blob([x + 0.02, 0.36, 0.92 + dz], [0.1, 0.17, 0.24], -0.28, 'seatAccent')
    blob([x + 0.1, 0.36, 1.21 + dz], [0.055, 0.13, 0.085], -0.2, 'seat')
    blob([x - 0.3, 0.36, 0.62 + dz], [0.28, 0.25, 0.1], 0, 'seat')
  }
  blob([1.5 + dx, 0.35, 0.92 + dz], [0.2, 0.42, 0.09], -0.05, 'seat')
  const steering = new TorusGeometry(0.175, 0.015, 10, 40).rotateY(Math.PI / 2).rotateZ(0.4)
  addTo(whole, 'seat', fromGeometry(steering, [1.8 + dx, 0.36, 0.97 + dz]))
  addTo(half, 'void', box([1.25 + dx, car.size.length - 0.6], [0, 0.7], [0.4, 0.72 + dz]))
}

/** Wheel wells, floor and whatever else must be black below. */
export function addUnderbody({ car, surface, half }: Context): void {
  const inner = Math.min(
    ...[frontAxle(car), rearAxle(car)].map(
      (x) =>
        surface.point(
          ...surface.locate(projection('side', car.size.length), [x, car.tyreRadius + car.archRadius + 0.02]),
        )[1],
    ),
  )
  for (const x of [frontAxle(car), rearAxle(car)]) {
    const well = new CylinderGeometry(
      car.archRadius + 0.014,
      car.archRadius + 0.014,
      0.36,
      40,
      1,
      true,
      Math.PI * 0.5,
      Math.PI,
    ).rotateX(Math.PI / 2)
    addTo(half, 'void', fromGeometry(well, [x, inner - 0.2, car.tyreRadius]))
    addTo(
      half,
      'void',
      fromGeometry(new CircleGeometry(car.archRadius + 0.012, 40, -0.35, Math.PI + 0.7), [
        x,
        inner - 0.375,
        car.tyreRadius,
      ]),
    )
  }
  const length = car.size.length
  addTo(half, 'void', box([0.28, length - 0.32], [0, 0.5], [0.2, 0.5]))
  addTo(
    half,
    'void',
    box([frontAxle(car) + car.archRadius + 0.02, rearAxle(car) - car.archRadius - 0.02], [0, 0.8], [0.19, 0.4]),
  )
  addTo(half, 'void', box([rearAxle(car) + car.archRadius, length - 0.28], [0, 0.66], [0.26, 0.5]))
}
