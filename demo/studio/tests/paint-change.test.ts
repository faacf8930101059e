import { paintChange } from '@demo/studio/paint-change'
import { Color, MeshPhysicalMaterial } from 'three'
import { describe, expect, it } from 'vitest'

const paint = (color: Color, metalness: number) =>
  new MeshPhysicalMaterial({ color, metalness, roughness: 0.4, clearcoat: 1, clearcoatRoughness: 0.03 })
const black = () => paint(new Color(0, 0, 0), 0.75)
const white = () => paint(new Color(1, 1, 1), 0)
const red = () => paint(new Color(1, 0, 0), 0.75)

describe('a change of paint', () => {
  it('goes over in linear light, and ends at the new paint', () => {
    const body = black()
    const change = paintChange(body)
    change.begin(white(), 1000, 400)
    expect(change.putOn([body], 1000)).toBe(true)
    expect(body.color.toArray()).toEqual([0, 0, 0])
    expect(change.putOn([body], 1200)).toBe(true)
    expect(body.color.toArray()).toEqual([0.5, 0.5, 0.5])
    expect(body.metalness).toBeCloseTo(0.375)
    expect(change.putOn([body], 1900)).toBe(false)
    expect(body.color.toArray()).toEqual([1, 1, 1])
    expect(body.metalness).toBe(0)
  })

  it('that another one interrupts goes on from the colour that is seen', () => {
    const body = black()
    const change = paintChange(body)
    change.begin(white(), 0, 400)
    change.putOn([body], 200)
    change.begin(red(), 250, 400)
    change.putOn([body], 250)
    expect(body.color.toArray()).toEqual([0.5, 0.5, 0.5])
    expect(change.putOn([body], 650)).toBe(false)
    expect(body.color.toArray()).toEqual([1, 0, 0])
  })

  it('without a length is there at once', () => {
    const body = black()
    const change = paintChange(body)
    change.begin(red(), 50, 0)
    expect(change.putOn([body], 50)).toBe(false)
    expect(body.color.toArray()).toEqual([1, 0, 0])
  })

  it('is put on new materials too, as when the lights are switched meanwhile', () => {
    const change = paintChange(black())
    change.begin(white(), 0, 400)
    const [body, shaded] = [white(), white()]
    change.putOn([body, shaded], 100)
    expect(body.color.r).toBeCloseTo(0.25)
    expect(shaded.color.r).toBeCloseTo(0.25)
  })
})
