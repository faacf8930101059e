import { parseId } from '@demo/backend/engine/configuration-id'
import { makeBuild } from '@demo/backend/stock/stock-build'
import { CLOSE_SCORE, compare, findClosest, findTwins } from '@demo/backend/stock/twins'
import { describe, expect, it } from 'vitest'
import { smallStock } from './small-stock'

const build = (id: string) => makeBuild(parseId(id).car)
const formentor = 'formentor.v150m.2027a'
const base = `${formentor}.oxyw-w17a-clot`

function comparison(wanted: string, got: string) {
  const compared = compare(build(wanted), build(got))
  if (!compared) throw new Error('of another carline')
  return compared
}

const told = (wanted: string, got: string) =>
  comparison(wanted, got).different.map(({ category, wanted: one, got: other, delta }) => [
    category,
    one.nl,
    other.nl,
    delta.incl / 100,
  ])

describe('two cars', () => {
  it('of different carlines are not compared', () => {
    expect(compare(build(base), build('formentorvz.v333q.2027a.oxyw-w19a-micr'))).toBeUndefined()
  })

  it('that are the same are alike in everything', () => {
    expect(comparison(base, base)).toEqual({
      same: ['version', 'exterior', 'wheels', 'interior', 'options'],
      different: [],
      score: 1,
    })
  })

  it.each([
    ['paint', `${formentor}.petr-w17a-clot`, 'exterior', 0.8],
    ['wheels', `${formentor}.oxyw-w18a-clot`, 'wheels', 0.9],
    ['interior', `${formentor}.oxyw-w17a-micr`, 'interior', 0.85],
    ['options', `${base}-pano`, 'options', 0.85],
  ])('that differ in their %s alone lose what it weighs', (_, got, category, score) => {
    const compared = comparison(base, got)
    expect(compared.score).toBe(score)
    expect(compared.same).toEqual(
      ['version', 'exterior', 'wheels', 'interior', 'options'].filter((one) => one !== category),
    )
    expect(compared.different.map((one) => one.category)).toEqual([category])
  })

  it('share as much of their options as they have in common of all', () => {
    expect(comparison(`${base}-pano-audi`, `${base}-pano`).score).toBe(0.925)
    expect(comparison(`${base}-pano-audi`, `${base}-audi-brof`).score).toBe(0.9)
    expect(comparison(`${base}-pano-audi`, `${base}-brof`).score).toBe(0.85)
  })

  it('that differ in a service alone are alike in all that is weighed, and still not the same', () => {
    expect(comparison(base, `${base}-srv5`)).toMatchObject({ score: 0.999, different: [] })
  })
})

describe('another version', () => {
  const like = (got: string) => comparison('formentor.v204e.2027a.oxyw-w18a-micr', got)

  it('of the same fuel and gearbox is half of the same version', () => {
    const petrol = (id: string) => build(id).car.version
    const [dsg, quattro] = ['formentor.v150d.2027a.oxyw-w18a-micr', 'formentor.v204q.2027a.oxyw-w18a-micr'] as const
    expect([petrol(dsg).fuelType, petrol(dsg).gearbox]).toEqual([petrol(quattro).fuelType, petrol(quattro).gearbox])
    const compared = comparison(dsg, quattro)
    expect(compared.same).not.toContain('version')
    const options = compared.same.includes('options') ? 0.15 : 0
    expect(compared.score).toBeGreaterThanOrEqual(0.2 + 0.45 + options)
    expect(compared.score).toBeLessThan(0.2 + 0.45 + 0.15 + 0.001)
  })

  it('of another fuel or gearbox counts for nothing', () => {
    expect(like('formentor.v204q.2027a.oxyw-w18a-micr').score).toBeLessThanOrEqual(0.6)
    expect(comparison(base, 'formentor.v150d.2027a.oxyw-w17a-clot').score).toBeLessThanOrEqual(0.6)
  })

  it('is told by its name, at the difference of the versions themselves', () => {
    const [first] = comparison(base, 'formentor.v150d.2027a.oxyw-w17a-clot').different
    const [one, other] = [build(base).car.version, build('formentor.v150d.2027a.oxyw-w17a-clot').car.version]
    expect(first).toMatchObject({ category: 'version', wanted: one.title, got: other.title })
    expect(first?.delta.incl).toBe(other.price - one.price)
  })
})

