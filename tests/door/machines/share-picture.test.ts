import { existsSync } from 'node:fs'
import { tempFolder } from '@tests/temp-folder'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '@/domain/language'
import { findSharePicture, pictureFile } from '@/door/machines/share-picture.server'
import { staticPaths } from '@/routing/static-paths'
import { drawPicture, splitTitle } from '../../../scripts/make/share-pictures/share-picture.mts'

describe('the picture of a shared link', () => {
  test('is one that is there, whatever the page', () => {
    for (const { match, language } of staticPaths()) {
      const { path } = findSharePicture(match, language)
      expect(existsSync(`public${path}`), path).toBe(true)
      expect(existsSync(`public${pictureFile(match)}`), pictureFile(match)).toBe(true)
    }
  })

  test('is the icon where the maker has no picture of the car among his files', () => {
    const page = { name: 'models.carline', params: { carline_code: 'BORN' }, salesType: 'B2C' } as const
    const { path } = findSharePicture(page, 'fr', tempFolder('without-pictures'))
    expect(path).toBe('/icon-512.png')
    expect(existsSync(`public${path}`)).toBe(true)
  })

  test('shows the carline that the page is about', () => {
    const page = { name: 'stock.model', params: { modelName: 'TERRAMAR' }, salesType: 'B2B' } as const
    for (const language of LANGUAGES) expect(findSharePicture(page, language).path).toContain('terramar')
    expect(pictureFile(page)).toContain('/terramar/hero')
  })

  test('shows an announced carline in the shadow of the one that it will follow', () => {
    const page = { name: 'models.carline', params: { carline_code: 'LEONNEW' }, salesType: 'B2C' } as const
    expect(pictureFile(page)).toContain('/leon/teaser')
  })
})

describe('the words on it', () => {
  test('are a name and what is told of it, where the title has both', () => {
    expect(splitTitle('Règlement européen sur les données\u00a0: Les données vous appartiennent')).toEqual({
      headline: 'Règlement européen sur les données',
      line: 'Les données vous appartiennent',
    })
    expect(splitTitle('Born\u00a0: prix et versions')).toEqual({ headline: 'Born', line: 'Prix et versions' })
    expect(splitTitle('La route vous attend.')).toEqual({ headline: 'La route vous attend.' })
  })

  test('are written in signs that the typeface has', () => {
    expect(splitTitle('CO₂ en verbruik').headline).toBe('CO2 en verbruik')
  })

  test('are drawn at the size that networks ask for, in a file that they accept', async () => {
    const drawn = await drawPicture(splitTitle('Toegankelijkheidsverklaring'), 'public/images/cars/born/hero-1920.webp')
    const { width, height, format } = await sharp(drawn).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
    expect(drawn.length).toBeLessThan(120 * 1024)
  })
})
