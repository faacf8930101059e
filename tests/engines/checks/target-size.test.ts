import { describe, expect, it } from 'vitest'
import { type Box, type Target, tooSmall } from './target-size'

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

function target(name: string, boxes: readonly Box[], more: Partial<Target> = {}): Target {
  return {
    name,
    boxes,
    hasSquare: false,
    isInline: false,
    isBrowsersOwn: false,
    hitsAround: [],
    plane: 0,
    equivalent: undefined,
    ...more,
  }
}

/** Two that are 20 px wide and 21 px from middle to middle. */
const crowded = (more: Partial<Target> = {}) => [
  target('one', [box(0, 0, 20, 20)], more),
  target('two', [box(21, 0, 20, 20)]),
]

describe('WCAG 2.5.8', () => {
  it('is met by 24 by 24 px, however near the next one is', () => {
    expect(tooSmall([target('one', [box(0, 0, 24, 24)]), target('two', [box(24, 0, 24, 24)])])).toEqual([])
  })

  it('is not met by two small ones that are near to each other, and says how small and near to what', () => {
    expect(tooSmall(crowded())).toEqual(['one is 20 x 20 px, too near to two', 'two is 20 x 20 px, too near to one'])
  })

  it('is not met by one that is long but low, below another', () => {
    const lines = [target('one', [box(0, 0, 200, 20)]), target('two', [box(0, 20, 200, 20)])]
    expect(tooSmall(lines)).toHaveLength(2)
  })

  it('is met by a small one whose circle of 24 px touches nothing: the circles of small ones 24 px apart only meet', () => {
    expect(tooSmall([target('one', [box(0, 0, 20, 20)]), target('two', [box(24, 0, 20, 20)])])).toEqual([])
    expect(tooSmall([target('one', [box(0, 0, 20, 20)]), target('two', [box(23.8, 0, 20, 20)])])).toHaveLength(2)
  })

  it('is not met by a small one whose circle cuts a large one, and the large one is not to blame', () => {
    const pair = [target('small', [box(0, 0, 20, 20)]), target('large', [box(21, -30, 100, 100)])]
    expect(tooSmall(pair)).toEqual(['small is 20 x 20 px, too near to large'])
    expect(tooSmall([target('small', [box(0, 0, 20, 20)]), target('large', [box(22, -30, 100, 100)])])).toEqual([])
  })

  it('takes the bounds of a link that is broken over two lines for its circle, and each of its lines for its size', () => {
    const link = target('link', [box(100, 0, 50, 20), box(0, 20, 50, 20)])
    expect(tooSmall([link, target('beside its middle', [box(60, 0, 20, 24)])])).toContainEqual(
      expect.stringMatching(/^link is 150 x 40 px/),
    )
    expect(
      tooSmall([target('link', [box(0, 0, 50, 20), box(0, 0, 30, 30)]), target('next', [box(51, 0, 9, 9)])]),
    ).toEqual([expect.stringMatching(/^next/)])
  })

  it('counts a small one in a sentence against its neighbour, but asks nothing of it', () => {
    expect(tooSmall(crowded({ isInline: true }))).toEqual(['two is 20 x 20 px, too near to one'])
  })

  it.each([
    ['that can be pressed in a square of 24 px', { hasSquare: true }],
    ['whose size is the browser’s own', { isBrowsersOwn: true }],
    ['that another control of the page stands in for', { equivalent: '#other' }],
  ] as const)('asks nothing of one %s', (_, exception) => {
    expect(tooSmall(crowded(exception)).filter((message) => message.startsWith('one'))).toEqual([])
  })

  it('is not met where a press beside a small one hits another, though their boxes are apart', () => {
    const card = target('button', [box(0, 0, 20, 20)], { hitsAround: ['the link over the card'] })
    expect(tooSmall([card])).toEqual(['button is 20 x 20 px, too near to the link over the card'])
  })

  it('is not met by one without a width, however far the others are', () => {
    expect(tooSmall([target('undo', [box(0, 0, 0, 44)])])).toEqual(['undo is 0 x 44 px, nothing to press'])
  })

  it('is stricter where no space makes up for size', () => {
    const alone = [target('alone', [box(0, 0, 20, 20)])]
    expect(tooSmall(alone)).toEqual([])
    expect(tooSmall(alone, { isSpaceEnough: false })).toEqual(['alone is 20 x 20 px, far from others'])
  })

  it('does not compare what lies on a bar over the page with what passes below it', () => {
    expect(tooSmall(crowded({ plane: 1 }))).toEqual([])
  })
})
