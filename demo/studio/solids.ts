import { BufferAttribute, BufferGeometry, type Matrix4 } from 'three'
import { emptyMesh, type Mesh } from './cut'
import { along, at, cross, normalize, subtract, type Vec2, type Vec3 } from './math'
import type { Surface } from './surface'

/** World axes of three: x backwards, y up, z outwards; the car stands centred on the origin. */
export const toWorld = (p: Vec3, length: number): Vec3 => [p[0] - length / 2, p[2], p[1]]

function write(target: Float32Array, offset: number, x: number, y: number, z: number): void {
  target[offset] = x
  target[offset + 1] = y
  target[offset + 2] = z
}

/** Car-space mesh as a geometry; with its mirror image when it is half of a symmetrical pair. */
export function toGeometry(mesh: Mesh, length: number, both: boolean): BufferGeometry {
  const count = mesh.positions.length / 3
  const total = both ? count * 2 : count
  const positions = new Float32Array(total * 3)
  const normals = new Float32Array(total * 3)
  for (let i = 0; i < count * 3; i += 3) {
    const [x, y, z] = [at(mesh.positions, i), at(mesh.positions, i + 1), at(mesh.positions, i + 2)]
    const [nx, ny, nz] = [at(mesh.normals, i), at(mesh.normals, i + 1), at(mesh.normals, i + 2)]
    write(positions, i, x - length / 2, z, y)
    write(normals, i, nx, nz, ny)
    if (both) {
      write(positions, count * 3 + i, x - length / 2, z, -y)
      write(normals, count * 3 + i, nx, nz, -ny)
    }
  }
  const half = mesh.indices.length
  const indices = new Uint32Array(both ? half * 2 : half)
  indices.set(mesh.indices)
  if (both) {
    for (let i = 0; i < half; i += 3) {
      indices[half + i] = at(mesh.indices, i) + count
      indices[half + i + 1] = at(mesh.indices, i + 2) + count
      indices[half + i + 2] = at(mesh.indices, i + 1) + count
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new BufferAttribute(normals, 3))
  geometry.setIndex(new BufferAttribute(indices, 1))
  return geometry
}

export function append(target: Mesh, mesh: Mesh): void {
  const first = target.positions.length / 3
  for (const value of mesh.positions) target.positions.push(value)
  for (const value of mesh.normals) target.normals.push(value)
  for (const index of mesh.indices) target.indices.push(first + index)
}

/** A geometry of three, built in world axes round the origin, placed in car space. */
export function fromGeometry(geometry: BufferGeometry, origin: Vec3, matrix?: Matrix4): Mesh {
  const placed = geometry.clone()
  if (matrix) placed.applyMatrix4(matrix)
  const mesh = emptyMesh()
  const position = placed.getAttribute('position')
  const normal = placed.getAttribute('normal')
  for (let i = 0; i < position.count; i++) {
    mesh.positions.push(position.getX(i) + origin[0], position.getZ(i) + origin[1], position.getY(i) + origin[2])
    mesh.normals.push(normal.getX(i), normal.getZ(i), normal.getY(i))
  }
  const index = placed.getIndex()
  for (let i = 0; i < (index ? index.count : position.count); i++) mesh.indices.push(index ? index.getX(i) : i)
  placed.dispose()
  return mesh
}

/** Turns triangles that look away from their normals. */
function faceOutwards(mesh: Mesh): Mesh {
  const p = (i: number): Vec3 => [
    at(mesh.positions, i * 3),
    at(mesh.positions, i * 3 + 1),
    at(mesh.positions, i * 3 + 2),
  ]
  for (let i = 0; i < mesh.indices.length; i += 3) {
    const [a, b, c] = [at(mesh.indices, i), at(mesh.indices, i + 1), at(mesh.indices, i + 2)]
    const n = cross(subtract(p(b), p(a)), subtract(p(c), p(a)))
    const facing =
      n[0] * at(mesh.normals, a * 3) + n[1] * at(mesh.normals, a * 3 + 1) + n[2] * at(mesh.normals, a * 3 + 2)
    // Car space is left-handed against world axes, so outward triangles run clockwise here.
    if (facing > 0) {
      mesh.indices[i + 1] = c
      mesh.indices[i + 2] = b
    }
  }
  return mesh
}

/** Across a path on the surface, at one of its points. */
function sidewaysAt(surface: Surface, path: readonly Vec2[], i: number, normal: Vec3): Vec3 {
  const before = at(path, Math.max(0, i - 1))
  const after = at(path, Math.min(path.length - 1, i + 1))
  return normalize(cross(normal, normalize(subtract(surface.point(...after), surface.point(...before)))))
}

/** How far the normal of a folded edge turns from that of the surface: the tangent of the angle. */
const FOLDED = 1.2

/** A flat strip that follows the surface along (u, v) points; `width` by position 0 to 1. */
export function ribbon(surface: Surface, path: readonly Vec2[], width: (t: number) => number, lift: number): Mesh {
  const mesh = emptyMesh()
  const last = path.length - 1
  path.forEach(([u, v], i) => {
    const p = surface.point(u, v)
    const n = surface.normal(u, v)
    const sideways = sidewaysAt(surface, path, i, n)
    const half = width(i / last) / 2
    for (const k of [-half, half]) {
      const q = along(along(p, n, lift), sideways, k)
      mesh.positions.push(q[0], Math.max(0, q[1]), q[2])
      mesh.normals.push(...n)
    }
    if (i) {
      const q = (i - 1) * 2
      mesh.indices.push(q, q + 1, q + 2, q + 1, q + 3, q + 2)
    }
  })
  return faceOutwards(mesh)
}

/** The edges of a gap of that width: strips on either side of it whose normals turn into it, as sheet metal is folded. */
export function foldedEdges(surface: Surface, path: readonly Vec2[], gap: number, fold: number, lift: number): Mesh {
  const mesh = emptyMesh()
  for (const side of [-1, 1]) {
    const first = mesh.positions.length / 3
    path.forEach(([u, v], i) => {
      const n = surface.normal(u, v)
      const sideways = sidewaysAt(surface, path, i, n)
      const p = along(surface.point(u, v), n, lift)
      const [inner, outer] = [along(p, sideways, (side * gap) / 2), along(p, sideways, side * (gap / 2 + fold))]
      for (const q of [inner, outer]) mesh.positions.push(q[0], Math.max(0, q[1]), q[2])
      mesh.normals.push(...normalize(along(n, sideways, -side * FOLDED)), ...n)
      if (i) {
        const q = first + (i - 1) * 2
        mesh.indices.push(q, q + 1, q + 2, q + 1, q + 3, q + 2)
      }
    })
  }
  return faceOutwards(mesh)
}

/**
 * A closed profile of (outwards, upwards) points swept along a path; each face of the profile is flat-shaded against
 * its neighbours, so lips and blades get crisp edges.
 */
export function sweep(
  path: readonly Vec3[],
  profile: readonly Vec2[],
  scale: (t: number) => number = () => 1,
  outwards?: readonly Vec3[],
): Mesh {
  const mesh = emptyMesh()
  const last = path.length - 1
  const frames = path.map((p, i) => {
    const given = outwards?.[i]
    if (given) return { p, out: normalize([given[0], given[1], 0]) }
    const direction = subtract(at(path, Math.min(last, i + 1)), at(path, Math.max(0, i - 1)))
    return { p, out: normalize(cross(direction, [0, 0, 1])) }
  })
  const centre = profile.reduce<Vec2>(
    (sum, q) => [sum[0] + q[0] / profile.length, sum[1] + q[1] / profile.length],
    [0, 0],
  )
  profile.forEach((a, k) => {
    const b = at(profile, (k + 1) % profile.length)
    let [no, nu] = [b[1] - a[1], a[0] - b[0]]
    if (no * (a[0] - centre[0]) + nu * (a[1] - centre[1]) < 0) [no, nu] = [-no, -nu]
    const norm = Math.hypot(no, nu) || 1
    const first = mesh.positions.length / 3
    frames.forEach(({ p, out }, i) => {
      const s = scale(i / last)
      for (const q of [a, b]) {
        mesh.positions.push(p[0] + out[0] * q[0] * s, Math.max(0, p[1] + out[1] * q[0] * s), p[2] + q[1] * s)
        mesh.normals.push((out[0] * no) / norm, (out[1] * no) / norm, nu / norm)
      }
      if (i) {
        const q = first + (i - 1) * 2
        mesh.indices.push(q, q + 1, q + 2, q + 1, q + 3, q + 2)
      }
    })
  })
  return faceOutwards(mesh)
}

/** Box in car space. */
export function box(x: Vec2, y: Vec2, z: Vec2): Mesh {
  const mesh = emptyMesh()
  const axes: readonly [Vec3, Vec3, Vec3][] = [
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    [
      [0, 1, 0],
      [0, 0, 1],
      [1, 0, 0],
    ],
    [
      [0, 0, 1],
      [1, 0, 0],
      [0, 1, 0],
    ],
  ]
  const centre: Vec3 = [(x[0] + x[1]) / 2, (y[0] + y[1]) / 2, (z[0] + z[1]) / 2]
  const half: Vec3 = [(x[1] - x[0]) / 2, (y[1] - y[0]) / 2, (z[1] - z[0]) / 2]
  const reach = (axis: Vec3): number => Math.abs(axis[0] * half[0] + axis[1] * half[1] + axis[2] * half[2])
  for (const [n, s, t] of axes) {
    for (const sign of [1, -1]) {
      const first = mesh.positions.length / 3
      const face = along(centre, n, sign * reach(n))
      for (const [i, j] of [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ] as const) {
        mesh.positions.push(...along(along(face, s, i * reach(s)), t, j * reach(t)))
        mesh.normals.push(n[0] * sign, n[1] * sign, n[2] * sign)
      }
      mesh.indices.push(first, first + 1, first + 2, first + 1, first + 3, first + 2)
    }
  }
  return faceOutwards(mesh)
}

/** Skin through rings of points of equal count, smooth-shaded. */
export function loft(rings: readonly (readonly Vec3[])[], closed: boolean): Mesh {
  const mesh = emptyMesh()
  const count = at(rings, 0).length
  const centre = (ring: readonly Vec3[]): Vec3 => {
    const sum = ring.reduce<Vec3>((s, p) => [s[0] + p[0], s[1] + p[1], s[2] + p[2]], [0, 0, 0])
    return [sum[0] / ring.length, sum[1] / ring.length, sum[2] / ring.length]
  }
  rings.forEach((ring, i) => {
    const middle = centre(ring)
    ring.forEach((p, k) => {
      const before = at(rings, Math.max(0, i - 1))
      const after = at(rings, Math.min(rings.length - 1, i + 1))
      const left = at(ring, closed ? (k + count - 1) % count : Math.max(0, k - 1))
      const right = at(ring, closed ? (k + 1) % count : Math.min(count - 1, k + 1))
      let n = normalize(cross(subtract(right, left), subtract(at(after, k), at(before, k))))
      const out = subtract(p, middle)
      if (n[0] * out[0] + n[1] * out[1] + n[2] * out[2] < 0) n = [-n[0], -n[1], -n[2]]
      mesh.positions.push(...p)
      mesh.normals.push(...n)
    })
    if (i === 0) return
    const span = closed ? count : count - 1
    for (let k = 0; k < span; k++) {
      const a = (i - 1) * count + k
      const b = (i - 1) * count + ((k + 1) % count)
      mesh.indices.push(a, b, a + count, b, b + count, a + count)
    }
  })
  return faceOutwards(mesh)
}
