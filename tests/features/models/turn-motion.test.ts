import { describe, expect, it } from 'vitest'
import {
  angleToStep,
  angleToView,
  coast,
  dragSpeed,
  dragToAngle,
  nearestFirst,
  type Sample,
  sideToAngle,
  VIEWS,
  wrapAngle,
} from '@/features/models/turn-motion'

describe('an angle', () => {
  it('is within a turn, whichever way it was reached', () => {
    expect([-10, 0, 350, 360, 725, -730].map(wrapAngle)).toEqual([350, 0, 350, 0, 5, 350])
  })

  it('is shown by the nearest step, also where the last meets the first', () => {
    expect([0, 4.9, 5.1, 354.9, 355.1, -10].map((angle) => angleToStep(angle, 36))).toEqual([0, 0, 1, 35, 0, 35])
  })

  it('is one of eight views: the poster is three-quarter front, and to the left flank it is a tenth of a turn', () => {
    expect([0, 40, 90, 130, 180, 220, 270, 310].map(angleToView)).toEqual([
      'frontLeft',
      'left',
      'rearLeft',
      'rear',
      'rearRight',
      'right',
      'frontRight',
      'front',
    ])
    expect(new Set(Array.from({ length: 36 }, (_, step) => angleToView(step * 10)))).toEqual(new Set(VIEWS))
  })
})

describe('a hand', () => {
  it('turns the car once round in 1.3 widths, the near side after it', () => {
    expect(dragToAngle(-1300, 1000)).toBe(360)
    expect(dragToAngle(650, 1000)).toBe(-180)
    expect(dragToAngle(10, 0)).toBe(0)
  })

  const moved = (...samples: [time: number, angle: number][]): Sample[] =>
    samples.map(([time, angle]) => ({ time, angle }))

  it('gives the car the speed of its last moments', () => {
    expect(dragSpeed(moved([0, 0], [500, 0], [550, 10], [600, 20]), 600)).toBeCloseTo(0.2)
  })

  it('that rested before it let go gives none, nor does a press', () => {
    expect(dragSpeed(moved([0, 0], [50, 40]), 400)).toBe(0)
    expect(dragSpeed(moved([0, 0]), 0)).toBe(0)
  })

  it('cannot make it spin', () => {
    expect(dragSpeed(moved([0, 0], [10, -500]), 10)).toBe(-1)
  })
})

describe('a car that was let go', () => {
  const run = (speed: number, tick: number) => {
    let [left, angle, ms] = [speed, 0, 0]
    while (left !== 0 && ms < 10_000) {
      const next = coast(left, tick)
      angle += next.turned
      left = next.speed
      ms += tick
    }
    return { angle, ms }
  }

  it('slows down and comes to rest', () => {
    expect(coast(0.5, 16).speed).toBeLessThan(0.5)
    expect(run(1, 16).ms).toBeLessThan(2_000)
    expect(run(-1, 16).angle).toBeLessThan(-300)
  })

  it('comes as far on a slow machine as on a fast one', () => {
    expect(run(0.5, 8).angle).toBeCloseTo(run(0.5, 100).angle, -1)
  })

  it('stands when it had no speed', () => {
    expect(coast(0.005, 16)).toEqual({ turned: 0, speed: 0 })
  })
})

it('frames come in the order of their nearness, by turns on both sides, each once', () => {
  expect(nearestFirst(0, 36).slice(0, 5)).toEqual([0, 1, 35, 2, 34])
  expect(nearestFirst(35, 36).slice(0, 4)).toEqual([35, 0, 34, 1])
  expect(new Set(nearestFirst(17, 36)).size).toBe(36)
})

describe('a walk', () => {
  it('shows each of its four sides while that is read', () => {
    expect([0, 1, 2, 3].map((side) => angleToView(sideToAngle(side)))).toEqual(['left', 'rear', 'right', 'front'])
  })

  it('is one turn, from the poster to the poster, however far the page is scrolled', () => {
    expect([-9, -1, 4, 9].map(sideToAngle)).toEqual([0, 0, 360, 360])
  })
})
