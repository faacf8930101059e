import { carId } from '@demo/backend/engine/configuration-id'
import { randomCar } from '@demo/backend/tests/engine/walk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { configurationIdSchema } from '@/contract/common'
import { nearestIds, parseCarline } from '@/features/configurator/car/nearest-ids'

const ids = Array.from({ length: 40 }, (_, seed) => carId(randomCar(seed, 4)))

describe('a broken address of a car', () => {
  it('that was pasted twice, or in capitals, or with words behind it is read as the one car', () => {
    for (const id of ids) {
      for (const given of [`${id}${id}`, `${id}/${id}`, id.toUpperCase(), `${id}) vu hier`, `${id}…`]) {
        expect(nearestIds(given), given).toContain(id)
      }
    }
  })

  it('that was cut within its codes is read as far as it goes', () => {
    for (const id of ids) {
      const codes = id.split('-')
      const given = id.slice(0, -2)
      expect(nearestIds(given)).toContain(codes.slice(0, -1).join('-'))
    }
  })

  it('gives but ids that the service can read, however long or strange it is, and never itself', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom(...ids), fc.string({ minLength: 9_000, maxLength: 10_000 })),
        (text) => {
          for (const given of [text, `born.b170.2027a.${text}`]) {
            for (const id of nearestIds(given)) {
              expect(configurationIdSchema.safeParse(id).success, id).toBe(true)
              expect(id).not.toBe(given)
            }
          }
        },
      ),
    )
  })

  it('names its carline to the last', () => {
    expect([parseCarline('born'), parseCarline('BORN.b1'), parseCarline('ateca.x'), parseCarline('')]).toEqual([
      'BORN',
      'BORN',
      undefined,
      undefined,
    ])
  })
})

describe('what is left of an address', () => {
  it('gives the fullest car first, four at the most', () => {
    expect(nearestIds('born.b170.2027a.a-b-c-d-e-f!')).toEqual([
      'born.b170.2027a.a-b-c-d-e-f',
      'born.b170.2027a.a-b-c-d-e',
      'born.b170.2027a.a-b-c-d',
      'born.b170.2027a.a-b-c',
    ])
  })

  it('gives no car without its codes', () => {
    expect(
      ['', 'born', 'born.b170.2027a', 'born.b170.2027a.', '.b170.2027a.a', 'born.b170.2027a.-'].map(nearestIds),
    ).toEqual([[], [], [], [], [], []])
  })

  it('passes over empty codes and what stands behind a fifth part', () => {
    expect(nearestIds('born.b170.2027a.a--b-.c-d')).toEqual(['born.b170.2027a.a-b', 'born.b170.2027a.a'])
  })

  it('gives all that is left of an address that is cut at 200 signs', () => {
    const start = `born.b170.2027a.${'a'.repeat(180)}`
    expect(nearestIds(`${start}-bcde`)).toEqual([`${start}-bcd`, start])
  })

  it('says its carline by the letters with which it begins, and no others', () => {
    expect([parseCarline('leonbreak.x'), parseCarline(' born'), parseCarline('born1'), parseCarline('1born')]).toEqual([
      'LEONBREAK',
      undefined,
      'BORN',
      undefined,
    ])
  })
})
