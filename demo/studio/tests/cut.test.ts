import { cutSurface, gridTriangles, type Mesh } from '@demo/studio/cut'
import { range, type Vec3 } from '@demo/studio/math'
import { controlNet, type Ring, Surface, U_MAX } from '@demo/studio/surface'
import { describe, expect, it } from 'vitest'

const ring = (z: number, half: number): Ring => ({
  front: [0, z],
  frontCorner: [0.3, half, z],
  side: [[2, half, z]],
  rearCorner: [3.7, half, z],
  rear: [4, z],
})
const surface = new Surface(controlNet([ring(0.1, 0.8), ring(0.5, 0.9), ring(0.9, 0.9), ring(1.3, 0.5)]))
const us = range(0, U_MAX, 60)
const vs = range(0, surface.vMax, 20)
const hole = (p: Vec3): number => Math.hypot(p[0] - 2, p[2] - 0.7) - 0.3

const vertex = (mesh: Mesh, index: number): Vec3 => [
  mesh.positions[index * 3] ?? 0,
  mesh.positions[index * 3 + 1] ?? 0,
  mesh.positions[index * 3 + 2] ?? 0,
]

function area(mesh: Mesh | undefined): number {
  if (!mesh) return 0
  let sum = 0
  for (let i = 0; i < mesh.indices.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => vertex(mesh, mesh.indices[i + k] ?? 0)) as [Vec3, Vec3, Vec3]
    const u: Vec3 = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
    const v: Vec3 = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
    sum += Math.hypot(u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]) / 2
  }
  return sum
}

/** Undirected edges that belong to one triangle only, as positions. */
function border(mesh: Mesh): string[] {
  const key = (index: number): string =>
    vertex(mesh, index)
      .map((value) => value.toFixed(6))
      .join(' ')
  const count = new Map<string, number>()
  for (let i = 0; i < mesh.indices.length; i += 3) {
    for (const [p, q] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      const edge = [key(mesh.indices[i + p] ?? 0), key(mesh.indices[i + q] ?? 0)].sort().join('|')
      count.set(edge, (count.get(edge) ?? 0) + 1)
    }
  }
  return [...count].filter(([, times]) => times === 1).map(([edge]) => edge)
}

describe('cutting the body', () => {
  const whole = cutSurface(surface, us, vs, [], { material: 'paint', offset: 0 })
  const cut = cutSurface(surface, us, vs, [{ field: hole, layers: [{ material: 'glass', offset: 0 }] }], {
    material: 'paint',
    offset: 0,
  })
  const paint = cut.get('paint')
  const glass = cut.get('glass')

  it('makes two triangles of each cell of the grid', () => {
    expect(gridTriangles(us.length, vs.length)).toHaveLength(60 * 20 * 2)
  })

  it('loses no surface: the pieces add up to the whole', () => {
    expect(area(paint) + area(glass)).toBeCloseTo(area(whole.get('paint')), 2)
  })

  it('leaves each piece on its own side of the outline', () => {
    expect.hasAssertions()
    for (let i = 0; glass && i < glass.positions.length / 3; i++) expect(hole(vertex(glass, i))).toBeLessThan(0.002)
  })

  it('is watertight: the border of the piece is found whole in the border of the hole', () => {
    if (!paint || !glass) throw new Error('The outline cut nothing')
    const rim = new Set(border(paint))
    const edges = border(glass)
    expect(edges.length).toBeGreaterThan(20)
    for (const edge of edges) expect(rim.has(edge)).toBe(true)
  })

  it('drops a region without layers', () => {
    const open = cutSurface(surface, us, vs, [{ field: hole, layers: [] }], { material: 'paint', offset: 0 })
    expect([...open.keys()]).toEqual(['paint'])
    expect(area(open.get('paint'))).toBeCloseTo(area(paint), 6)
  })

  it('lays one region several times when it has several layers', () => {
    const lamp = cutSurface(
      surface,
      us,
      vs,
      [
        {
          field: hole,
          layers: [
            { material: 'cover', offset: 0 },
            { material: 'housing', offset: -0.05, skirt: -0.05 },
          ],
        },
      ],
      { material: 'paint', offset: 0 },
    )
    expect(lamp.get('cover')?.indices.length).toBe(lamp.get('housing')?.indices.length)
    expect(lamp.get('edge')?.indices.length).toBeGreaterThan(0)
  })
})
