import { parseId } from '@demo/backend/engine/configuration-id'
import { carTitle, makeBuild } from '@demo/backend/stock/stock-build'
import { describe, expect, it } from 'vitest'

const build = (id: string) => makeBuild(parseId(id).car)
const version = 'formentor.v150m.2027a'
const base = `${version}.oxyw-w17a-clot`

describe('what a build is found by', () => {
  it('is its carline, version, drive train, paint, interior, wheels and equipment', () => {
    expect(build(base).facets).toEqual({
      carline: ['FORMENTOR'],
      version: ['FORMENTOR.V150M'],
      fuel_type: ['BENZINE'],
      gearbox: ['manual'],
      drive: ['fwd'],
      color: ['OXYW'],
      interior: ['CLOT'],
      wheels: ['W17A'],
      equipment: [],
    })
  })

  it('has an edition and what comes with it, whether chosen or not', () => {
    expect(build('formentorvz.v333q.2027a.oxyw-w19a-micr-edtr').facets).toMatchObject({
      gearbox: ['automatic'],
      drive: ['awd'],
      equipment: ['EDTR', 'CAMR', 'BROF'],
    })
  })

  it('has no service: a search is for a car', () => {
    expect(build(`${base}-hitc-srv5`).facets.equipment).toEqual(['HITC'])
  })
})

describe('two builds', () => {
  const foldKey = build(base).foldKey

  it.each([
    ['paint', `${version}.petr-w17a-clot`],
    ['service', `${base}-srv5`],
  ])('that differ in their %s alone fold into one', (_, other) => {
    expect(build(other).foldKey).toBe(foldKey)
  })

  it.each([
    ['wheels', `${version}.oxyw-w18a-clot`],
    ['interior', `${version}.oxyw-w17a-micr`],
    ['equipment', `${base}-hitc`],
    ['carline', 'formentorvz.v333q.2027a.oxyw-w19a-micr'],
  ])('that differ in their %s do not', (_, other) => {
    expect(build(other).foldKey).not.toBe(foldKey)
  })

  it('of two versions do not, though they have the same equipment', () => {
    const [one, other] = [build(`${version}.oxyw-w18a-clot`), build('formentor.v150d.2027a.oxyw-w18a-clot')]
    expect(one.foldKey).not.toBe(other.foldKey)
  })
})

it('a version is called with the name of its carline, in each language', () => {
  const { fr, nl } = carTitle(parseId(base).car)
  expect(fr).toMatch(/^Formentor /)
  expect(nl).toMatch(/^Formentor /)
})
