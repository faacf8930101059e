import { describe, expect, it } from 'vitest'
import { regionOfZipcode } from '@/domain/region'

describe('the region of a postal code', () => {
  it.each([
    ['1000', 'brussels'],
    ['1299', 'brussels'],
    ['1300', 'wallonia'],
    ['1499', 'wallonia'],
    ['1500', 'flanders'],
    ['3999', 'flanders'],
    ['4000', 'wallonia'],
    ['7999', 'wallonia'],
    ['8000', 'flanders'],
    ['9999', 'flanders'],
  ])('%s lies in %s', (zipcode, region) => expect(regionOfZipcode(zipcode)).toBe(region))

  it('is read as people type it', () => {
    expect(regionOfZipcode(' 5000 ')).toBe('wallonia')
    expect(regionOfZipcode('B-9000')).toBe('flanders')
    expect(regionOfZipcode('b 1000')).toBe('brussels')
    expect(regionOfZipcode('B1500')).toBe('flanders')
    expect(regionOfZipcode('1 000')).toBe('brussels')
  })

  it.each(['', '0999', '999', '10000', '21000', 'Gent', '1000x', 'L-1000', 'xB1000'])('%s has none', (typed) =>
    expect(regionOfZipcode(typed)).toBeUndefined(),
  )
})
