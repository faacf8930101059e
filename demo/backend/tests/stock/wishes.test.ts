import { matchWishes, readWishes } from '@demo/backend/stock/wishes'
import { describe, expect, it } from 'vitest'
import { smallStock } from './small-stock'

const formentor = 'formentor.v150m.2027a'
const index = smallStock([
  { id: `${formentor}.petr-w17a-clot-pano`, dealer: 'gent' },
  { id: `${formentor}.oxyw-w17a-clot`, dealer: 'liege' },
])
const match = (ids: readonly string[], vehicle: number) => matchWishes(index, readWishes(index, ids), vehicle, 'nl')

describe('a wish', () => {
  it('is the value of any facet', () => {
    expect(match(['PETR', 'PANO', 'gent', 'FORMENTOR', 'in_stock'], 0)).toMatchObject({
      wished: 5,
      included: 5,
      missing: [],
    })
    expect(match(['PETR', 'PANO', 'gent', 'FORMENTOR', 'in_stock'], 1)).toMatchObject({ wished: 5, included: 2 })
  })

  it('that is missing is told by its title, in the order of the wishes', () => {
    expect(match(['gent', 'PETR'], 1).missing).toEqual(['Petrol Motors Gent, Gent', 'Petrol'])
  })

  it('that nothing has stays open, under its own name', () => {
    expect(match(['NOSUCH', 'PANO'], 0)).toMatchObject({ wished: 2, included: 1, missing: ['NOSUCH'] })
  })

  it('counts once, however often it is said', () => {
    expect(match(['PANO', 'PANO'], 0)).toMatchObject({ wished: 1, included: 1, missing: [] })
  })

  it('is told by its name, met or not, in the order in which the wishes were made', () => {
    expect(match(['NOSUCH', 'PANO'], 0).wishes).toEqual([
      { id: 'NOSUCH', label: 'NOSUCH', met: false },
      { id: 'PANO', label: 'Panoramadak', met: true },
    ])
  })
})
