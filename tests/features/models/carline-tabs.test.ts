import { describe, expect, it } from 'vitest'
import { ANNOUNCED_CARLINES, type CarlineCode, SOLD_CARLINES } from '@/domain/carline'
import { CARLINE_TABS, carlineTabsOf, isCarlineTab } from '@/features/models/carline-tabs'
import { buildPath } from '@/routing/build-path'
import { parsePath } from '@/routing/parse-path'
import { switchPath } from '@/routing/switch-path'

describe('the tabs of a model', () => {
  it('are the same for every carline that is sold, and none for one that is announced', () => {
    for (const carline of SOLD_CARLINES) expect(carlineTabsOf(carline)).toEqual(CARLINE_TABS)
    for (const carline of Object.keys(ANNOUNCED_CARLINES)) expect(carlineTabsOf(carline as CarlineCode)).toEqual([])
    expect(isCarlineTab('BORN', 'design')).toBe(true)
    expect(isCarlineTab('BORN', 'test-drive')).toBe(false)
    expect(isCarlineTab('LEONNEW', 'design')).toBe(false)
  })

  it('stay the same tab through a switch of language', () => {
    for (const tab of CARLINE_TABS) {
      const french = buildPath(
        'models.carline.tab',
        { carline_code: 'BORN', tab_slug_id: tab },
        { language: 'fr', salesType: 'B2C' },
      )
      const dutch = parsePath(switchPath(french, { language: 'nl' }))
      expect(dutch).toMatchObject({
        language: 'nl',
        match: { name: 'models.carline.tab', params: { tab_slug_id: tab } },
      })
    }
  })
})
