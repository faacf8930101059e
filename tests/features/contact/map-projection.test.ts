import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { listDealers } from '@/content/read/dealers.server'
import { MAP, placeLabels, projectToMap, roomierSide } from '@/features/contact/map-projection'

const outline = /<path d="M([^"]+)Z"/.exec(readFileSync('public/images/maps/belgium.svg', 'utf8'))?.[1] ?? ''
const corners = outline.split('L').map((corner) => corner.split(' ').map(Number))

/** Whether a point lies in the outline: an odd number of edges to its right. */
function isInBelgium({ x, y }: { x: number; y: number }): boolean {
  let inside = false
  for (const [at, [x1 = 0, y1 = 0]] of corners.entries()) {
    const [x2 = 0, y2 = 0] = corners[(at + 1) % corners.length] ?? []
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  }
  return inside
}

describe('the map', () => {
  test('shows every dealer inside the outline of the country', async () => {
    const dealers = await listDealers({ language: 'nl', salesType: 'B2C' })
    expect(dealers.filter((dealer) => !isInBelgium(projectToMap(dealer))).map(({ id }) => id)).toEqual([])
  })

  test('leaves Lille, Aachen and Maastricht outside', () => {
    for (const [latitude, longitude] of [
      [50.63, 3.06],
      [50.78, 6.08],
      [50.85, 5.69],
    ] as const) {
      expect(isInBelgium(projectToMap({ latitude, longitude }))).toBe(false)
    }
  })

  test('no name leaves the drawing, in the large letters of a small screen and spaced by the reader', async () => {
    const dealers = await listDealers({ language: 'fr', salesType: 'B2C' })
    const spots = dealers.map((dealer) => ({ id: dealer.id, name: dealer.city, ...projectToMap(dealer) }))
    const sides = placeLabels(spots)
    const widest = 34 * (0.57 + 0.12)
    const outside = spots.filter((spot) => {
      const length = 26 + spot.name.length * widest
      return (sides.get(spot.id) ?? roomierSide(spot.x)) === 'right' ? spot.x + length > MAP.width : spot.x < length
    })
    expect(outside.map(({ name }) => name)).toEqual([])
  })

  test('names a spot where there is room, on the left when the right is taken, else not', () => {
    const spot = (id: string, x: number, y = 400) => ({ id, name: 'Brussel', x, y })
    expect([...placeLabels([spot('a', 500)])]).toEqual([['a', 'right']])
    expect([...placeLabels([spot('a', MAP.width - 20)])]).toEqual([['a', 'left']])
    expect([...placeLabels([spot('a', 500), spot('b', 540)])]).toEqual([
      ['a', 'left'],
      ['b', 'right'],
    ])
    expect(placeLabels([spot('a', 460), spot('b', 500), spot('c', 540)]).has('b')).toBe(false)
  })

  test('puts Brussels at its place, in whole units of the drawing', () => {
    expect(projectToMap({ latitude: 50.85, longitude: 4.35 })).toEqual({ x: 471, y: 280 })
    expect(projectToMap({ latitude: 51.55, longitude: 2.5 })).toEqual({ x: 0, y: 0 })
  })

  test('says a name on demand on the side with more room, on the right in the middle', () => {
    expect([100, 500, 501, 900].map(roomierSide)).toEqual(['right', 'right', 'left', 'left'])
  })
})

describe('the name of a spot', () => {
  const spot = (id: string, x: number, y: number) => ({ id, name: 'Gent', x, y })
  const sides = (...spots: ReturnType<typeof spot>[]) => Object.fromEntries(placeLabels(spots))

  // Four signs are 120 units wide at the widest, 76 usually.
  test('stands in the drawing to its last unit, at its widest', () => {
    expect([880, 881].map((x) => sides(spot('a', x, 400)))).toEqual([{ a: 'right' }, { a: 'left' }])
    expect(sides(spot('a', 120, 400), spot('b', 150, 400))).toEqual({ a: 'left', b: 'right' })
    expect(sides(spot('a', 119, 400), spot('b', 150, 400))).toEqual({ b: 'right' })
  })

  test('that is wider than the drawing stays unsaid', () => {
    expect(placeLabels([{ id: 'a', name: 'x'.repeat(50), x: 500, y: 400 }]).size).toBe(0)
  })

  test('may come up to another spot and to another name, and not touch them', () => {
    const a = spot('a', 500, 400)
    // To the right of it, below it and above it.
    expect([585, 584].map((x) => sides(a, spot('b', x, 400)).a)).toEqual(['right', 'left'])
    expect([426, 425].map((y) => sides(a, spot('b', 530, y)).a)).toEqual(['right', 'left'])
    expect([374, 375].map((y) => sides(a, spot('b', 530, y)).a)).toEqual(['right', 'left'])
    // To its left.
    expect(sides(a, spot('b', 492, 400))).toEqual({ a: 'right', b: 'left' })
    expect(sides(a, spot('b', 493, 400))).toEqual({})
    expect(sides(a, spot('b', 530, 434))).toEqual({ a: 'right', b: 'right' })
    expect(sides(a, spot('b', 530, 433))).toEqual({ a: 'right' })
  })
})