describe('what differs', () => {
  it('is told slot by slot, at what each car pays for it', () => {
    const petrol = build(`${formentor}.petr-w17a-clot`)
    expect(told(base, `${formentor}.petr-w17a-clot`)).toEqual([
      ['exterior', expect.any(String), petrol.items[0]?.item.title.nl, 890],
    ])
    expect(told(`${formentor}.petr-w17a-clot`, base)[0]?.[3]).toBe(-890)
  })

  it('is an extra that one has and the other has not', () => {
    expect(told(base, `${base}-pano`)).toEqual([['options', 'Zonder', expect.any(String), 1_250]])
    expect(told(`${base}-pano`, base)).toEqual([['options', expect.any(String), 'Zonder', -1_250]])
  })

  it('is an extra that one pays for and a pack of the other includes', () => {
    const differences = told(`${base}-heat`, `${base}-pkwi`)
    const heat = differences.find(([, , , delta]) => delta === -450)
    expect(heat?.[2]).toBe(`${heat?.[1]}, inbegrepen`)
    const [back] = comparison(`${base}-pkwi`, `${base}-heat`).different.filter(({ delta }) => delta.incl === 450_00)
    expect(back?.wanted).toEqual({ fr: `${back?.got.fr}, compris`, nl: `${back?.got.nl}, inbegrepen` })
  })

  it('is never a service: it can be had with any car', () => {
    expect(told(base, `${base}-srv5`)).toEqual([])
  })
})

describe('the cars in stock like a build', () => {
  const index = smallStock([
    { id: `${formentor}.petr-w17a-clot`, dealer: 'liege' },
    { id: base, dealer: 'arlon' },
    { id: base, dealer: 'gent', less: 100 },
    { id: base, dealer: 'gent', less: 500 },
    { id: base, dealer: 'gent', status: 'sold' },
    { id: base, dealer: 'gent', status: 'reserved', less: 100 },
    { id: 'formentor.v204e.2027a.petr-w19a-ledr-pano', dealer: 'gent' },
    { id: 'born.b170.2027a.oxyw-w18a-clot', dealer: 'gent' },
  ])
  const twins = findTwins(index, build(base), ({ id }) => (id === 'gent' ? 1 : 90))

  it('are the likest first, then the nearest, then the cheapest, then in the order of their numbers', () => {
    expect(twins.map(({ vehicle }) => vehicle)).toEqual([3, 2, 1, 0])
  })

  it('are neither sold nor reserved', () => {
    expect(twins.map(({ vehicle }) => vehicle)).not.toContain(4)
    expect(twins.map(({ vehicle }) => vehicle)).not.toContain(5)
  })

  it('are not of another carline, nor too far from it', () => {
    expect(twins.every(({ score }) => score >= CLOSE_SCORE)).toBe(true)
    expect(comparison(base, 'formentor.v204e.2027a.petr-w19a-ledr-pano').score).toBeLessThan(CLOSE_SCORE)
  })
})

describe('the closest to a car that somebody else has', () => {
  const other = `${formentor}.petr-w17a-clot`
  const closest = (rows: Parameters<typeof smallStock>[0], gone = 0) =>
    findClosest(smallStock(rows), gone).map(({ vehicle }) => vehicle)

  it.each(['sold', 'reserved'] as const)('that is %s are free, and of its carline', (status) => {
    const found = closest([
      { id: base, status },
      { id: base, status: 'reserved' },
      { id: base, status: 'sold' },
      { id: 'formentorvz.v333q.2027a.oxyw-w19a-micr' },
      { id: other },
    ])
    expect(found).toEqual([4])
  })

  it('begin with the very same car, wherever it is and whatever it costs', () => {
    const same = { id: base, availability: 'inProduction', status: 'soon', weeks: [14, 18], less: 9_000 } as const
    expect(closest([{ id: base, status: 'sold' }, { id: `${base}-srv5` }, { id: other }, same])[0]).toBe(3)
  })

  it('are those of its version before others, and of these the ones with most of its paint, wheels, interior and equipment', () => {
    const found = closest([
      { id: base, status: 'sold' },
      { id: 'formentor.v204e.2027a.oxyw-w18a-clot' },
      { id: `${formentor}.petr-w18a-micr` },
      { id: other },
      { id: `${formentor}.oxyw-w18a-clot` },
    ])
    expect(found).toEqual([4, 3, 2, 1])
  })

  it('are, among equally equipped ones, the nearest in price and the soonest', () => {
    const late = { availability: 'inProduction', status: 'soon', weeks: [10, 14] } as const
    expect(closest([{ id: base, status: 'sold' }, { id: other, less: 4_000 }, { id: other }])).toEqual([2, 1])
    expect(closest([{ id: base, less: 4_000, status: 'sold' }, { id: other, less: 4_000 }, { id: other }])).toEqual([
      1, 2,
    ])
    expect(closest([{ id: base, status: 'sold' }, { id: other, ...late }, { id: other }])).toEqual([2, 1])
    expect(closest([{ id: base, ...late }, { id: other }, { id: other, ...late }])).toEqual([2, 1])
  })

  it('are there however far they are from it, so that nobody is left without one', () => {
    const far = 'formentor.v204e.2027a.petr-w19a-ledr-pano'
    expect(comparison(base, far).score).toBeLessThan(CLOSE_SCORE)
    expect(closest([{ id: base, status: 'sold' }, { id: far }])).toEqual([1])
  })
})
