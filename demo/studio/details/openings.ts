import { emptyMesh, type Mesh } from '../cut'
import { along, range, type Vec2, type Vec3 } from '../math'
import { projection } from '../outlines'
import { addTo, boardField } from '../parts'
import type { Context } from './context'

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

/** Honeycomb, slats or fins in what is cut out of the nose, and darkness behind. */
export function addOpenings({ car, surface, half }: Context): void {
  const view = projection('front', car.size.length)
  const front = (y: number, z: number): Vec3 => surface.point(...surface.locate(view, [y, z]))
  for (const opening of car.openings) {
    const field = boardField(car, 'front', opening.outline, opening.mirrored)
    // It ends before the edge: beyond it the last bars would catch the light.
    const inside = (y: number, z: number): boolean => field([0, y, z]) < -0.004
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
    for (const line of fillingLines(opening)) draw(...line)
    if (mesh.indices.length) addTo(half, 'mesh', mesh)
  }
  addTo(half, 'void', darkness(surface))
}

type Line = [from: Vec2, to: Vec2, width: number, back: number]

function fillingLines({ filling, outline }: Context['car']['openings'][number]): Line[] {
  const ys = outline.map((p) => p[0])
  const zs = outline.map((p) => p[1])
  const [y0, y1] = [Math.max(0, Math.min(...ys)), Math.max(...ys)]
  const [z0, z1] = [Math.min(...zs), Math.max(...zs)]
  const lines: Line[] = []
  if (filling === 'hex') {
    // As coarse as a card's picture can draw it.
    const pitch = 0.05
    const r = pitch * 0.5
    for (let row = 0; row * pitch * 0.54 < z1 - z0 + pitch; row++) {
      for (let column = 0; column * pitch < y1 - y0 + pitch; column++) {
        const cy = y0 + (column + (row & 1) * 0.5) * pitch
        const cz = z0 + row * pitch * 0.54
        const corner = (dy: number, dz: number): Vec2 => [Math.max(0, cy + dy * r), cz + dz * r]
        lines.push([corner(0, 0.72), corner(1, 0.36), 0.0052, 0.026])
        lines.push([corner(1, 0.36), corner(1, -0.36), 0.0052, 0.026])
        lines.push([corner(1, -0.36), corner(0, -0.72), 0.0052, 0.026])
      }
    }
  } else if (filling === 'slats') {
    for (let z = z0 + 0.022; z < z1; z += 0.03)
      for (const y of range(y0, y1, 24)) lines.push([[y, z], [y + (y1 - y0) / 24, z], 0.0075, 0.018])
  } else if (filling === 'fins') {
    for (let y = y0 + 0.02; y < y1; y += 0.034)
      for (const z of range(z0, z1, 10)) lines.push([[y, z], [y + 0.004, z + (z1 - z0) / 10], 0.006, 0.02])
  }
  return lines
}

/** Black depth behind everything that is open at the front. */
function darkness(surface: Context['surface']): Mesh {
  const dark = emptyMesh()
  const steps = 32
  // From under the bumper to beyond the outer vents: through a gap in it the room would be seen.
  for (const v of range(0.04, surface.vMax * 0.32, steps)) {
    for (const u of range(0, 6, steps)) {
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
  return dark
}
