import { describe, expect, it } from 'vitest'
import { MOST_COMPARED, parseCompared, toggleCompared, withVersion, writeCompared } from '@/features/models/compared'

describe('the cars that an address compares', () => {
  it('are carlines on sale, each once, at most three, each in a version if one is named', () => {
    expect(parseCompared({ compare: 'BORN.B240Z,leon' })).toEqual([
      { carline: 'BORN', version: 'B240Z' },
      { carline: 'LEON', version: undefined },
    ])
    expect(parseCompared({ compare: 'LEONNEW,BEETLE,,BORN,BORN.B170' })).toEqual([
      { carline: 'BORN', version: undefined },
    ])
    expect(parseCompared({ compare: 'BORN,LEON,RAVAL,TERRAMAR' })).toHaveLength(MOST_COMPARED)
    expect(parseCompared({})).toEqual([])
  })

  it('keep the version as the service writes it', () => {
    const query = { compare: 'BORN.b240z,LEON.vz.300' }
    expect(parseCompared({ compare: 'born.b240z,leon.vz.300' })).toEqual([
      { carline: 'BORN', version: 'b240z' },
      { carline: 'LEON', version: 'vz.300' },
    ])
    expect(writeCompared(parseCompared(query))).toEqual(query)
  })

  it('are written as they are read, and not at all when there are none', () => {
    const query = writeCompared(parseCompared({ compare: 'BORN.B240Z,LEON' }))
    expect(query).toEqual({ compare: 'BORN.B240Z,LEON' })
    expect(writeCompared([])).toEqual({ compare: undefined })
  })

  it('come and go by the same click, and no fourth one comes', () => {
    const two = toggleCompared(toggleCompared([], 'BORN'), 'LEON')
    expect(two.map(({ carline }) => carline)).toEqual(['BORN', 'LEON'])
    expect(toggleCompared(two, 'BORN').map(({ carline }) => carline)).toEqual(['LEON'])
    const three = toggleCompared(two, 'RAVAL')
    expect(toggleCompared(three, 'TERRAMAR')).toEqual(three)
  })

  it('change version without changing place', () => {
    const cars = withVersion(parseCompared({ compare: 'BORN,LEON' }), 'BORN', 'B240Z')
    expect(writeCompared(cars)).toEqual({ compare: 'BORN.B240Z,LEON' })
  })
})
