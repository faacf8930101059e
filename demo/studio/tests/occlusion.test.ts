import { fillGeometry, openness, shadeGeometry, soften, voxelGrid } from '@demo/studio/occlusion'
import { BoxGeometry, PlaneGeometry } from 'three'
import { describe, expect, it } from 'vitest'

/** A floor, and a roof over half of it. */
function stage() {
  const grid = voxelGrid([-1, -0.2, -1], [1, 0.6, 1], 0.03)
  fillGeometry(grid, new PlaneGeometry(2, 2).rotateX(-Math.PI / 2))
  fillGeometry(grid, new BoxGeometry(0.9, 0.05, 1.8).translate(-0.5, 0.2, 0))
  soften(grid)
  return grid
}

describe('shade between parts', () => {
  const grid = stage()

  it('leaves an open surface fully lit: it does not shade itself', () => {
    expect(openness(grid, [0.6, 0, 0], [0, 1, 0])).toBeGreaterThan(0.97)
  })

  it('darkens what lies close under something', () => {
    expect(openness(grid, [-0.5, 0, 0], [0, 1, 0])).toBeLessThan(0.6)
  })

  it('fades towards the open', () => {
    const row = [-0.4, -0.1, 0.1, 0.3].map((x) => openness(grid, [x, 0, 0], [0, 1, 0]))
    expect(row).toEqual([...row].sort((a, b) => a - b))
  })

  it('gives both halves of a mirrored part the same shade', () => {
    const part = new PlaneGeometry(0.2, 0.2, 3, 1).rotateX(-Math.PI / 2)
    shadeGeometry(grid, part, true)
    const open = part.getAttribute('open')
    const half = open.count / 2
    for (let i = 0; i < half; i++) expect(open.getX(i + half)).toBe(open.getX(i))
  })
})
