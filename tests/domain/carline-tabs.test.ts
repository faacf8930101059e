import { configurations } from '@demo/backend/configurator/handlers'
import { describe, expect, it } from 'vitest'
import { readCarline } from '@/content/read/carlines.server'
import type { CarlineContent } from '@/content/types'
import { announcedCarlines, type CarlineCode, carlinesOnSale, isElectricCarline } from '@/domain/carline'
import { availableTabs, CARLINE_TABS, isFiguresTab } from '@/domain/carline-tabs'
import { buildPath } from '@/routing/build-path'
import { parsePath } from '@/routing/parse-path'
import { switchPath } from '@/routing/switch-path'

const wordsOf = async (code: CarlineCode) =>
  (await readCarline(code, { language: 'fr', salesType: 'B2C' })) as CarlineContent

describe('the tabs of a carline', () => {
  it('are those of every carline that is sold, and none of one that is announced', async () => {
    for (const carline of carlinesOnSale())
      expect(availableTabs(await wordsOf(carline))).toHaveLength(CARLINE_TABS.length - 1)
    for (const carline of announcedCarlines()) expect(availableTabs(await wordsOf(carline))).toEqual([])
  })

  it('are what its entry writes, in the order of the site, and the figures: no page leads to one that is not there', () => {
    expect(availableTabs({ code: 'BORN', tabs: [] })).toEqual(['versions', 'data'])
    expect(availableTabs({ code: 'BORN', tabs: ['safety', 'design', 'unknown'] })).toEqual([
      'design',
      'safety',
      'versions',
      'data',
    ])
  })

  it('tell of range where every version is electric in the catalogue, of performance elsewhere', async () => {
    for (const carline_code of carlinesOnSale()) {
      const { configurations: builds } = configurations({ lang: 'fr', sales_type: 'B2C', carline_code })
      const tabs = availableTabs(await wordsOf(carline_code))
      expect(isElectricCarline(carline_code)).toBe(builds.every(({ fuel_type }) => fuel_type === 'ELECTRIC'))
      expect(tabs.includes('autonomie')).toBe(isElectricCarline(carline_code))
      expect(tabs.includes('performance')).toBe(!isElectricCarline(carline_code))
    }
  })

  it('are written by editors in the same order, figures excepted', async () => {
    for (const code of carlinesOnSale()) {
      const words = await wordsOf(code)
      expect(words.tabs).toEqual(availableTabs(words).filter((tab) => !isFiguresTab(tab)))
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
