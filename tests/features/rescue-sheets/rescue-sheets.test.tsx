import { existsSync, readFileSync, statSync } from 'node:fs'
import { sheetBuilds, sheetHash } from '@demo/studio/scripts/rescue-sheets/sheet.mts'
import { serverMarkup } from '@tests/server-markup'
import { describe, expect, it } from 'vitest'
import list from '@/brand/rescue-sheets.json'
import { CARLINE_ROWS, CARLINE_SLUGS, MODELLED_CARLINES } from '@/domain/carline'
import { LANGUAGES } from '@/domain/language'
import { RescueSheets, SHEETS } from '@/features/rescue-sheets/RescueSheets.late'

const FOLDER = 'public/downloads/rescue-sheets'

describe('the rescue sheets', () => {
  it('are one for each carline of the catalogue, with the energies that its versions have', () => {
    expect(SHEETS.map(({ carline }) => carline)).toEqual([...MODELLED_CARLINES])
    for (const { carline, fuels } of SHEETS) {
      const builds = sheetBuilds(carline, 'fr')
      expect(new Set(fuels)).toEqual(new Set(builds.map(({ fuel_type }) => fuel_type)))
    }
  })

  it('hold the facts and the words of today, or npm run rescue-sheets draws them anew', () => {
    const stale = MODELLED_CARLINES.flatMap((carline) =>
      LANGUAGES.flatMap((language) => {
        const name = `${CARLINE_SLUGS[carline]}-${language}.pdf` as keyof typeof list.files
        const builds = sheetBuilds(carline, language)
        return list.files[name]?.hash === sheetHash({ carline, builds, language }) ? [] : [name]
      }),
    )
    expect(stale).toEqual([])
  })

  it('show high voltage on every car that has it, and a tank on every car that burns petrol', () => {
    for (const { fuels, parts } of SHEETS) {
      expect(parts.includes('highVoltageBattery')).toBe(fuels.some((fuel) => fuel !== 'BENZINE'))
      expect(parts.includes('fuelTank')).toBe(fuels.some((fuel) => fuel !== 'ELECTRIC'))
    }
  })

  it('lie there in both languages, a PDF of the size that the page says, under 150 KB', () => {
    for (const carline of MODELLED_CARLINES) {
      for (const language of LANGUAGES) {
        const name = `${CARLINE_SLUGS[carline]}-${language}.pdf` as keyof typeof list.files
        const { bytes, date } = list.files[name]
        expect(statSync(`${FOLDER}/${name}`).size).toBe(bytes)
        expect(bytes).toBeLessThan(150 * 1024)
        expect(readFileSync(`${FOLDER}/${name}`).subarray(0, 5).toString()).toBe('%PDF-')
        expect(Date.parse(date)).not.toBeNaN()
      }
    }
  })

  it.each(LANGUAGES)(
    'are listed with drawing, legend and both files, in the HTML of the server: %s',
    async (language) => {
      const audience = { language, salesType: 'B2C' } as const
      const page = await serverMarkup(<RescueSheets />, audience, { name: 'rescue-sheets', params: {} }, [])
      for (const { carline, fuels, parts } of SHEETS) {
        const sheet = page.querySelector(`#${CARLINE_SLUGS[carline]}`)
        expect(page.querySelector(`a[href="#${CARLINE_SLUGS[carline]}"]`)).not.toBeNull()
        const drawings = [...(sheet?.querySelectorAll('img') ?? [])].map((image) => image.getAttribute('src') ?? '')
        expect(drawings).toHaveLength(fuels.length)
        for (const src of drawings) expect(existsSync(`public${src}`)).toBe(true)
        expect(sheet?.querySelectorAll('ul li')).toHaveLength(parts.length)
        const files = [...(sheet?.querySelectorAll('a[download]') ?? [])].map((link) => link.getAttribute('href'))
        expect(files[0]).toBe(`/downloads/rescue-sheets/${CARLINE_SLUGS[carline]}-${language}.pdf`)
        expect(files).toHaveLength(2)
      }
    },
  )

  it('are shown from the first day of sale on', async () => {
    const born = CARLINE_ROWS.BORN as { from?: string }
    const route = { name: 'rescue-sheets', params: {} } as const
    const shown = async () => {
      const page = await serverMarkup(<RescueSheets />, { language: 'nl', salesType: 'B2C' }, route, [])
      return page.querySelector('#born') !== null
    }
    try {
      born.from = '2999-01-01'
      expect(await shown()).toBe(false)
      born.from = '2026-01-01'
      expect(await shown()).toBe(true)
    } finally {
      delete born.from
    }
  })
})
