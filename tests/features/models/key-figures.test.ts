import { configurations } from '@demo/backend/configurator/handlers'
import { describe, expect, it } from 'vitest'
import { MODELLED_CARLINES } from '@/domain/carline'
import { keyFigures, rangeOver } from '@/features/models/key-figures'

const buildsOf = (carline_code: (typeof MODELLED_CARLINES)[number]) =>
  configurations({ lang: 'nl', sales_type: 'B2C', carline_code }).configurations

describe('the figures of a carline', () => {
  it('reach from the lowest to the highest of its versions', () => {
    for (const carline of MODELLED_CARLINES) {
      const builds = buildsOf(carline)
      const { power } = keyFigures(builds)
      for (const { engine } of builds) {
        expect(engine.power_ch).toBeGreaterThanOrEqual(power?.value ?? Number.NaN)
        expect(engine.power_ch).toBeLessThanOrEqual(power?.max ?? power?.value ?? Number.NaN)
      }
    }
  })

  it('are one number when all versions agree, and absent when none has it', () => {
    const builds = buildsOf('BORN')
    expect(rangeOver(builds, 'km', () => 5)).toEqual({ value: 5, unit: 'km' })
    expect(rangeOver(builds, 'km', () => undefined)).toBeUndefined()
    expect(rangeOver([], 'km', () => 5)).toBeUndefined()
  })
})
