import { describe, expect, it } from 'vitest'
import { onPaper, simulate, type World } from '../../scripts/measure/simulate-load/model.mts'
import { sitePages } from '../../scripts/measure/simulate-load/pages.mts'

const PAGES = 40
const TOTAL = Array.from({ length: PAGES }, (_, index) => 1 / (index + 1)).reduce((sum, one) => sum + one, 0)
const world = (keptAtEdge: number, more: Partial<World> = {}): World => ({
  pages: Array.from({ length: PAGES }, (_, index) => ({ share: 1 / (index + 1) / TOTAL, keptAtEdge })),
  edges: 10,
  regions: 2,
  keptAtNginx: 15,
  ...more,
})

describe('the simulated load', () => {
  it.each([15, 60])('of a day without events is that on paper, with %i seconds at an edge', (kept) => {
    const counted = simulate(world(kept), { seconds: 600, warmUp: 300, views: () => 20 })
    const written = onPaper(world(kept), 20)
    expect(counted.views.mean).toBeCloseTo(20, 0)
    expect(Math.abs(counted.nginx.mean / written.nginx - 1)).toBeLessThan(0.15)
    expect(Math.abs(counted.processes.mean / written.processes - 1)).toBeLessThan(0.15)
  })

  it('never asks nginx for more than each page of each edge in its time, however many come', () => {
    const { nginx, processes } = simulate(world(15), { seconds: 300, warmUp: 60, views: () => 5_000 })
    expect(nginx.mean).toBeLessThanOrEqual((PAGES * 5) / 15)
    expect(processes.mean).toBeLessThanOrEqual(PAGES / 15)
  })

  it('of a dead region is carried by the others, and a purge is felt for a moment', () => {
    const calm = simulate(world(600), { seconds: 120, warmUp: 1_200, views: () => 100 })
    const dead = simulate(world(15), { seconds: 120, warmUp: 60, views: () => 100, deadFrom: 0 })
    const alive = simulate(world(15), { seconds: 120, warmUp: 60, views: () => 100 })
    expect(dead.nginx.mean / alive.nginx.mean).toBeCloseTo(2, 0)
    const purged = simulate(world(600), { seconds: 120, warmUp: 1_200, views: () => 100, purgedAt: 60 })
    expect(purged.nginx.worst).toBeGreaterThan(2 * calm.nginx.worst)
    expect(purged.processes.worst).toBeLessThanOrEqual(PAGES)
  })

  it('asks for the pages of the site: all of them, those of cars in stock more often anew', () => {
    const pages = sitePages({ hasTags: true })
    expect(pages.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
    expect(pages.length).toBeGreaterThan(300)
    expect(new Set(pages.map(({ keptAtEdge }) => keptAtEdge))).toEqual(new Set([300, 3_600]))
    expect(new Set(sitePages({ hasTags: false }).map(({ keptAtEdge }) => keptAtEdge))).toEqual(new Set([15]))
  })
})
