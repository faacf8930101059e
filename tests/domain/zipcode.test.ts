import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPostalCode, readZipcode, zipcodePattern } from '@/domain/zipcode'

describe('a Belgian postal code', () => {
  it.each([
    '1000', ' 1000 ', 'B-1000', 'B1000', 'b 1000', 'BE-1000', 'BE 1000', '1000 Bruxelles', '1000 Brussel', '1000, Bruxelles',
    '1000 - Brussel', 'Bruxelles 1000', 'Bruxelles, 1000', 'B-1000 Bruxelles (centre)', '1000\u00a0Bruxelles', '1000(Bruxelles)', 'BE 1000 Brussel', 'B - 1000', '1000 –  Brussel',
    '(1000) Bruxelles', 'Bruxelles (1000)', '1000.', 'B.1000 Bruxelles', '1000 DE HAAN', '1000 St Gilles',
    '1.000', '1 000', 'B-1.000', '1.000 Bruxelles', '1000 Bruxelles 1', '1000 Bruxelles 10', 'Bruxelles 1.000', '\u202d1000\u202c', '\u200e1000 Bruxelles', '1000Bruxelles', 'B-1000Bruxelles', '1000/Bruxelles', '１０００', '1000BXL',
  ])('is read from %j', (typed) => {
    expect(readZipcode(typed)).toBe('1000')
  }) // biome-ignore format: a list

  it.each([
    '', '0999', '1.0000', '1.00', '10.00', '1000 Bruxelles 100', '1000 1', '0.999', '100', '10000', '1000 9000', 'Bruxelles', '1000 AB 12', 'B-100', '1000x', 'L-1234', '+32 1000', '75001 Paris', '1012 AB', 'NL-1234', '6211 AB Maastricht', '3511ab Utrecht', 'Maastricht 6211 AB',
  ])('is not read from %j', (typed) => {
    expect(readZipcode(typed)).toBeUndefined()
  }) // biome-ignore format: a list

  it('is read with any town beside it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9999 }), fc.constantFrom('Sint-Truiden', 'As', 'Ath', "'s Gravenvoeren", 'Ville-en-Hesbaye'), (code, town) => {
        expect([readZipcode(`${code} ${town}`), readZipcode(`${town} ${code}`)]).toEqual([String(code), String(code)])
      }),
    )
  }) // biome-ignore format: one line reads better
})

describe('a postal code of another country', () => {
  it.each([
    ['75001', '75001'],
    ['F-75001', 'F-75001'],
    ['1012 ab', '1012 AB'],
    ['L-1234', 'L-1234'],
    ['d-52062', 'D-52062'],
    ['SW1A 1AA', 'SW1A 1AA'],
    [' F - 75001 ', 'F - 75001'],
    ['75001 Paris', '75001'],
    ['F-59000 Lille', 'F-59000'],
    ['L-1009 Luxembourg', 'L-1009'],
    ['50667 Köln', '50667'],
    ['6211 AB Maastricht', '6211 AB'],
    ['6211ab Maastricht', '6211AB'],
    ['FR  75001', 'FR 75001'],
    ['LUX-1234', 'LUX-1234'],
    ['1012   AB', '1012 AB'],
    ['90000', '90000'],
    ['59000 Lyon', '59000'],
    ['06000 Nice', '06000'],
    ['F59000', 'F59000'],
    ['LU-1234', 'LU-1234'],
    ['NL 1012AB', 'NL 1012AB'],
    ['12 345', '12 345'],
    ['114 55 Stockholm', '114 55'],
    ['00-950', '00-950'],
    ['D02 AF30', 'D02 AF30'],
    ['CH-1201', 'CH-1201'],
    ['\u202a75001\u202c', '75001'],
  ])('%j is %j', (typed, code) => {
    expect(readPostalCode(typed)).toBe(code)
  })

  it.each([
    '0999',
    'B-0999',
    '12',
    'Bruxelles',
    'abc',
    '<b>',
    '12345678901',
    'x 75001 Paris 75002',
    'B--999',
    'B - 999',
    'B-90000',
    'BE10000',
    'B 10000 Gent',
    '90 00',
    '90-00',
    'F-7500',
    'F-750011',
    'D-5206',
    'L-12345',
    'NL-1012',
    'NL 10122 AB',
    'F-00000',
    '00000',
  ])('%j is none', (typed) => {
    expect(readPostalCode(typed)).toBeUndefined()
  })
})

it('the contract takes four digits that begin with no zero, and nothing around them', () => {
  for (const code of ['1000', '9992']) expect(zipcodePattern.test(code)).toBe(true)
  for (const code of ['0999', '100', '10000', ' 1000', '1000 ', 'B1000', '1', '1abc'])
    expect(zipcodePattern.test(code)).toBe(false)
})
