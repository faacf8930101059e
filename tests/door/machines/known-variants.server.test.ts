import { afterEach, expect, it, vi } from 'vitest'
import { store } from '@/content/store/store.server'
import { hasVariant } from '@/door/machines/known-variants.server'

const shared = (...shares: (number | null)[]) => shares.map((share) => ({ value: { share } })) as never

afterEach(() => {
  vi.restoreAllMocks()
})

it('a variant is known by its entry, its tab, the place of its group and its own', async () => {
  vi.spyOn(store, 'pages').mockResolvedValue([
    { slug: 'co2', entry: { blocks: shared(null, 50, 50), tabs: [{ id: 'deux', blocks: shared(40, 60) }] } },
  ] as never)
  vi.spyOn(store, 'carlines').mockResolvedValue([
    { slug: 'born', entry: { carline: 'BORN', blocks: shared(10, 90), tabs: [] } },
  ] as never)
  vi.spyOn(store, 'article').mockImplementation(async (slug) => {
    if (slug !== 'hiver') throw new Error(slug)
    return { blocks: shared(10, 90) } as never
  })
  for (const [of, nth] of [
    ['pages/co2/s2', 1],
    ['pages/co2/s2', 2],
    ['pages/co2/deux/s1', 2],
    ['carlines/BORN/s1', 1],
    ['news/hiver/s1', 2],
  ] as const)
    expect(await hasVariant(of, nth), of).toBe(true)
  for (const [of, nth] of [
    ['pages/co2/s2', 3],
    ['pages/co2/s2', 0],
    ['pages/co2/s1', 1],
    ['pages/co2/s3', 1],
    ['pages/zoe/s1', 1],
    ['pages/co2/trois/s1', 1],
    ['news/zoe/s1', 1],
    ['zoe', 1],
    ['', 1],
  ] as const)
    expect(await hasVariant(of, nth), of).toBe(false)
})
