import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findSearchChanges, type SeenCars } from '@/door/messages/saved-search-changes'

const seen = fc.dictionary(
  fc.constantFrom('B1000001', 'B1000002', 'B1000003', 'B1000004'),
  fc.record({ title: fc.constantFrom('Born', 'Leon'), cents: fc.integer({ min: 1, max: 5 }) }),
  { noNullPrototype: true },
) as fc.Arbitrary<SeenCars>

it('each change of a search is told as what it is, and nothing else is', () => {
  fc.assert(
    fc.property(seen, seen, (before, now) => {
      const news = findSearchChanges(before, now) ?? { appeared: [], cheaper: [], gone: [] }
      for (const id of new Set([...Object.keys(before), ...Object.keys(now)])) {
        const [was, is] = [before[id], now[id]]
        expect(news.appeared.includes(id)).toBe(!was && Boolean(is))
        expect(news.cheaper.includes(id)).toBe(Boolean(was && is && is.cents < was.cents))
      }
      const titlesGone = Object.entries(before).flatMap(([id, { title }]) => (id in now ? [] : [title]))
      expect(news.gone).toEqual(titlesGone)
    }),
  )
})

it('is news where as many came as became cheaper, and none where a price rose alone', () => {
  const born = { title: 'Born', cents: 2 }
  expect(findSearchChanges({ B1: born }, { B1: { ...born, cents: 1 }, B2: born })).toEqual({
    appeared: ['B2'],
    cheaper: ['B1'],
    gone: [],
  })
  expect(findSearchChanges({ B1: born }, { B1: { ...born, cents: 3 } })).toBeUndefined()
  expect(findSearchChanges({ B1: born }, { B1: { ...born, cents: 0 } })).toBeUndefined()
  expect(findSearchChanges({}, {})).toBeUndefined()
})
