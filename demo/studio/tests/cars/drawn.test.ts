import { turbine } from '@demo/studio/cars/blades'
import { corners, lines, pairs, triples } from '@demo/studio/cars/drawn'
import { net } from '@demo/studio/cars/net'
import { bodyRings } from '@demo/studio/cars/reshape'
import { doorGaps } from '@demo/studio/cars/shut-lines'
import { between, copper, fork, led, outlined, pocket, ray } from '@demo/studio/cars/words'
import { at } from '@demo/studio/math'
import { describe, expect, it } from 'vitest'

describe('points as a description writes them', () => {
  it('are apart by commas, their numbers by spaces, and the lines of one kind by semicolons', () => {
    expect(pairs('.4 .73, 1 -.5')).toEqual([
      [0.4, 0.73],
      [1, -0.5],
    ])
    expect(triples('1.66 .985 1.085')).toEqual([[1.66, 0.985, 1.085]])
    expect(lines('0 0, 1 1; 2 2').map(pairs)).toHaveLength(2)
  })

  it('are corners of an outline, rounded where a third number says so', () => {
    expect(corners('0 .7, .46 .72 .06')).toEqual([
      [0, 0.7],
      [0.46, 0.72, 0.06],
    ])
  })

  it.each(['1', '1 2 3', '1 x', '', '.4 ,5'])('are refused where one is badly written: « %s »', (text) => {
    expect(() => pairs(text)).toThrow(/is not a point/)
  })
})

describe('the words of a description', () => {
  it('take thicknesses and depths in millimetres and places in metres', () => {
    expect(led('0 .7, .4 .8', 9.5)).toEqual([
      {
        board: 'wrapFront',
        material: 'led',
        width: 0.0095,
        points: [
          [0, 0.7],
          [0.4, 0.8],
        ],
      },
    ])
    expect(pocket('front', '.6 .6, .8 .6, .8 .3', 26, 60)).toMatchObject({ depth: 0.026, soft: 0.06 })
  })

  it('draw several strokes of one kind at once, copper ones thin at both ends', () => {
    const strokes = copper('side', '0 0, 1 0; 0 1, 1 1', 8)
    expect(strokes).toHaveLength(2)
    expect(strokes.map(({ taper }) => taper)).toEqual(['both', 'both'])
  })

  it('close an outline that starts on the centre line by its mirror image', () => {
    expect(outlined('0 .4, .5 .4, 0 .2').mirrored).toBe(true)
    expect(outlined('.1 .4, .5 .4, .1 .2').mirrored).toBeUndefined()
  })

  it('set blades between blades, beside their mirror image, and straight', () => {
    const blades = between(turbine(4, 0, 0.12))
    expect(blades.map(({ offset, cut }) => ({ offset, cut }))).toEqual([{ offset: Math.PI / 4, cut: false }])
    expect(fork({ ...ray(5, 0.4, 0.9, 0.03), angles: [0.1, 0.2, 0.3] }).map(({ angles }) => angles)).toEqual([
      [0.1, 0.2, 0.3],
      [-0.1, -0.2, -0.3],
    ])
  })

  it('end all shut lines of the doors at the sill', () => {
    const sill = 0.4
    const gaps = doorGaps('1.5 1, 2.4 1, 3.4 1.1, 3 .4')
    expect(gaps).toHaveLength(4)
    for (const { points } of gaps) {
      const [, z] = at(points, points.length - 1)
      expect(Math.abs(z - sill)).toBeLessThan(0.02)
    }
  })
})

describe('a body stretched from another one', () => {
  const same = { x: '0 0, 1 1', z: '0 0, 1 1', width: 1 }

  it('is that body where nothing is changed', () => {
    const plain = (body: readonly object[]): unknown => JSON.parse(JSON.stringify(body), (_, v) => round(v))
    expect(plain(bodyRings(same))).toEqual(plain(net))
  })

  it('has its own nose from the ring that is named upwards, and keeps what a dash leaves', () => {
    const rings = bodyRings({ ...same, nose: '3: .1 .5 2.2, - - 4' })
    expect(at(rings, 3)).toMatchObject({ front: [0.1, 0.5], bowFront: 2.2 })
    expect(at(rings, 4).bowFront).toBe(4)
    expect(round(at(rings, 4).front[0])).toBe(at(net, 4).front[0])
    expect(at(rings, 5).bowFront).toBe(at(net, 5).bowFront)
  })

  it('gives up the old points of its side behind the new ones, or behind the place that is named', () => {
    const xs = (shoulder: string): number[] => at(bodyRings({ ...same, shoulder }), 11).side.map((p) => round(p[0]))
    expect(xs('11: 3.3 .8 1.1')).toEqual([1.57, 1.8, 2.2, 2.9, 3.3])
    expect(xs('11: 2 > 3.3 .8 1.1')).toEqual([1.57, 1.8, 3.3])
  })

  it('can be stretched from a body that is stretched itself', () => {
    const wide = { ...same, width: 1.1 }
    const wider = at(bodyRings({ ...same, from: wide, width: 1.1 }), 5).rearCorner[1]
    expect(wider).toBeCloseTo(at(net, 5).rearCorner[1] * 1.21, 9)
  })
})

/** Stretching by nothing costs a bit of the last digit. */
function round<T>(value: T): T {
  return typeof value === 'number' ? (Number(value.toFixed(9)) as T) : value
}
