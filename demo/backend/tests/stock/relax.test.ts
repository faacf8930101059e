import { add, emptySet } from '@demo/backend/stock/bitset'
import { FACET_TITLES } from '@demo/backend/stock/facet-texts'
import { relax } from '@demo/backend/stock/relax'
import { type Dimension, type Near, select } from '@demo/backend/stock/select'
import { describe, expect, it } from 'vitest'
import type { StockCriteria } from '@/contract/stock'
import { FACET_CODES, RANGE_CODES } from '@/domain/stock-facets'
import { smallStock } from './small-stock'

const index = smallStock([
  { id: 'formentor.v150m.2027a.petr-w17a-clot', dealer: 'gent' },
  { id: 'formentor.v150d.2027a.oxyw-w17a-clot', less: 1_000, dealer: 'liege' },
  { id: 'born.b170.2027a.oxyw-w18a-clot', dealer: 'arlon' },
  { id: 'born.b170.2027a.petr-w18a-clot', status: 'sold', dealer: 'arlon' },
])
const nowhere = smallStock([{ id: 'born.b170.2027a.oxyw-w18a-clot', status: 'sold' }])
const ghent: Near = { zipcode: '9000', radius_km: 20 }

const relaxed = (criteria: StockCriteria, near?: Near, among = index) => {
  const selection = select(among, { criteria, salesType: 'B2C', ...(near && { near }) })
  expect(selection.total).toBe(0)
  return relax(selection).map(({ reason, total }) => [reason.fr, total])
}

/** A search of which any one filter could be given up. */
function anyOf(active: readonly Dimension[]) {
  const nothing = select(index, { criteria: { color: ['NONE'] }, salesType: 'B2C' })
  const one = emptySet(index.stock.size)
  add(one, 0)
  return relax({ ...nothing, active, without: () => one }).map(({ reason }) => reason.nl)
}

const named = (...dimensions: readonly Dimension[]) =>
  dimensions.map((dimension) => `Zonder de filter ‘${FACET_TITLES[dimension].nl}’`)

describe('a search that finds nothing', () => {
  it('is tried without one of its filters each time, by name, with all that this finds', () => {
    expect(relaxed({ carline: ['BORN'], color: ['PETR'] })).toEqual([
      ['Sans le filtre «\u00a0Couleur\u00a0»', 1],
      ['Sans le filtre «\u00a0Modèle\u00a0»', 1],
    ])
    expect(relaxed({ carline: ['BORN'] }, ghent)).toEqual([
      ['Sans le filtre «\u00a0Distance\u00a0»', 1],
      ['Sans le filtre «\u00a0Modèle\u00a0»', 1],
    ])
  })

  it('leaves out a filter without which there is still nothing', () => {
    expect(relaxed({ carline: ['BORN'], color: ['PETR'], price: { max: 900_000 } })).toHaveLength(2)
  })

  it('is tried with the model alone where no single filter helps', () => {
    expect(relaxed({ carline: ['FORMENTOR'], color: ['NONE'], power: { min: 9_999 } })).toEqual([
      ['Avec le modèle seul', 2],
    ])
  })

  it('is tried with everything where the model does not help, or was not asked for', () => {
    const everything = [['Toutes nos voitures en stock', 3]]
    expect(relaxed({ color: ['NONE'], power: { min: 9_999 } })).toEqual(everything)
    expect(relaxed({ carline: ['BORN', 'FORMENTOR'], color: ['NONE'], power: { min: 9_999 } })).toEqual(everything)
    expect(relaxed({ carline: ['NONE'], color: ['NONE'] })).toEqual(everything)
  })

  it('stays without a proposal where nothing is for sale', () => {
    expect(relaxed({ carline: ['BORN'] }, undefined, nowhere)).toEqual([])
  })
})

describe('a filter', () => {
  it.each<Dimension>([...FACET_CODES, ...RANGE_CODES, 'promotion', 'incentive', 'near'])(
    '%s can be given up',
    (dimension) => {
      expect(anyOf([dimension])).toEqual(named(dimension))
    },
  )

  it.each<readonly [Dimension, Dimension]>([
    ['near', 'dealer'],
    ['dealer', 'color'],
    ['color', 'equipment'],
    ['equipment', 'price'],
    ['price', 'power'],
    ['power', 'version'],
    ['version', 'fuel_type'],
    ['fuel_type', 'carline'],
  ])('%s is given up before %s', (first, second) => {
    expect(anyOf([second, first])).toEqual(named(first, second))
  })

  it('is one of four proposals at most', () => {
    expect(anyOf(['carline', 'color', 'dealer', 'near', 'price', 'version'])).toEqual(
      named('near', 'dealer', 'color', 'price'),
    )
  })
})
