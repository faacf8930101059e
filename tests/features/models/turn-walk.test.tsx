import { afterEach, describe, expect, it, vi } from 'vitest'
import { currentSide, followWalk } from '@/features/models/turn-walk'

function box(left: number, top: number, width: number, height: number): HTMLElement {
  const element = document.createElement('div')
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height)
  return element
}

/** Four sides, 600 px high each. */
function sidesAt(left: number, top: number): HTMLElement {
  const sides = document.createElement('ol')
  sides.getBoundingClientRect = () => new DOMRect(left, top, 300, 2400)
  sides.append(...[1, 2, 3, 4].map(() => document.createElement('p')))
  return sides
}

afterEach(() => vi.restoreAllMocks())

describe('the side that is read', () => {
  it('is the one beside the middle of the stage', () => {
    const stage = box(400, 100, 800, 600)
    expect([100, -500, -1100].map((top) => currentSide({ sides: sidesAt(0, top), stage }))).toEqual([0, 1, 2])
  })

  it('is on a phone the one in the middle of what the window leaves below the stage', () => {
    const stage = box(0, 56, 390, 200)
    const middle = (256 + window.innerHeight) / 2
    expect(currentSide({ sides: sidesAt(0, middle - 300), stage })).toBe(0)
    expect(currentSide({ sides: sidesAt(0, middle - 1500), stage })).toBe(2)
  })
})

describe('a walk that is scrolled through', () => {
  const told = (top: number) => {
    const onTurn = vi.fn()
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((tell) => {
      tell(0)
      return 0
    })
    const beside = document.createElement('div')
    beside.append(sidesAt(0, top))
    const leave = followWalk({ listContainer: beside, stage: box(400, 100, 800, 600) }, onTurn)
    window.dispatchEvent(new Event('scroll'))
    leave()
    window.dispatchEvent(new Event('scroll'))
    return onTurn.mock.calls
  }

  it('tells the angle at once and at each scroll, until it is left', () => {
    expect(told(-500)).toEqual([[138], [138]])
  })

  it('tells nothing while it is out of the window', () => {
    expect(told(window.innerHeight + 1)).toEqual([])
    expect(told(-2400)).toEqual([])
  })
})
