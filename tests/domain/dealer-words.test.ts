import { expect, it } from 'vitest'
import { placeOf, townOf } from '@/domain/dealer-words'

const dealer = { name: 'Garage', city: 'Gent', zipcode: '9000' }

it('a dealer is known by the town, or else by the name', () => {
  expect(townOf(dealer)).toBe('Gent')
  expect(townOf({ ...dealer, city: '' })).toBe('Garage')
})

it('the place of a dealer is what is known of it, without a sign that joins nothing', () => {
  expect(placeOf(dealer)).toBe('Garage, 9000 Gent')
  expect(placeOf({ name: 'Garage', city: 'Gent' })).toBe('Garage, Gent')
  expect(placeOf({ name: 'Garage', city: '', zipcode: '9000' })).toBe('Garage, 9000')
  expect(placeOf({ name: 'Garage', city: '' })).toBe('Garage')
})
