import { modelsPrices } from '@demo/backend/configurator/handlers'
import { describe, expect, it } from 'vitest'
import { announcedCarlines, followedCarline } from '@/domain/carline'
import { groupFamilies } from '@/features/models/families'

const { models } = modelsPrices({ lang: 'fr', sales_type: 'B2C' })

describe('the families of models', () => {
  it('hold every model once, and every announced carline beside the one it will follow', () => {
    const families = groupFamilies(models)
    expect(families.flatMap((family) => family.models)).toHaveLength(models.length)
    expect(families.flatMap(({ announced }) => announced).toSorted()).toEqual(announcedCarlines().toSorted())
    for (const family of families) {
      for (const carline of family.announced) {
        expect(family.models.map(({ carline_code }) => carline_code)).toContain(followedCarline(carline))
      }
    }
  })

  it('show nothing of what the service does not sell', () => {
    expect(groupFamilies([])).toEqual([])
  })
})
