import { configurations } from '@demo/backend/configurator/handlers'
import { describe, expect, it } from 'vitest'
import { store } from '@/content/store/store.server'
import { announcedCarlines, type CarlineCode, carlinesOnSale, isElectricCarline } from '@/domain/carline'
import { availableTabs, CARLINE_TABS, isCarlineTab, isFiguresTab } from '@/features/models/carline-tabs'
import { buildPath } from '@/routing/build-path'
import { parsePath } from '@/routing/parse-path'
import { switchPath } from '@/routing/switch-path'

describe('the tabs of a carline', () => {
  it('are those of every carline that is sold, and none of one that is announced', () => {
    for (const carline of carlinesOnSale()) expect(availableTabs(carline)).toHaveLength(CARLINE_TABS.length - 1)
    for (const carline of announcedCarlines()) expect(availableTabs(carline as CarlineCode)).toEqual([])
    expect(isCarlineTab('BORN', 'design')).toBe(true)
    expect(isCarlineTab('BORN', 'test-drive')).toBe(false)
    expect(isCarlineTab('LEONNEW', 'design')).toBe(false)
  })

  it('tell of range where every version is electric in the catalogue, of performance elsewhere', () => {
    for (const carline_code of carlinesOnSale()) {
      const { configurations: builds } = configurations({ lang: 'fr', sales_type: 'B2C', carline_code })
      expect(isElectricCarline(carline_code)).toBe(builds.every(({ fuel_type }) => fuel_type === 'ELECTRIC'))
      expect(isCarlineTab(carline_code, 'autonomie')).toBe(isElectricCarline(carline_code))
      expect(isCarlineTab(carline_code, 'performance')).toBe(!isElectricCarline(carline_code))
    }
  })

  it('are written by editors in the same order, figures excepted', async () => {
    const entries = await store.carlines()
    for (const code of carlinesOnSale()) {
      const written = entries.find(({ entry }) => entry.carline === code)?.entry.tabs.map(({ id }) => id)
      expect(written).toEqual(availableTabs(code).filter((tab) => !isFiguresTab(tab)))
    }
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
